"""One hero in full, for its player, with the party's purse and bag."""

from collections.abc import Iterator

from rules.core.answers import Section
from rules.core.party import sheet_by
from rules.core.words import Text
from rules.systems.third_six.heroes import block, capacity, dexterity, strength
from rules.systems.third_six.names import artifact_name, calling_name, item_name, spell_name
from rules.systems.third_six.state import Hero, ThirdSixState


def _sections(state: ThirdSixState, hero: Hero) -> Iterator[Section]:
    """Yield a hero's numbers, class, spells and pendants, and what the party shares."""
    yield Text.of("ts-sheet-hero"), tuple(_numbers(hero))
    yield Text.of("ts-sheet-magic"), tuple(_magic(hero)) or (Text.of("ts-sheet-no-magic"),)
    yield Text.of("ts-sheet-bag"), tuple(_bag(state))


sheet = sheet_by(_sections)
"""Return a hero in full, for its player."""


def _numbers(hero: Hero) -> Iterator[Text]:
    if hero.calling is None:
        yield Text.of("ts-sheet-newcomer")
        return
    numbers = block(hero)
    yield Text.of("ts-sheet-class", calling=calling_name(hero.calling), level=hero.level)
    yield Text.of(
        "ts-sheet-points", hp=hero.hp, hp_most=hero.hp_most, mnd=hero.mnd, most=hero.mnd_most
    )
    yield Text.of("ts-sheet-attack", dex=dexterity(hero), str=strength(hero))
    yield Text.of("ts-sheet-modify", mnd=numbers.modify_cost)
    if numbers.locks:
        yield Text.of("ts-sheet-locks")
    if hero.shielded:
        yield Text.of("ts-sheet-shielded")


def _magic(hero: Hero) -> Iterator[Text]:
    if hero.calling and block(hero).spells:
        yield Text.of("ts-sheet-capacity", known=len(hero.spells), most=capacity(hero))
    for spell in hero.spells:
        yield _thing(spell_name(spell), f"help-{spell}", 1)
    for artifact in dict.fromkeys(hero.pendants):
        yield _thing(artifact_name(artifact), f"does-{artifact}", hero.pendants.count(artifact))


def _bag(state: ThirdSixState) -> Iterator[Text]:
    """Yield what is in the purse and the bag, which all share (TS-057)."""
    yield Text.of("ts-sheet-coins", coins=state.coins)
    for item in dict.fromkeys(state.bag):
        does = f"help-{item.removeprefix('scroll-')}"
        yield _thing(item_name(item), does, state.bag.count(item))


def _thing(name: Text, does: str, count: int) -> Text:
    """Return a line about something a hero has: its name, what it does, and how many."""
    return Text.of("ts-sheet-thing", thing=name, does=Text.of(f"ts-{does}"), count=count)
