"""Small positions: heroes, monsters and rooms, each in a line."""

from rules.core.scene import Side
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import (
    Door,
    Draw,
    Fight,
    Hero,
    Level,
    Monster,
    Points,
    Room,
    ThreeDiceState,
)
from tests.support.moves import NAMES


def hero(now=(5, 3, 4), most=None, seat=1, **more):
    points = Points(body=now[0], mind=now[1], spirit=now[2])
    most = most or tuple(max(1, value) for value in now)
    maxima = Points(body=most[0], mind=most[1], spirit=most[2])
    return Hero(seat=seat, name=NAMES[seat - 1], now=points, most=maxima, **more)


def monster(hp=2, name="orcs", rank=2, **more):
    return Monster(**{"name": name, "rank": rank, "hp": hp, "each": hp, **more})


def room(number=1, cell=(0, 0), kind="large_room", doors="n", **more):
    """A settled room; an upper-case side is a locked door, and room 1 has the entrance."""
    made = [
        Door(side=Side(side.lower()), kind="locked" if side.isupper() else "open") for side in doors
    ]
    if number == 1:
        made.append(Door(side=Side.SOUTH, kind="entrance"))
    draw = more.pop("draw", Draw(location=3, monsters=(6,), treasure=1))
    stage = more.pop("stage", "settled")
    return Room(
        number=number,
        cell=cell,
        kind=kind,
        draw=draw,
        exits=max(1, len(made)),
        stage=stage,
        doors=tuple(made),
        **more,
    )


def game(*heroes, rooms=None, here=1, theme="standard", artifacts=(), drawn=9, **options):
    """A position on the first level: everybody in room `here`, a fight if a monster is awake."""
    rooms = rooms or (room(),)
    heroes = heroes or (hero(),)
    foe = rooms[here - 1].monster
    return ThreeDiceState(
        options=ThreeDiceOptions(**options),
        heroes=tuple(one.with_(room=here) if one.room == 1 else one for one in heroes),
        levels=(Level(theme=theme, rooms=tuple(rooms), artifacts=artifacts),),
        acting=tuple(one.seat for one in heroes if one.alive and one.room in (1, here)),
        here=here,
        turn=9,
        drawn=drawn,
        fight=Fight() if foe and not foe.asleep else None,
    )


def fight(*heroes, foe=None, spoils=None, **options):
    """A fight in the first room; with `spoils` (three dice) its first visit is not yet over."""
    made = {"draw": spoils, "stage": "spoils"} if spoils else {}
    return game(*heroes, rooms=(room(monster=foe or monster(), **made),), **options)


def now(state, seat=1):
    """A hero's BODY, MIND and SPIRIT."""
    points = state.hero(seat).now
    return (points.body, points.mind, points.spirit)
