"""What the forge reads - workflows, Dependabot, issue forms, hooks - names only commands and folders that exist.

Every file is parsed. Whether the forge accepts it is seen only there.
"""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from chabudai import GAMES
from setup import checks, chromium

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
LOCKS = {"pip": "pyproject.toml", "npm": "package-lock.json", "github-actions": ".github/workflows"}
FLAGS = {"--fast", "--slow", "--coverage"}


def read(path: Path) -> dict[Any, Any]:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def jobs(path: Path) -> dict[str, Any]:
    return dict(read(path)["jobs"])


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in jobs(path).values():
        yield from job["steps"]


def commands() -> list[str]:
    """Every line that a workflow or a hook runs."""
    written = [step["run"] for path in WORKFLOWS for step in steps(path) if "run" in step]
    hooks = [
        hook["entry"] for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]
    ]
    return [line for text in [*written, *hooks] for line in text.splitlines()]


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def scripts() -> set[str]:
    return set(json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"])


def unknown(command: str) -> str:
    """Why this command cannot work in this tree, or nothing."""
    words = shlex.split(command)
    if words[0] == "make":
        return ", ".join(f"no target {word}" for word in words[1:] if word not in targets())
    if words[0].startswith(".ci/"):
        return "" if (ROOT / words[0]).is_file() else f"no file {words[0]}"
    if words[1:2] == ["run.py"]:
        flags = set(words[3:]) - FLAGS
        return f"{words[2:]}" if words[2] != "test" or flags else ""
    if words[1:3] == ["-m", "setup.node"]:
        return "" if words[3] == "run" and words[4] in scripts() else f"no script {words[3:5]}"
    known = (
        "pipx run build --sdist",
        "python -m venv .venv",
        ".venv/bin/python -m pip install ",
        ".venv/bin/ruff ",
    )
    return "" if command.startswith(known) else "this test does not know the command"


def test_there_are_workflows_forms_and_hooks() -> None:
    assert {path.stem for path in WORKFLOWS} >= {"test", "wheels", "docs"}
    assert {path.stem for path in FORMS} >= {"bug", "feature", "rule-question"}
    assert len(commands()) >= 8


@pytest.mark.parametrize("command", commands())
def test_every_command_that_the_forge_runs_exists(command: str) -> None:
    assert unknown(command) == ""


@pytest.mark.parametrize(
    "command",
    [
        "make nothing",
        "python run.py test --quick",
        ".ci/walk",
        ".venv/bin/python -m setup.node run fly",
        "ls",
    ],
)
def test_a_command_that_does_not_exist_is_noticed(command: str) -> None:
    assert unknown(command) != ""


def test_the_options_of_run_are_those_that_the_checks_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown option would go to pytest."""
    monkeypatch.setattr(checks, "is_compiled", lambda: True)
    monkeypatch.setattr(chromium, "find_or_install", lambda: "/bin/chromium")
    for flag in FLAGS:
        assert not any(flag in check.command for check in checks.chosen([flag]))
    assert "--quick" in checks.chosen(["--quick"])[0].command


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_a_job_says_otherwise(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}
    wider = {name: job["permissions"] for name, job in jobs(path).items() if "permissions" in job}
    assert wider == WIDER.get(path.stem, {})


WIDER = {
    "docs": {"publish": {"pages": "write", "id-token": "write"}},
    "wheels": {"release": {"attestations": "write", "id-token": "write"}},
}


def test_a_release_is_attested_before_it_is_published_and_only_for_a_tag() -> None:
    release = jobs(FORGE / "workflows" / "wheels.yml")["release"]
    assert release["if"] == "startsWith(github.ref, 'refs/tags/v')"
    others = set(jobs(FORGE / "workflows" / "wheels.yml")) - {"release"}
    assert set(release["needs"]) == others
    used = [step["uses"].partition("@")[0] for step in release["steps"]]
    assert used[-3:] == [
        "actions/attest-build-provenance",
        "actions/attest-sbom",
        "pypa/gh-action-pypi-publish",
    ]
    assert "password" not in str(release)
    assert "secrets." not in str(release)
    assert [step for step in release["steps"] if "run" in step] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_job_ends_by_itself_and_every_action_has_a_version(path: Path) -> None:
    assert [name for name, job in jobs(path).items() if "timeout-minutes" not in job] == []
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert [name for name in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+\.\d+)?", name)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_no_step_keeps_the_token_of_the_checkout(path: Path) -> None:
    checkouts = [step for step in steps(path) if step.get("uses", "").startswith("actions/checkout@")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_every_python_we_name_is_tested_and_built() -> None:
    matrix = jobs(FORGE / "workflows" / "test.yml")["fast"]["strategy"]["matrix"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project()["project"]["classifiers"]))
    extra = [row["python"].removesuffix("-dev") for row in matrix["include"]]
    assert set(matrix["python"]) <= set(named) <= {*matrix["python"], *extra}
    built = re.findall(r"cp3(\d+)-\*", project()["tool"]["cibuildwheel"]["build"])
    assert [f"3.{minor}" for minor in built] == matrix["python"]
    assert project()["project"]["requires-python"] == f">={matrix['python'][0]}"


def test_the_tests_run_on_three_systems_and_wheels_are_built_on_them() -> None:
    matrix = jobs(FORGE / "workflows" / "test.yml")["fast"]["strategy"]["matrix"]
    tested = {*matrix["os"], *(row["os"] for row in matrix["include"])}
    built = jobs(FORGE / "workflows" / "wheels.yml")["wheels"]["strategy"]["matrix"]["os"]
    assert {name.split("-")[0] for name in tested} == {"ubuntu", "macos", "windows"}
    assert {name.split("-")[0] for name in built} == {"ubuntu", "macos", "windows"}


def test_dependabot_looks_where_the_locks_are() -> None:
    updates = read(FORGE / "dependabot.yml")["updates"]
    assert {one["package-ecosystem"] for one in updates} >= LOCKS.keys()
    for one in updates:
        folder = ROOT / one["directory"].strip("/")
        assert (folder / LOCKS.get(one["package-ecosystem"], "")).exists()


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_every_form_asks_something_once_and_lists_no_games(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in asked}) == len(asked) > 0
    for field in asked:
        choices = map(str, field["attributes"].get("options", []))
        assert not {card.title for card in GAMES.values()} & {*choices}


def test_the_files_that_visitors_look_for_link_to_files_that_exist() -> None:
    for name in ("CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
        assert [link for link in links if not (ROOT / link).exists()] == [], name


def test_the_changelog_has_a_section_for_each_release_and_one_for_what_comes() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", head) for head in heads[1:])
    kinds = set(re.findall(r"^### (.+)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Fixed"}


def test_a_release_of_the_changelog_is_short_and_each_change_is_one_line() -> None:
    """At most 40 lines for each release, each a sentence of 180 characters at most."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for release in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, *lines = [line for line in release.splitlines() if line and not line.startswith("### ")]
        assert 0 < len(lines) <= 40, head
        assert [line for line in lines if not re.fullmatch(r"- .{1,178}\.", line)] == [], head
