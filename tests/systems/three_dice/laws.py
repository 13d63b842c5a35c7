"""What must hold in every position of 3 Dice Dungeon."""

from rules.core.grid import OPPOSITE, beside
from rules.systems.three_dice.campaign.state import ThreeDiceVeteran
from rules.systems.three_dice.phases import awaiting
from rules.systems.three_dice.state import Hero, Room, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES


def check(state: ThreeDiceState) -> None:
    """Heroes and rooms are sound, and nobody dead is asked anything."""
    for hero in state.heroes:
        check_hero(state, hero)
    assert all(state.hero(seat).alive for seat in awaiting(state))
    cells = {room.cell: room for room in state.level.rooms}
    assert len(cells) == len(state.level.rooms)
    for room in state.level.rooms:
        check_room(cells, room)


def check_hero(state: ThreeDiceState, hero: Hero) -> None:
    """Attributes within their bounds, the living alive, packs within the limit."""
    for attribute in ATTRIBUTES:
        assert 0 <= hero.now.of(attribute) <= hero.most.of(attribute)
    if hero.pool is not None:
        assert hero.pool_most is not None
        assert 0 <= hero.pool <= hero.pool_most
    assert hero.alive == (hero.now.total > 0 and hero.pool != 0)
    limit = state.options.inventory_limit
    assert not limit or len(hero.pack) <= limit


def check_room(cells: dict[tuple[int, int], Room], room: Room) -> None:
    """Living monsters, and at most four exits of different sides, seen from both sides."""
    assert room.monster is None or room.monster.hp >= 1
    assert len({door.side for door in room.doors}) == len(room.doors) <= 4
    for door in room.doors:
        beyond = cells.get(beside(room.cell, door.side))
        if beyond and beyond.stage == room.stage == "settled" and door.kind != "entrance":
            assert beyond.door(OPPOSITE[door.side]) is not None


def experience(veteran: ThreeDiceVeteran) -> int:
    """What a hero of a campaign has gained in all adventures."""
    return veteran.hero.xp
