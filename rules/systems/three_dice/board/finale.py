"""The last picture of a game: who came through, who fell, and what is in their packs."""

from collections.abc import Iterator

from rules.core.finale import Bearer, Finale, icons_of, things
from rules.core.words import Text
from rules.systems.three_dice.content import ITEM_ICONS
from rules.systems.three_dice.experience import level_of
from rules.systems.three_dice.goals import outcome
from rules.systems.three_dice.names import item_name, place_name
from rules.systems.three_dice.state import Hero, ThreeDiceState


def finale(state: ThreeDiceState) -> Finale | None:
    """Return how a game ended, None while it goes on; the best hero first (TD-036)."""
    end = outcome(state)
    if end is None:
        return None
    room = state.room
    return Finale(
        result=end.result,
        place=Text.of(
            "td-heading", depth=state.depth, room=room.number, place=place_name(room.kind)
        ),
        heroes=tuple(_bearer(state, state.hero(seat)) for seat, _ in end.scores),
    )


def _bearer(state: ThreeDiceState, hero: Hero) -> Bearer:
    return Bearer(
        key=f"hero-{hero.seat}",
        name=Text.of("td-token-hero", hero=hero.name),
        fallen=not hero.alive,
        carried=tuple(_carried(state, hero)),
        icons=icons_of(ITEM_ICONS[item] for item in hero.pack if hero.alive),
    )


def _carried(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    """Yield a hero's level and experience, and the pack of one who lives."""
    yield Text.of("td-note-level", level=level_of(state.options, hero.xp), xp=hero.xp)
    if hero.alive:
        yield from things((item, item_name(item)) for item in hero.pack)
