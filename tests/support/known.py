"""The systems that are registered, and what each one's own tests say of it.

`tests/systems/<folder>/conformance.py`, the folder being its key with `_` for `-`, may hold:

- `BOUND`: steps with nobody there within which an adventure is over, for the largest party;
- `COSTLY`: how many times as long as others it takes to look at, so that fewer games are played;
- `round_of(state)`: what stays as long as a round goes on;
- `turn_of(state, seat)`: what has to stay for a turn to come as it could be declared;
- `HIDDEN`: for each settings with something face down, changes to the rules as written and a
  function of a state: the name and value of each thing that is hidden;
- `known(view)`: a view without what an attacker cannot compare;
- `ACTING`: by key of a message, the variables of who acts and of whom it happens to, where their
  names say otherwise;
- `EITHER`: keys of messages in which now the one and now the other acts;
- `NOT_ACTING`: kinds of events in which a thing or the whole party acts, and stands first;
- `NAMES_OF_ONE`: what keys of names look like that sentences take for one;
- `PREFIXES`: short forms of its key, with which keys of its catalogs and kinds of its events may
  begin besides the key itself.

A system without the file, or without one of these, is held to what is true of every game.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from rules.core.answers import View
from rules.core.ruleset import AnyRuleset, BaseRuleset
from rules.core.upgrade import current_version
from rules.registry import campaigns, rulesets
from tests.support.soak import SOAK

KNOWN: dict[str, AnyRuleset] = {**rulesets(), **campaigns()}
"""Every system and every campaign, by key."""
STATES = Path(__file__).parents[1] / "states"
LONGEST = 5_000

Hidden = Callable[[Any], Iterator[tuple[str, object]]]


class Told(NamedTuple):
    """What a system's own tests say of it, or what is true of every game."""

    bound: int
    costly: int
    round_of: Callable[[Any], object]
    turn_of: Callable[[Any, int], object] | None
    hidden: tuple[tuple[dict[str, object], Hidden], ...]
    known: Callable[[View], View]
    acting: Mapping[str, tuple[str, str]]
    either: frozenset[str]
    not_acting: frozenset[str]
    names_of_one: str
    prefixes: tuple[str, ...]


def told_of(key: str) -> Told:
    """What the tests of a system say of it; of a campaign, those of its system."""
    own = own_tests(inner_of(KNOWN[key]).key, "conformance")
    return Told(
        bound=getattr(own, "BOUND", LONGEST),
        costly=getattr(own, "COSTLY", 1),
        round_of=getattr(own, "round_of", lambda state: None),
        turn_of=getattr(own, "turn_of", None),
        hidden=getattr(own, "HIDDEN", ()),
        known=getattr(own, "known", lambda view: view),
        acting=getattr(own, "ACTING", {}),
        either=getattr(own, "EITHER", frozenset()),
        not_acting=getattr(own, "NOT_ACTING", frozenset()),
        names_of_one=getattr(own, "NAMES_OF_ONE", "(?!)"),
        prefixes=getattr(own, "PREFIXES", ()),
    )


def own_tests(key: str, module: str) -> Any:
    """A module of a system's own tests, or None where it has none."""
    name = f"tests.systems.{key.replace('-', '_')}"
    if not (find_spec(name) and find_spec(f"{name}.{module}")):
        return None
    return import_module(f"{name}.{module}")


def inner_of(rules: AnyRuleset) -> AnyRuleset:
    """A campaign's system; a system itself."""
    progress = getattr(rules, "progress", None)
    return rules if progress is None else progress.inner


def within(rules: AnyRuleset, state: Any) -> Any:
    """The adventure that is played: of a campaign the one under way, None in town."""
    return state if inner_of(rules) is rules else state.away


PLAYED: dict[str, AnyRuleset] = {
    key: rules
    for key, rules in KNOWN.items()
    if SOAK or key not in campaigns() or told_of(key).costly == 1
}
"""Those that laws play: in a short run no campaign of a system that takes long to look at.

Its adventures are those of its system, and its town is that of other campaigns.
"""


def answers(rules: AnyRuleset, hook: str) -> bool:
    """Whether a system, or a campaign's, answers a hook itself."""
    return getattr(type(inner_of(rules)), hook) is not getattr(BaseRuleset, hook)


def those_that(hook: str) -> list[str]:
    """The keys of systems and campaigns that answer a hook."""
    return [key for key, rules in KNOWN.items() if answers(rules, hook)]


def with_rules() -> list[str]:
    """The keys of systems whose rulebooks have numbered rules."""
    return [
        key
        for key, rules in rulesets().items()
        if any((folder / "rules.en.ftl").exists() for folder in rules.catalogs)
    ]


def with_tutorial() -> list[str]:
    """The keys of systems that have a guided first dungeon."""
    return [key for key, rules in rulesets().items() if rules.tutorial is not None]


def differing(keys: Collection[str]) -> list[str]:
    """All of these games in a long run; in a short one those that differ in kind.

    Of those that were released that is the first system and the first campaign which is quick to
    look at, and the first of each that is costly, as the tactical games are.
    """
    kinds = {
        (key in campaigns(), told_of(key).costly > 1, "" if released(key) else key): key
        for key in reversed(list(keys))
    }
    return [key for key in keys if SOAK or key in kinds.values()]


def for_one() -> list[str]:
    """The keys of systems that one person can play alone."""
    return [key for key, rules in rulesets().items() if rules.seats[0] == 1]


def seats_near(rules: AnyRuleset, wanted: int) -> int:
    """That many seats, or as many as come nearest at this game."""
    fewest, most = rules.seats
    return min(max(wanted, fewest), most)


def released(key: str) -> bool:
    """Whether states of a system are kept: from its first release on, or from its second layout."""
    return (STATES / key).is_dir() or current_version(KNOWN[key].state_type) > 1
