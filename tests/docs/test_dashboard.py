"""The dashboard asks for metrics and labels that are there, and shows each that we measure."""

import json
import re
from pathlib import Path

from bot.metrics import Metrics

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
ASKED = {name for query in QUERIES for name in re.findall(r"\b(?:undercroft|process)_\w+", query)}
ENDINGS = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
OF_PROMETHEUS = {"instance", "job", "le"}


def measured() -> dict[str, set[str]]:
    """The names that a process tells, each with its labels."""
    metrics = Metrics()
    found = {
        f"{family.name}{ending}": set[str]()
        for family in metrics.registry.collect()
        for ending in ENDINGS.get(family.type, ("",))
    }
    for instrument in vars(metrics).values():
        for name in found:
            if hasattr(instrument, "_labelnames") and name.startswith(instrument._name):
                found[name] |= set(instrument._labelnames)
    return found


def test_every_metric_of_the_dashboard_is_measured() -> None:
    assert len(ASKED) > 15
    assert sorted(ASKED - measured().keys()) == []


def test_every_metric_of_ours_is_on_the_dashboard() -> None:
    stems = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in ASKED}
    ours = {name for name in measured() if name.startswith("undercroft_")}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in ours} == stems - {
        "process_resident_memory_bytes",
        "process_cpu_seconds",
    }


def test_every_label_of_a_query_is_one_of_its_metric() -> None:
    known = measured()
    for query in QUERIES:
        labels = {
            label
            for group in re.findall(r"by \(([^)]*)\)", query) + re.findall(r"{([^}]*)}", query)
            for label in re.findall(r"[a-z_]+(?=[=,~]|$)", group.replace(" ", ""))
        }
        have = set().union(*(known[name] for name in ASKED if name in query))
        assert labels - have - OF_PROMETHEUS == set(), query


def test_panels_can_be_imported() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(set(ids)) == len(ids)
    places = [(p["gridPos"]["x"], p["gridPos"]["y"]) for p in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
    assert all(p["gridPos"]["x"] + p["gridPos"]["w"] <= 24 for p in DASHBOARD["panels"])
    assert all(panel["title"] and panel["description"] for panel in DASHBOARD["panels"])
    (source,) = DASHBOARD["templating"]["list"]
    assert all(
        panel["datasource"]["uid"] == f"${{{source['name']}}}" for panel in DASHBOARD["panels"]
    )
