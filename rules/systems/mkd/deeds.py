"""What Monsters do in a step, for those who weigh them: who came, and who hurt whom."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rules.core.answers import Transition
from rules.core.packs.balance import Deed
from rules.core.words import Event, Text
from rules.systems.mkd.events.fights import Dodged, Hit, Hurt, Retaliated, Unhurt
from rules.systems.mkd.figures import name_of, value_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState

S = TypeVar("S", bound=MkdState)


def deeds(before: MkdState, done: Transition[S]) -> Iterator[Deed]:
    """Yield the harm of each kind of Monster: clicks that it took from Heroes, and that it lost."""
    after = done.state
    known = {figure.id for figure in before.figures}
    figures = {name_of(figure): figure for figure in (*before.figures, *after.figures)}
    for figure in after.figures:
        if _counts(figure) and figure.id not in known:
            yield Deed(figure.kind, met=1, worth=value_of(figure))
    for hurt, by in _wounds(done.events):
        victim, author = figures.get(hurt.figure), figures.get(by) if by else None
        if victim is not None and _counts(victim):
            yield Deed(victim.kind, taken=hurt.clicks)
        elif author is not None and _counts(author):
            yield Deed(author.kind, dealt=hurt.clicks)


def _counts(figure: Figure) -> bool:
    return figure.side == "monster"


def _wounds(events: Iterable[Event]) -> Iterator[tuple[Hurt, Text | None]]:
    """Yield every wound with the name of who dealt it: whose hit or retaliation came before."""
    by: dict[Text, Text] = {}
    for event in events:
        if isinstance(event, Hit):
            by[event.target] = event.attacker
        elif isinstance(event, Retaliated):
            by[event.attacker] = event.figure
        elif isinstance(event, Dodged | Unhurt):
            by.pop(event.figure, None)
        elif isinstance(event, Hurt):
            yield event, by.pop(event.figure, None)
