"""The Heroes who may be recruited: what each can do, and why somebody is not to be had."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache, reduce

from rules.core.answers import Section
from rules.core.model import Seat
from rules.core.party import asked_by_name
from rules.core.words import Text
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.content.models import LEVEL_ONE
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.teams import affordable, points_left, price

MOST_TOLD = 16
"""Heroes who are named as too dear, or as taken; those beyond are counted."""
HEROES_KEPT = 512
"""Heroes whose lines are remembered."""


@lru_cache(maxsize=HEROES_KEPT)
def what_he_can_do(hero: str) -> Text:
    """Return the abilities of a Hero at level 1, in words and numbers, in one line."""
    click = HEROES[hero].dial[LEVEL_ONE]
    return Text.of(
        "mkd-detail-recruit",
        can=Text.of(f"mkd-can-{hero}"),
        speed=click.speed,
        attack=click.attack,
        defense=click.defense,
    )


def whom_to_take(state: MkdState, asked: Collection[Seat]) -> Text:
    """Return the question about which Heroes join a team, with the points that are left."""
    most = state.limits.points
    players = asked_by_name([each.name for each in state.players if each.seat in asked])
    if most is None or not asked:
        return Text.of("mkd-prompt-setup", players=players)
    if len(asked) > 1:
        return Text.of("mkd-prompt-setup-points", players=players, points=most)
    (left,) = (points_left(state, seat) for seat in asked)
    return Text.of("mkd-prompt-setup-left", players=players, left=left, points=most)


def not_to_be_had(state: MkdState, asked: Collection[Seat]) -> Iterator[Text]:
    """Yield a sentence on Heroes too dear for all who are asked, and one on those who are taken."""
    missing = _missing(state, asked)
    leaders = {figure.kind for figure in state.heroes}
    dear = [told for hero, told in missing.items() if hero not in leaders]
    taken = [Text.of(f"mkd-figure-{hero}") for hero in missing if hero in leaders]
    for key, names in (("too-dear", dear), ("taken", taken)):
        if asked and names:
            told = Text.of(f"mkd-story-{key}", heroes=reduce(_after, names[:MOST_TOLD]))
            more = len(names) - MOST_TOLD
            yield told if more <= 0 else Text.of("mkd-story-and-more", told=told, more=more)


def _after(row: Text, text: Text) -> Text:
    return Text.of("mkd-list-row", a=row, b=text)


def _missing(state: MkdState, asked: Collection[Seat]) -> Mapping[str, Text]:
    """Return the Heroes whom none of some seats can take, each with who leads or what he costs."""
    free = {recruit.hero for seat in asked for recruit in affordable(state, seat)}
    leaders = {figure.kind: figure.seat for figure in state.heroes}
    found = {}
    for hero, kind in HEROES.of(state.settings.packs).items():
        name, leader = Text.of(f"mkd-figure-{hero}"), leaders.get(hero)
        if leader is not None:
            player = state.player_name(leader)
            found[hero] = Text.of("mkd-recruit-led", figure=name, player=player)
        elif hero not in free:
            value = price(kind, novice=False)
            found[hero] = Text.of("mkd-recruit-dear", figure=name, value=value)
    return found


def sections(state: MkdState, seat: Seat) -> Iterator[Section]:
    """Yield the points that a seat has left, and the abilities of each Hero."""
    most = state.limits.points
    if most is not None:
        left = points_left(state, seat)
        yield Text.of("mkd-sheet-budget"), (Text.of("mkd-sheet-points", left=left, points=most),)
    reasons = _missing(state, (seat,))
    yield (
        Text.of("mkd-sheet-recruits"),
        tuple(
            Text.of(
                "mkd-sheet-recruit",
                figure=reasons.get(hero, Text.of(f"mkd-figure-{hero}")),
                role=Text.of(f"mkd-role-{hero}"),
                can=Text.of(f"mkd-can-{hero}"),
            )
            for hero in HEROES.of(state.settings.packs)
        ),
    )
