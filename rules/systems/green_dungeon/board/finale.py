"""The last picture of a game: who came through, who fell, and what the party has."""

from collections.abc import Iterator

from rules.core.finale import Bearer, Finale, icons_of, things
from rules.core.words import Text
from rules.systems.green_dungeon import layout, themes
from rules.systems.green_dungeon.board.facts import room_name
from rules.systems.green_dungeon.names import treasure_name
from rules.systems.green_dungeon.scoring import outcome, score
from rules.systems.green_dungeon.state import GreenDungeonState, Hero


def finale(state: GreenDungeonState) -> Finale | None:
    """Return how a game ended, None while it goes on (GD-140)."""
    end = outcome(state)
    if end is None:
        return None
    here = layout.name(state.at)
    return Finale(
        result=end.result,
        place=Text.of("gd-finale-place", tile=here, room=room_name(state, state.at)),
        heroes=tuple(_bearer(state, hero) for hero in state.heroes),
        common=(
            Text.of("finale-gold", gold=state.gold),
            Text.of("finale-score", score=score(state)),
        ),
    )


def _bearer(state: GreenDungeonState, hero: Hero) -> Bearer:
    return Bearer(
        key=f"hero-{hero.seat}",
        name=Text.of("gd-token-hero", hero=hero.name),
        fallen=not hero.alive,
        carried=tuple(_carried(state, hero)),
        icons=icons_of(
            themes.treasure_icon(state.theme, card) for card in hero.cards if hero.alive
        ),
    )


def _carried(state: GreenDungeonState, hero: Hero) -> Iterator[Text]:
    """Yield a hero's level, and the treasures of one who lives."""
    yield Text.of("finale-level", level=hero.level)
    if hero.alive:
        yield from things((card, treasure_name(state, card)) for card in hero.cards)
