"""The names of classes, spells, items, monsters and places."""

from functools import cache

from rules.core.scene import Side
from rules.core.signs import figure
from rules.core.words import Text
from rules.systems.third_six.content import BOSSES, CLASSES, MINIONS, icon_of
from rules.systems.third_six.state import Fight, Foe, Room
from rules.systems.third_six.terms import Artifact, Item, Spell

FLAVOURS = 8


@cache
def calling_name(calling: str) -> Text:
    """Return the name of a class."""
    return Text.of(f"ts-class-{calling}")


def sign_of(key: str) -> str:
    """Return the sign of a class, a monster or the points of the mind, by the key of its name."""
    _, kind, name = (*key.split("-", 2), "", "")[:3]
    if kind == "class" and name in CLASSES:
        return figure(CLASSES[name].icon)
    if kind == "monster" and (name in MINIONS or name in BOSSES):
        return figure(icon_of(name))
    return "mind" if key == "ts-stat-mnd" else ""


@cache
def spell_name(spell: Spell) -> Text:
    """Return the name of a spell."""
    return Text.of(f"ts-spell-{spell}")


@cache
def item_name(item: Item) -> Text:
    """Return the name of something in the bag."""
    return Text.of(f"ts-item-{item}")


@cache
def artifact_name(artifact: Artifact) -> Text:
    """Return the name of a pendant."""
    return Text.of(f"ts-artifact-{artifact}")


@cache
def monster_name(monster: str, count: int = 1) -> Text:
    """Return the name of a monster, or of several."""
    return Text.of(f"ts-monster-{monster}", count=count)


def foe_name(fight: Fight | None, foe: Foe) -> Text:
    """Return the name of a foe, with its number where there are several of its kind."""
    alike = [other for other in fight.foes if other.monster == foe.monster] if fight else []
    if len(alike) < 2:
        return monster_name(foe.monster)
    return Text.of("ts-numbered", foe=monster_name(foe.monster), number=foe.number)


@cache
def side_name(side: Side) -> Text:
    """Return the name of a direction."""
    return Text.of(f"dir-{side}")


@cache
def side_names(sides: tuple[Side, ...]) -> Text:
    """Return the names of several directions in a row."""
    named = dict(zip("abc", map(side_name, sides), strict=False))
    return Text.of(f"ts-sides-{len(sides)}", **named)


def town_look(turn: int) -> Text:
    """Return a sentence that describes the town, changing with the turn."""
    return Text.of(f"ts-town-{turn % FLAVOURS + 1}")


@cache
def place_name(kind: str) -> Text:
    """Return the name of a kind of room, without an article."""
    return Text.of(f"ts-place-{kind}")


def flavour(room: Room, depth: int) -> Text:
    """Return a sentence that describes a room: the same words at each visit."""
    x, y = room.cell
    return Text.of(f"ts-flavour-{room.kind}-{(3 * x + 5 * y + depth) % FLAVOURS + 1}")
