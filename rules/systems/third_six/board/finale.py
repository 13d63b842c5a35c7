"""The last picture of a game: who came through, who fell, and what the party has."""

from collections.abc import Iterator

from rules.core.finale import Bearer, Finale, icons_of, things
from rules.core.words import Text
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.goals import outcome, score
from rules.systems.third_six.layout import cell_name
from rules.systems.third_six.names import (
    artifact_name,
    calling_name,
    item_name,
    place_name,
    spell_name,
)
from rules.systems.third_six.state import Hero, ThirdSixState


def finale(state: ThirdSixState) -> Finale | None:
    """Return how a game ended, None while it goes on (TS-052)."""
    end = outcome(state)
    if end is None:
        return None
    return Finale(
        result=end.result,
        place=_place(state),
        heroes=tuple(map(_bearer, state.heroes)),
        common=(
            Text.of("finale-coins", coins=state.coins),
            *things((item, item_name(item)) for item in state.bag),
            Text.of("finale-score", score=score(state)),
        ),
        icons=icons_of(TABLES.icons[item] for item in state.bag),
    )


def _place(state: ThirdSixState) -> Text:
    """Return where it ended, in a few words."""
    if state.place == "town":
        return Text.of("ts-finale-town")
    room = state.room
    name, place = cell_name(state, room.cell), place_name(room.kind)
    return Text.of("ts-finale-place", depth=state.depth, room=name, place=place)


def _bearer(hero: Hero) -> Bearer:
    kept = (*hero.pendants, *hero.spells) if hero.alive else ()
    return Bearer(
        key=f"hero-{hero.seat}",
        name=Text.of("ts-token-newcomer", hero=hero.name)
        if hero.calling is None
        else Text.of("ts-token-hero", hero=hero.name, calling=calling_name(hero.calling)),
        fallen=not hero.alive,
        carried=tuple(_carried(hero)),
        icons=icons_of(TABLES.icons[each] for each in kept),
    )


def _carried(hero: Hero) -> Iterator[Text]:
    """Yield a hero's level, and the pendants and spells of one who lives."""
    if hero.calling is None:
        return
    yield Text.of("finale-level", level=hero.level)
    if hero.alive:
        yield from things((each, artifact_name(each)) for each in hero.pendants)
        yield from map(spell_name, hero.spells)
