"""Every section of the bench still runs, and its page has its rows. Slowness fails nothing.

A short run measures what takes a moment: a store, clocks, games, and a delve. The others, and what
is measured by name alone, which starts eight programs on one core, are tried in a long run.
"""

from math import inf, isfinite

import pytest

from tests.bench.figures import Cost, Figure, Shares
from tests.bench.page import labels, written
from tests.bench.sections import BY_NAME, SECTIONS, measured, missing
from tests.support.soak import SOAK

QUICK = ("store", "timers", "ways", "games", "delve")
"""The sections that a short run measures."""


@pytest.mark.parametrize("name", [*SECTIONS, *BY_NAME] if SOAK else QUICK)
def test_a_section_measures_what_its_page_tells_of_it(name: str) -> None:
    if why := missing(name):
        pytest.skip(why)
    findings = measured(name, brief=True)
    for each in findings:
        match each:
            case Figure():
                assert min(each.ours, each.beside) > 0, each
                assert isfinite(each.ratio), each
            case Cost():
                assert 0 <= each.value < inf, each
            case Shares():
                assert sum(each.parts.values()) > 0, each
    assert any(not isinstance(each, Cost) or each.value > 0 for each in findings)
    if name in BY_NAME:
        return
    told = labels(name, findings)
    assert told, "the page tells nothing of this section"
    assert [row for row in written() if row[0] == name] == told


def test_the_page_has_every_section_in_order() -> None:
    assert list(dict.fromkeys(section for section, _ in written())) == list(SECTIONS)


def test_a_goal_that_is_missed_is_called_missed() -> None:
    reached = Figure("a", 1.9, 1.0, "b", "ms", at_most=2)
    missed = Figure("a", 2.73, 1.0, "b", "ms", at_most=2)
    few = Figure("a", 0.5, 1.0, "b", "/s", at_least=0.7)
    assert reached.verdict == "1.90 (goal 2)"
    assert missed.verdict == "2.73 (goal 2: missed)"
    assert few.verdict == "0.50 (goal at least 0.7: missed)"
    assert Figure("a", 1.0, 200.0, "b", "ms").verdict == "0.005"
