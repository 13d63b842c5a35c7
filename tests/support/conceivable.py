"""Everything that a player might want: all actions of a system, with all that they could name."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from itertools import islice, product
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import ValidationError

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.core.ruleset import AnyRuleset
from tests.support.chance import random_options
from tests.support.playing import played
from tests.support.soak import SOAK

STANCES: tuple[Stance | None, ...] = (None, "balanced", "bold")
BETWEEN = 3 if SOAK else 10
"""Of how many moments of a game one is looked at."""


def asked_by_chance(
    rules: AnyRuleset, seed: int, size: int, steps: int
) -> Iterator[tuple[Any, Seat]]:
    """Yield moments of a game with settings by chance, each with who is asked then."""
    options, stance = random_options(rules, seed, size), STANCES[seed % 3]
    moments = played(rules, options, size, seed, steps, stance=stance)
    for moment in islice(moments, 0, None, BETWEEN):
        yield from ((moment.state, seat) for seat in rules.awaiting(moment.state))


def every(kinds: Iterable[type[Action]], named: Mapping[str, Iterable[object]]) -> Iterator[Action]:
    """Yield every action of these kinds.

    `named` has the values of fields, by their name or as `Kind.field`; those of which there are few
    are found by their type. What no action can hold is left out.
    """
    for kind in kinds:
        fields = {name: field for name, field in kind.model_fields.items() if name != "kind"}
        values = [
            list(named.get(f"{kind.__name__}.{name}", named.get(name, ())))
            or values_of(field.annotation)
            for name, field in fields.items()
        ]
        for chosen in product(*values):
            try:
                yield kind(**dict(zip(fields, chosen, strict=True)))
            except ValidationError:
                continue


def values_of(annotation: object) -> list[Any]:
    """Every value of a type that has few of them."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return values_of(parts[0])
    if origin is Literal:
        return list(parts)
    if origin in (Union, UnionType):
        return [value for part in parts for value in values_of(part)]
    if annotation is type(None):
        return [None]
    if annotation is bool:
        return [True, False]
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return list(annotation)
    return []


def unoffered(
    wanted: Iterable[Action],
    offered: Iterable[Action],
    forbids: Callable[[Action], object],
    like: Callable[[Action], object] = lambda action: action,
) -> list[Action]:
    """What nothing forbids and nobody is offered, nor anything that is `like` it."""
    there = {like(action) for action in offered}
    # Nearly all is forbidden, and so never looked for among what is offered.
    return [action for action in wanted if not forbids(action) and like(action) not in there]


def seats_of(state: Any) -> list[Seat]:
    """The seats of all heroes."""
    return [hero.seat for hero in state.heroes]
