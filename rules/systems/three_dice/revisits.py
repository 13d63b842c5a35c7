"""Returns to explored rooms, and the roving monsters that may wait there."""

from rules.systems.three_dice.events.fights import MonsterAwaited, RoomQuiet, RoverCame
from rules.systems.three_dice.events.places import RoomRevisited
from rules.systems.three_dice.location import extra_hp, table_of
from rules.systems.three_dice.names import monster_name, place_name
from rules.systems.three_dice.party import arrive
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Monster, ThreeDiceState

STRONGEST_ROVER = 2


def rover(state: ThreeDiceState, die: int) -> Monster | None:
    """Return the roving monster of a die: the weakest on 1, the second weakest on 2, else none.

    TD-041, TD-068. It is worth its die and keeps no treasure (TD-042). HR-001 strengthens it,
    HR-012 does not: what sneaks in comes alone.
    """
    if die > STRONGEST_ROVER:
        return None
    table = table_of(state)
    hp = die + extra_hp(state)
    name = table.by_strength[die - 1]
    return Monster(name=name, rank=die, hp=hp, each=hp, undead=table.undead, rover=True)


def revisit(play: Resolution, number: int, *, walked: bool = False) -> None:
    """Enter an explored room: what was left alive is there, else a die is rolled for a rover.

    TD-041, TD-043, TD-045, TD-054, TD-073. One die whatever the party's size.
    """
    arrive(play, number, walked=walked)
    room = play.room.with_(searched=False, rested=False)
    play.set_room(room)
    play.tell(RoomRevisited(place=place_name(room.kind), room=number))
    if room.monster:
        play.set_monster(room.monster.with_(asleep=False))
        play.tell(MonsterAwaited(monster=monster_name(room.monster.name), hp=room.monster.hp))
        return
    die = play.roll(6, "rover")
    monster = rover(play.state, die)
    play.set_monster(monster)
    if monster:
        play.tell(RoverCame(monster=monster_name(monster.name), hp=monster.hp, die=die))
    else:
        play.tell(RoomQuiet(die=die))
