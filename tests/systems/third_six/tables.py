"""Small positions: heroes, foes and rooms, each in a line."""

from rules.core.scene import Side
from rules.systems.third_six.content import BOSSES
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.state import Fight, Foe, Hero, Level, Room, ThirdSixState
from tests.support.moves import NAMES


def hero(calling="barbarian", seat=1, hp=20, mnd=4, **more):
    """A hero of the first level with so many points of at most as many."""
    made = {"hp": hp, "hp_most": hp, "mnd": mnd, "mnd_most": mnd, **more}
    return Hero(seat=seat, name=NAMES[seat - 1], calling=calling, **made)


def foe(monster="orc", hp=4, number=1, **more):
    return Foe(**{"number": number, "monster": monster, "hp": hp, "most": hp, **more})


def boss(monster="mummy", number=1, **more):
    whole = foe(monster, BOSSES[monster].hp, number)
    return whole.with_(**more)


def room(number=1, cell=(3, 0), exits="new", kind="chamber", **more):
    """A room; `exits` are letters of sides."""
    if number == 1:
        kind = more.pop("first", "entrance")
    sides = tuple(side for side in Side if side.value in exits)
    made = {"entered": not more.get("lock"), **more}
    return Room(number=number, cell=cell, kind=kind, exits=sides, **made)


def vault(number=2, cell=(3, 1), exits="s", lock=6, **more):
    return room(number, cell, exits, "vault", lock=lock, **more)


def game(*heroes, rooms=None, here=1, levels=None, coins=0, bag=(), place="dungeon", **options):
    """A position on the first level: everybody in room `here`, nobody to fight."""
    levels = levels or (Level(rooms=tuple(rooms or (room(),))),)
    depth = options.pop("depth", 1)
    return ThirdSixState(
        options=ThirdSixOptions(**options),
        heroes=heroes or (hero(),),
        levels=levels,
        depth=depth,
        here=here,
        place=place,
        coins=coins,
        earned=coins,
        bag=bag,
        turn=9,
    )


def fight(*heroes, foes=None, bosses=False, hoard=0, rooms=None, here=1, **more):
    """A fight in the entrance hall unless rooms say otherwise."""
    state = game(*heroes, rooms=rooms, here=here, **more)
    foes = tuple(foes or (foe(),))
    return state.with_(fight=Fight(foes=foes, bosses=bosses, hoard=hoard))


def town(*heroes, **more):
    return game(*heroes, place="town", **more)
