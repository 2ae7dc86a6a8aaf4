"""The files of deploy/: they parse, and name only settings, commands, paths and services that exist."""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.routing import BaseRoute, Mount, Route

from chabudai import __version__
from chabudai.cli import app as command_line
from chabudai.server.app import create_app
from chabudai.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"CHABUDAI_{field.name.upper()}" for field in fields(Settings)}
BUILD_ONLY = {"CHABUDAI_COMPILE"}
OURS = ("one", "two", "bots", "backups")
UNITS = sorted((DEPLOY / "systemd").iterdir())


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def services() -> dict[str, Any]:
    found: dict[str, Any] = compose()["services"]
    return found


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, without comments and with their lines joined."""
    lines = [line for line in text("Containerfile").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def last_stage() -> list[tuple[str, str]]:
    found = steps()
    start = max(number for number, (word, _) in enumerate(found) if word == "FROM")
    return found[start:]


def commands() -> set[str]:
    return {str(command.name) for command in command_line.registered_commands}


def paths(routes: list[BaseRoute], before: str = "") -> Iterator[str]:
    for route in routes:
        if isinstance(route, Route):
            yield before + route.path
        elif isinstance(route, Mount):
            yield from paths(list(route.routes), before + route.path)


# The image


def test_every_instruction_is_one_that_builders_know() -> None:
    known = {
        "ARG",
        "CMD",
        "COPY",
        "ENV",
        "EXPOSE",
        "FROM",
        "HEALTHCHECK",
        "LABEL",
        "RUN",
        "USER",
        "VOLUME",
        "WORKDIR",
    }
    assert {word for word, _ in steps()} <= known


def test_the_image_ends_as_a_user_that_is_not_root() -> None:
    users = [rest for word, rest in last_stage() if word == "USER"]
    assert users
    user, _, group = users[-1].partition(":")
    assert int(user) > 0
    assert int(group) > 0
    made = " ".join(rest for word, rest in last_stage() if word == "RUN")
    assert f"useradd --uid {user}" in made


def test_nothing_is_run_or_copied_after_root_has_left() -> None:
    words = [word for word, _ in last_stage()]
    assert not {"RUN", "COPY"} & set(words[words.index("USER") :])


def test_the_base_is_chosen_by_whoever_builds_and_has_a_fixed_tag() -> None:
    (first,) = [rest for word, rest in steps() if word == "ARG" and rest.startswith("BASE=")]
    assert re.fullmatch(r"BASE=docker\.io/library/python:3\.\d+-slim", first)
    assert [rest for word, rest in steps() if word == "FROM"] == ["${BASE} AS build", "${BASE}"]


def test_the_last_stage_installs_nothing_and_has_no_compiler() -> None:
    told = " ".join(rest for word, rest in last_stage() if word == "RUN")
    assert told
    assert not re.search(r"apt-get|\bpip\b|gcc", told)


def test_every_package_of_the_image_is_checked_by_its_hash() -> None:
    """Each `pip install` names a file of hashes, or the wheel that was built here."""
    told = " ".join(rest for word, rest in steps() if word == "RUN")
    installs = [part for part in told.split("&&") if re.search(r"pip\b.* install ", part)]
    assert len(installs) == 3
    for part in installs:
        file = re.search(r"--require-hashes --requirement (\S+)", part)
        assert (file and (ROOT / file[1]).is_file()) or "--no-deps --no-index /wheels/" in part, part


def test_the_image_listens_to_others_and_keeps_games_in_its_volume() -> None:
    variables = dict(
        word.split("=", 1) for kind, rest in last_stage() if kind == "ENV" for word in shlex.split(rest)
    )
    assert variables["CHABUDAI_HOST"] == "0.0.0.0"
    assert ("VOLUME", variables["CHABUDAI_DATA"]) in last_stage()
    port = next(field.default for field in fields(Settings) if field.name == "port")
    assert ("EXPOSE", str(port)) in last_stage()


def test_whatever_is_copied_is_sent_to_the_builder() -> None:
    """`.dockerignore` names what is sent; a source of `COPY` that is not there fails the build."""
    sent = [
        line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")
    ]
    copied = [
        name
        for word, rest in steps()
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    ]
    assert set(copied) == set(sent)
    assert [name for name in sent if not (ROOT / name).exists()] == []
    wanted = {"pyproject.toml", "constraints.txt", "LICENSE", "README.md", "src", "setup", "web"}
    assert wanted <= set(sent)


# Both, and the units


def test_no_image_has_a_moving_tag() -> None:
    images = [service["image"] for service in services().values()]
    images += re.findall(r"BASE=(\S+)", text("Containerfile"))
    assert len(images) >= 6
    for image in images:
        _, _, tag = image.rpartition("/")[2].partition(":")
        assert re.match(r"\d|trixie$", tag), image


def test_the_tag_of_our_image_is_the_version() -> None:
    assert {services()[name]["image"] for name in OURS} == {f"chabudai:{__version__}"}
    assert set(re.findall(r"--tag (\S+)", text("Containerfile"))) == {f"chabudai:{__version__}"}


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", *(f"systemd/{unit.name}" for unit in UNITS)]
)
def test_every_setting_that_is_named_exists(name: str) -> None:
    assert set(re.findall(r"CHABUDAI_[A-Z_]+", text(name))) - BUILD_ONLY <= SETTINGS


def test_the_settings_are_those_that_servers_and_workers_need() -> None:
    """A guard for the test above: the names are found where they are."""
    for name in OURS:
        assert set(services()[name]["environment"]) >= {"CHABUDAI_DATABASE_URL", "CHABUDAI_DATA"}
    assert "CHABUDAI_PROXIES" in services()["one"]["environment"]


def started() -> Iterator[list[str]]:
    """Every command line of ours, without `chabudai`."""
    command = next(rest for word, rest in last_stage() if word == "CMD")
    yield json.loads(command)
    for name in OURS:
        yield services()[name]["command"]
    for unit in UNITS:
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE):
            yield shlex.split(
                line.replace("/opt/chabudai/bin/", "").replace("/bin/sh -c 'exec ", "").rstrip("'")
            )
    for line in re.findall(r"\bchabudai backup .*", text("backups.sh")):
        yield shlex.split(line.partition(" >")[0])


def test_every_command_and_option_exists() -> None:
    options = {
        str(command.name): set(re.findall(r"--[a-z-]+", " ".join(option_names(command.callback))))
        for command in command_line.registered_commands
    }
    lines = list(started())
    assert len(lines) >= 9
    for line in lines:
        if line[0] == "chabudai-backups":
            assert ("COPY", "deploy/backups.sh /usr/local/bin/chabudai-backups") in last_stage()
            continue
        assert line[0] == "chabudai"
        assert line[1] in commands(), line
        assert {word for word in line if word.startswith("--")} <= options[line[1]], line


def option_names(callback: Any) -> Iterator[str]:
    """What Typer makes of a function: the names it is given, or the name of the parameter."""
    for name, kind in callback.__annotations__.items():
        given = [
            word
            for extra in getattr(kind, "__metadata__", ())
            for word in getattr(extra, "param_decls", None) or ()
        ]
        given += [str(getattr(extra, "default", "")) for extra in getattr(kind, "__metadata__", ())]
        yield from given
        yield f"--{name.replace('_', '-')}"


def health_checks() -> Iterator[list[str]]:
    checks = [rest for word, rest in last_stage() if word == "HEALTHCHECK"]
    assert len(checks) == 1
    yield json.loads(checks[0][checks[0].index("[") :])
    for name in ("one", "two"):
        test = services()[name]["healthcheck"]["test"]
        assert test[0] == "CMD"
        yield test[1:]


def test_the_health_checks_are_the_same_and_ask_for_a_path_that_exists(tmp_path: Path) -> None:
    first, *others = health_checks()
    assert others == [first, first]
    program = first[-1]
    compile(program, "health", "exec")
    (path,) = re.findall(r"'GET', '([^']+)'", program)
    assert path in set(paths(list(create_app(Settings(data=tmp_path)).routes)))


# The services


def test_every_service_of_ours_is_locked_down() -> None:
    for name in (*OURS, "proxy"):
        service = services()[name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service.get("user", "101:101") == "101:101"
        assert not service.get("privileged")


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert {name for name, service in services().items() if "ports" in service} == {"proxy"}
    assert services()["database"]["networks"] == ["inside"]
    assert compose()["networks"]["inside"] == {"internal": True}


def test_no_two_servers_share_a_folder() -> None:
    mounts = [services()[name]["volumes"] for name in ("one", "two")]
    assert mounts[0] != mounts[1]
    for (mount,) in mounts:
        volume, _, place = mount.partition(":")
        assert volume in compose()["volumes"]
        assert place == services()["one"]["environment"]["CHABUDAI_DATA"]


def test_servers_leave_the_bots_to_two_workers() -> None:
    assert all("--no-bots" in services()[name]["command"] for name in ("one", "two"))
    assert services()["bots"]["deploy"]["replicas"] == 2
    assert services()["bots"]["healthcheck"] == {"disable": True}


def test_backups_go_to_a_volume_that_nothing_else_writes() -> None:
    users = [name for name, service in services().items() if "backups" in str(service.get("volumes"))]
    assert users == ["backups"]
    assert services()["backups"]["volumes"] == ["backups:/backups"]
    assert "BACKUP_FOLDER:-/backups" in text("backups.sh")


def test_every_variable_that_compose_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", text("compose.yaml")))
    assert asked == set(re.findall(r"^(\w+)=", text("example.env"), re.MULTILINE))
    assert "DATABASE_PASSWORD=\n" in text("example.env"), "no password is given away"


# The proxy


def test_the_proxy_knows_every_server() -> None:
    servers = re.findall(r"^\s*server (\w+):(\d+)", text("nginx.conf"), re.MULTILINE)
    assert servers == [(name, "8000") for name in ("one", "two")]
    listens = re.findall(r"^\s*listen (\d+);", text("nginx.conf"), re.MULTILINE)
    assert [port.rpartition(":")[2] for port in services()["proxy"]["ports"]] == listens


def test_the_braces_of_the_proxy_match() -> None:
    depth = 0
    bare = re.sub(r"\$\{?\w+|#.*|~\S+", "", text("nginx.conf"))
    for sign in re.findall(r"[{}]", bare):
        depth += 1 if sign == "{" else -1
        assert depth >= 0
    assert depth == 0


def test_every_path_of_a_table_sticks_to_its_server(tmp_path: Path) -> None:
    """The expression of the map, tried on each route that names a table; and the socket's."""
    (expression,) = re.findall(r"^\s*~(\S+) \$table;", text("nginx.conf"), re.MULTILINE)
    sticks = re.compile(expression.replace("(?<", "(?P<"))
    known = [path for path in paths(list(create_app(Settings(data=tmp_path)).routes)) if "{table}" in path]
    assert len(known) >= 6
    for path in [*known, "/ws/{table}"]:
        found = sticks.match(path.replace("{table}", "abc"))
        assert found, path
        assert found["table"] == "abc"
    assert not sticks.match("/api/tables")
    assert not sticks.match("/api/games")


# The scripts


@pytest.mark.parametrize("name", ["backups.sh", "build_base.sh"])
def test_scripts_can_be_run_and_stop_at_the_first_error(name: str) -> None:
    assert text(name).startswith("#!/bin/sh\n")
    assert "\nset -eu\n" in text(name)
    assert (DEPLOY / name).stat().st_mode & 0o111
