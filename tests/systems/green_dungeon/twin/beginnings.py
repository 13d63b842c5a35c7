"""Where games begin, the same for both: on the first tile, further on, or in a fight."""

import random

from rules.core.dice import Dice
from rules.systems.green_dungeon import state as program
from rules.systems.green_dungeon.combat import begin_fight
from rules.systems.green_dungeon.flow import settle
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Step
from tests.support.chance import choices
from tests.systems.green_dungeon.twin.box import Box, Foe


def rules_by_chance(chance: random.Random) -> dict:
    """Return a value for each setting that the rules of play ask for; half of them the default."""
    return {
        name: chance.choice(values) if chance.random() < 0.5 else values[0]
        for name, values in choices(GreenDungeonOptions).items()
        if name not in ("mode", "theme")
    }


def advance(chance: random.Random, state: GreenDungeonState, box: Box) -> GreenDungeonState:
    """Give both the same levels, treasures, time and rooms cleared; return the program's state."""
    heroes = []
    for mine, theirs in zip(box.heroes, state.heroes, strict=True):
        mine.level = chance.randint(1, 5)
        mine.most, mine.magic_most = 9 + mine.level, 4 + mine.level
        mine.health, mine.magic = chance.randint(1, mine.most), chance.randint(0, mine.magic_most)
        mine.xp, mine.luck = chance.randint(0, 11), chance.randint(0, 3)
        held = [card for card in (3, 4, 5) if chance.random() < 0.2][:1]
        mine.cards = held + [card for card in (0, 1, 2, 6, 7, 8) if chance.random() < 0.15]
        for card in mine.cards:
            box.treasures.remove(card)
        most = {"health_most": mine.most, "magic_most": mine.magic_most, "cards": tuple(mine.cards)}
        counts = {name: getattr(mine, name) for name in ("level", "health", "magic", "luck", "xp")}
        heroes.append(theirs.with_(**most, **counts))
    box.gold, box.time, box.events = (
        chance.randint(0, 20),
        chance.randint(0, 14),
        chance.randint(0, 4),
    )
    if chance.random() < 0.2:
        # Time is nearly over.
        limit = box.rules["time_limit"]
        box.cubes = (320 if limit == "none" else int(limit)) - chance.randint(1, 9)
    tiles = list(state.tiles)
    for at, tile in enumerate(box.tiles):
        if tile.symbol != "straw" and chance.random() < 0.3:
            tile.up = tile.explored = tile.done = True
            tiles[at] = tiles[at].with_(up=True, explored=True, done=True, known=True)
    return state.with_(
        heroes=tuple(heroes),
        treasure_deck=tuple(box.treasures),
        tiles=tuple(tiles),
        tally=state.tally.with_(cubes=box.cubes),
        **{name: getattr(box, name) for name in ("gold", "time", "events")},
    )


def opponent(chance: random.Random, box: Box) -> Foe:
    """Return somebody to fight with, wounded or paid before, in the book's own words.

    The two bosses are in their lairs, where so the heroes are too.
    """
    kind = chance.choice(("minion", "captain", "mini", "final"))
    many = len(box.heroes)
    boss = kind in ("mini", "final")
    deck = box.bosses if boss else box.monsters
    cards = [
        deck.pop(chance.randrange(len(deck))) for _ in range(1 + (kind in ("captain", "final")))
    ]
    hard = chance.randint(1, 6)
    fled, paid = chance.random() < 0.3, 0 if boss else chance.randint(0, 3)
    lairs = [at for at, tile in enumerate(box.tiles) if tile.symbol == "straw"]
    if boss:
        box.at = lairs[-1]
        box.lairs = lairs if kind == "final" else [box.at]
    for at in [box.at, *box.lairs]:
        box.tiles[at].up = True
    box.tiles[box.at].explored = box.tiles[box.at].done = True
    return Foe(
        kind=kind,
        at=box.at,
        cards=sorted(cards),
        lent=0,
        difficulty=hard,
        health=chance.randint(1, hard * many),
        magic=chance.randint(0, 4) * many,
        price=0 if boss else chance.randint(1, 3),
        scale=many,
        treasure=not boss and chance.random() < 0.5,
        paid=paid,
        fled=fled,
        left="fled" if fled else "",
    )


def attacked(state, box: Box, begun: Foe, dice: Dice, *, asleep: bool):
    """Return the program's state where the same foe attacks the heroes in the same place."""
    tiles = tuple(
        tile.with_(up=mine.up, explored=mine.explored, done=mine.done, known=mine.up)
        for tile, mine in zip(state.tiles, box.tiles, strict=True)
    )
    theirs = {**vars(begun), "cards": tuple(begun.cards)}
    most = begun.difficulty * begun.scale
    state = state.with_(
        tiles=tiles,
        at=box.at,
        lairs=tuple(box.lairs),
        monster_deck=tuple(box.monsters),
        boss_deck=tuple(box.bosses),
        agenda=(Step(kind="turn-end"),),
    )
    game = Resolution(state, dice)
    begin_fight(game, program.Foe(**theirs, health_most=most), resting=asleep)
    settle(game)
    return game.state
