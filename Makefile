# The one list of commands, the same for people and for continuous integration.
# Everything goes through run.py, which sets .venv up when needed.

PYTHON ?= python3
BIN = .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test fast slow coverage golden migration pictures budget format docs wheel sbom clean

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play:  ## start the server and open the page
	$(PYTHON) run.py

test:  ## every check: lint, types, Python tests in both modes, page, browser
	$(PYTHON) run.py test

fast:  ## lint, types and interpreted Python tests only
	$(PYTHON) run.py test --fast

slow:  ## everything, and the tests that take minutes
	$(PYTHON) run.py test --slow

coverage:  ## how much of the code the tests reach, package by package, with its floor
	$(PYTHON) run.py test --coverage

golden:  ## write the golden playthroughs that are missing
	PYTHONPATH=src:. $(BIN)/python -m tests.golden

migration:  ## draft the next revision of the database: make migration name="what changes"
	PYTHONPATH=src $(BIN)/python -m chabudai.server.storage.migrations.write "$(name)"
	$(BIN)/ruff format src/chabudai/server/storage/migrations/versions

pictures:  ## photograph every board and main page into docs/images
	$(PYTHON) run.py version
	PYTHONPATH=. $(BIN)/python -m web.take_pictures

budget:  ## weigh the page and time its boards in Chromium
	$(PYTHON) run.py version
	PYTHONPATH=. $(BIN)/python -m web.measure_page

format:  ## format Python and web code, and mend what the linters can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m setup.node run lint -- --fix
	$(BIN)/python -m setup.node run format

docs:  ## build the docs into site/; the server shows them at /docs
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=src:. $(BIN)/python -m mkdocs build --strict --quiet

wheel:  ## build the wheel, with the page and the compiled rules, into dist/
	PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt $(BIN)/python -m pip wheel --no-deps -w dist .

sbom:  ## every package inside, as CycloneDX JSON, into dist/sbom.json
	@mkdir -p dist
	$(BIN)/python -m chabudai sbom > dist/sbom.json

clean:  ## remove everything that was made, .venv included
	rm -rf .venv .cache dist site web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
