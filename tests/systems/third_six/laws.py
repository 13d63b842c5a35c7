"""What must hold in every position of 3RD6 Dungeon."""

from rules.core.grid import OPPOSITE, beside
from rules.systems.third_six.heroes import block, capacity
from rules.systems.third_six.mapping import inside
from rules.systems.third_six.phases import awaiting
from rules.systems.third_six.state import Hero, Level, ThirdSixState


def check(state: ThirdSixState) -> None:
    """Heroes, purse, rooms and foes are sound, and nobody dead is asked anything."""
    for hero in state.heroes:
        check_hero(hero)
    assert all(state.hero(seat).alive for seat in awaiting(state))
    assert bool(state.living) == (state.ending != "dead")
    assert state.coins == state.earned - state.spent >= 0
    for level in state.levels:
        check_level(state, level)
    assert 1 <= state.depth <= len(state.levels)
    assert state.place == "dungeon" or (state.depth, state.here) == (1, 1)
    assert not state.room.lock
    assert state.room.entered
    assert len({vote.seat for vote in state.votes}) == len(state.votes)
    check_fight(state)


def check_hero(hero: Hero) -> None:
    """Points within their bounds, the living alive, no spell twice, none beyond capacity."""
    assert 0 <= hero.hp <= hero.hp_most
    assert 0 <= hero.mnd <= hero.mnd_most
    if hero.calling is None:
        assert hero.alive
        return
    assert hero.alive == (hero.hp > 0)
    assert hero.alive or not hero.pendants
    assert len(set(hero.spells)) == len(hero.spells) <= capacity(hero)
    assert 0 <= hero.spells_due <= block(hero).spells


def check_level(state: ThirdSixState, level: Level) -> None:
    """Cells within the map and all different, exits seen from both sides, one way down."""
    cells = {room.cell: room for room in level.rooms}
    assert len(cells) == len(level.rooms)
    assert [room.number for room in level.rooms] == list(range(1, len(level.rooms) + 1))
    assert sum(room.kind == "stairs" for room in level.rooms) <= 1
    for room in level.rooms:
        assert inside(state.options, room.cell)
        assert room.exits
        assert room.kind == "vault" or (not room.lock and room.entered)
        assert 0 <= room.lock <= 6
        assert not (room.lock and room.entered)
        assert not room.guards or room.kind == "stairs"
        for side in room.exits:
            beyond = beside(room.cell, side)
            assert inside(state.options, beyond)
            if beyond in cells:
                assert OPPOSITE[side] in cells[beyond].exits


def check_fight(state: ThirdSixState) -> None:
    """Foes live, none twice, none healthier than it was."""
    if state.fight is None:
        return
    assert state.place == "dungeon"
    assert state.fight.foes or state.prompts
    numbers = [foe.number for foe in state.fight.foes]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < foe.hp <= foe.most for foe in state.fight.foes)
    assert state.fight.hoard >= 0
