"""The dashboard and the alerts ask for metrics and labels that exist, and the docs explain every alert."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from chabudai.server.services import Services
from chabudai.server.storage import faults
from chabudai.server.storage.mark_keeper import BehindMark
from tests.server.wire import running, settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "deploy" / "prometheus" / "alerts.yml"
DASHBOARD = ROOT / "deploy" / "grafana" / "chabudai.json"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")

PROMETHEUS_LABELS = {"instance", "job", "le"}
LABELS = {
    "chabudai_commands_total": {"kind", "answer"},
    "chabudai_bot_seconds": {"game"},
    "chabudai_task_failures_total": {"task"},
    "chabudai_supervised_tasks": {"task"},
    "chabudai_database_faults_total": {"cause"},
}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load(ALERTS.read_text("utf-8"))["groups"]
    found: list[dict[str, Any]] = group["rules"]
    return found


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DASHBOARD.read_text("utf-8"))
    return found


def expressions() -> Iterator[str]:
    for rule in rules():
        yield rule["expr"]
    for panel in dashboard()["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for variable in dashboard()["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["definition"]


def families(services: Services) -> dict[str, str]:
    """The kind of each metric that a server has."""
    return dict(re.findall(r"^# TYPE (\S+) (\w+)$", services.metrics.text().decode(), re.MULTILINE))


def family(name: str) -> str:
    return re.sub(r"_(bucket|count|sum)$", "", name)


async def test_every_metric_that_is_asked_for_exists_and_every_one_is_shown(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        known = families(wire.services)
    ours = {name for name in known if name.startswith("chabudai_") and not name.endswith("_created")}
    asked = {family(name) for text in expressions() for name in re.findall(r"\bchabudai_\w+", text)}
    assert asked <= ours
    shown = {
        family(name)
        for panel in dashboard()["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bchabudai_\w+", target["expr"])
    }
    assert shown == ours
    for text in expressions():
        for name in re.findall(r"(?:rate|increase)\((chabudai_\w+)", text):
            assert known[family(name)] in {"counter", "histogram"}, text


async def test_the_labels_are_those_of_the_metrics(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        services = wire.services
        services.metrics.commands["play", "done"] = 1
        services.metrics.bot_seconds.labels("okiya").observe(1)
        faults.note("a trial", BehindMark())
        text = services.metrics.text().decode()
    faults.counts.pop("BehindMark")
    assert 'cause="BehindMark"' in text
    for name, labels in LABELS.items():
        for found in re.findall(rf"^{name}(?:_bucket)?\{{([^}}]*)\}}", text, re.MULTILINE):
            assert set(re.findall(r"(\w+)=", found)) - {"le"} == labels
    for expression in expressions():
        for name, matchers in re.findall(r"\b(chabudai_\w+)\{([^}]*)\}", expression):
            used = set(re.findall(r"(\w+)\s*[=!]~?", matchers))
            assert used <= LABELS.get(family(name), set()) | PROMETHEUS_LABELS, expression
        for group in re.findall(r"\bby \(([^)]*)\)", expression):
            every = set().union(
                *(LABELS.get(family(name), set()) for name in re.findall(r"\bchabudai_\w+", expression))
            )
            assert set(re.split(r",\s*", group)) <= every | PROMETHEUS_LABELS, expression


def test_the_docs_say_what_to_do_for_each_alert() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names)) >= 8
    for rule in rules():
        row = re.search(rf"^\| `{rule['alert']}` \|([^|]+)\|([^|]+)\|$", OPERATIONS, re.MULTILINE)
        assert row, rule["alert"]
        assert len(row[2]) > 20
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"]["summary"]
    assert set(re.findall(r"`(Chabudai[A-Z]\w+)`", OPERATIONS)) == set(names)


def test_the_panels_lie_beside_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        fields = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not fields & taken, panel["title"]
        assert max(x for x, _ in fields) < 24
        taken |= fields
    ids = [panel["id"] for panel in dashboard()["panels"]]
    assert len(ids) == len(set(ids)) > 10


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_accepts_the_rules() -> None:
    done = subprocess.run(
        ["promtool", "check", "rules", str(ALERTS)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
