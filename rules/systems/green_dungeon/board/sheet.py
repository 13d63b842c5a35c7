"""One hero in full, for its player."""

from collections.abc import Iterator

from rules.core.answers import Section
from rules.core.party import sheet_by
from rules.core.words import Text
from rules.systems.green_dungeon.labels import card_help
from rules.systems.green_dungeon.magic import base_harm
from rules.systems.green_dungeon.names import treasure_name
from rules.systems.green_dungeon.resting import XP
from rules.systems.green_dungeon.scoring import merits, penalties, score
from rules.systems.green_dungeon.state import LUCK_MOST, GreenDungeonState, Hero


def _sections(state: GreenDungeonState, hero: Hero) -> Iterator[Section]:
    """Yield a hero's numbers, what they mean in a fight, treasures, and the score so far."""
    yield Text.of("gd-sheet-numbers"), tuple(_numbers(state, hero))
    yield Text.of("gd-sheet-fighting"), tuple(_fighting(hero))
    yield Text.of("gd-sheet-treasures"), tuple(_cards(state, hero)) or (Text.of("gd-sheet-empty"),)
    yield Text.of("gd-sheet-score"), tuple(_score(state, hero))


sheet = sheet_by(_sections)
"""Return a hero in full, for its player."""


def _numbers(state: GreenDungeonState, hero: Hero) -> Iterator[Text]:
    yield Text.of("gd-sheet-health", now=max(0, hero.health), most=hero.health_most)
    yield Text.of("gd-sheet-magic", now=hero.magic, most=hero.magic_most)
    yield Text.of("gd-sheet-luck", now=hero.luck, most=LUCK_MOST)
    yield Text.of("gd-sheet-level", level=hero.level, xp=hero.xp, next=XP)
    yield Text.of("gd-sheet-gold", gold=state.gold)


def _fighting(hero: Hero) -> Iterator[Text]:
    """Yield what the hero adds to each roll: the level is in all of them (GD-056)."""
    yield Text.of("gd-sheet-melee", plus=hero.level + hero.edge, harm=1 + hero.edge)
    yield Text.of(
        "gd-sheet-spells",
        lesser=base_harm("lesser", hero.level),
        greater=base_harm("greater", hero.level),
    )
    yield Text.of("gd-sheet-rolls", plus=hero.level)


def _cards(state: GreenDungeonState, hero: Hero) -> Iterator[Text]:
    for card in dict.fromkeys(hero.cards):
        yield Text.of(
            "gd-sheet-card",
            treasure=treasure_name(state, card),
            count=hero.cards.count(card),
            does=card_help(card),
        )


def _score(state: GreenDungeonState, hero: Hero) -> Iterator[Text]:
    yield Text.of(
        "gd-sheet-worth", merits=merits(hero), penalties=penalties(state), score=score(state)
    )
