"""What program and book both know of a game, in the same words."""

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.state import GreenDungeonState
from tests.systems.green_dungeon.twin.box import Box


def compare(state: GreenDungeonState, box: Box, asked: dict[int, set[str]]) -> None:
    """What both know is the same, and who is asked."""
    theirs, mine = facts_of_program(state), facts_of_book(box)
    if not box.moving:
        # In the midst of a turn the two may note at other moments that a room is done.
        theirs["done"] = mine["done"] = []
    differ = {name: (theirs[name], mine[name]) for name in mine if theirs[name] != mine[name]}
    assert not differ, f"program and book differ: {differ}"
    assert RULESET.awaiting(state) == tuple(sorted(asked)), "others are asked"


def facts_of_program(state) -> dict:
    return {
        **{f"hero {hero.seat}": hero_of_program(hero) for hero in state.heroes},
        "track": (state.time, state.events),
        "place and gold": (state.at, state.gold),
        "cubes and rests": (state.tally.cubes, state.tally.rests),
        "wanderers and resets": (state.tally.wanderers, state.tally.resets),
        "symbols": [tile.symbol for tile in state.tiles],
        "up": [at for at, tile in enumerate(state.tiles) if tile.up],
        "explored": [at for at, tile in enumerate(state.tiles) if tile.explored],
        "done": [at for at, tile in enumerate(state.tiles) if tile.done],
        "lairs": list(state.lairs),
        "slain": set(state.slain),
        "monster deck": list(state.monster_deck),
        "boss deck": list(state.boss_deck),
        "treasure deck": list(state.treasure_deck),
        "removed": list(state.removed),
        "foes": sorted(map(foe, state.foes)),
        "fought": foe(state.fight.foe) if state.fight else None,
    }


def facts_of_book(box: Box) -> dict:
    return {
        **{f"hero {hero.seat}": hero_of_book(hero) for hero in box.heroes},
        "track": (box.time, box.events),
        "place and gold": (box.at, box.gold),
        "cubes and rests": (box.cubes, box.rests),
        "wanderers and resets": (box.wanderers, box.resets),
        "symbols": [tile.symbol for tile in box.tiles],
        "up": [at for at, tile in enumerate(box.tiles) if tile.up],
        "explored": [at for at, tile in enumerate(box.tiles) if tile.explored],
        "done": [at for at, tile in enumerate(box.tiles) if tile.done],
        "lairs": box.lairs,
        "slain": box.slain,
        "monster deck": box.monsters,
        "boss deck": box.bosses,
        "treasure deck": box.treasures,
        "removed": box.removed,
        "foes": sorted(map(foe, box.foes)),
        "fought": foe(box.fought) if box.fought else None,
    }


def hero_of_program(hero) -> tuple:
    most = (hero.health_most, hero.magic_most)
    return (*_hero(hero), *most)


def hero_of_book(hero) -> tuple:
    return (*_hero(hero), hero.most, hero.magic_most)


def _hero(hero) -> tuple:
    counts = (hero.level, hero.health, hero.magic, hero.luck, hero.xp)
    return (hero.alive, *counts, sorted(hero.cards))


def foe(one) -> tuple:
    return (
        *(one.at, one.kind, sorted(one.cards), one.lent, one.difficulty, one.health, one.magic),
        *(one.price, one.scale, one.treasure, one.paid, one.fled, one.left),
    )
