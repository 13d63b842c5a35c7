"""One hero in full, for its player."""

from collections.abc import Iterator

from rules.core.answers import Section
from rules.core.party import sheet_by
from rules.core.words import Text
from rules.systems.three_dice.artifacts import stays, uses_left
from rules.systems.three_dice.combat import target
from rules.systems.three_dice.content import ARTIFACTS
from rules.systems.three_dice.experience import level_of, threshold
from rules.systems.three_dice.names import attribute_name, item_name
from rules.systems.three_dice.state import Hero, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES, Item


def _sections(state: ThreeDiceState, hero: Hero) -> Iterator[Section]:
    """Yield a hero's attributes with their target numbers, experience, and what each thing does."""
    yield Text.of("td-sheet-attributes"), tuple(_attributes(state, hero))
    yield Text.of("td-sheet-experience"), tuple(_experience(state, hero))
    yield Text.of("td-sheet-pack"), tuple(_pack(state, hero)) or (Text.of("td-sheet-empty"),)


sheet = sheet_by(_sections)
"""Return a hero in full, for its player."""


def _attributes(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    """Yield each attribute with its target number, on a sheet of the hero's own (TD-056)."""
    if hero.pool is not None:
        yield Text.of("td-sheet-pool", now=hero.pool, most=hero.pool_most or 0)
    for attribute in ATTRIBUTES:
        yield Text.of(
            "td-sheet-attribute",
            attribute=attribute_name(attribute),
            now=hero.now.of(attribute),
            most=hero.most.of(attribute),
            target=target(state, hero, attribute),
        )


def _experience(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    level = level_of(state.options, hero.xp)
    yield Text.of("td-sheet-level", level=level, xp=hero.xp, next=threshold(state.options, level))
    yield Text.of("td-sheet-deepest", depth=hero.deepest)


def _pack(state: ThreeDiceState, hero: Hero) -> Iterator[Text]:
    for item in dict.fromkeys(hero.pack):
        yield Text.of(
            "td-sheet-item",
            item=item_name(item),
            count=hero.count(item),
            does=Text.of(_help(state, hero, item)),
        )
    for artifact in ARTIFACTS:
        if artifact in hero.pack and stays(state, artifact):
            left = uses_left(state, hero, artifact)
            yield Text.of("td-sheet-uses", item=item_name(artifact), left=left)


def _help(state: ThreeDiceState, hero: Hero, item: Item) -> str:
    """Return the key of what a thing does by the rules in force (HR-036, TD-074)."""
    if hero.pool is not None and item in ("potion", "sword"):
        return f"td-help-{item}-pool"
    if state.options.mode == "classic" and item == "fragment":
        return "td-help-fragment-classic"
    return f"td-help-{item}"
