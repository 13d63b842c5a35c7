"""Making heroes."""

from collections.abc import Iterator
from itertools import permutations

from rules.core.answers import SeatInfo
from rules.core.model import Seat
from rules.systems.three_dice.actions import Assign
from rules.systems.three_dice.events.company import (
    FacesAssigned,
    HeroRejected,
    HeroRolled,
    PoolRolled,
)
from rules.systems.three_dice.experience import begin_below
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Hero, Points, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES

TOO_LOW = 10


def roll_hero(play: Resolution, seat: SeatInfo) -> Hero:
    """Roll one hero: a d6 each for BODY, MIND and SPIRIT, all again at ten or less.

    TD-001, TD-002, TD-003, TD-056, HR-028. With `assign: free` the faces wait to be given out.
    """
    while True:
        faces = tuple(play.roll(6, f"creation-{attribute}") for attribute in ATTRIBUTES)
        points = Points(body=faces[0], mind=faces[1], spirit=faces[2])
        if points.total > TOO_LOW:
            break
        play.tell(HeroRejected(hero=seat.name, **points.model_dump()))
    play.tell(HeroRolled(hero=seat.name, **points.model_dump()))
    pool = roll_pool(play, seat.name)
    return Hero(
        seat=seat.seat,
        name=seat.name,
        now=points,
        most=points,
        pool=pool,
        pool_most=pool,
        unassigned=faces if play.options.assign == "free" else (),
    )


def roll_pool(play: Resolution, name: str) -> int | None:
    """Roll the hit point pool: 1d6+6, or 1d6 when hard (HR-036); None without the house rule."""
    if play.options.hp_pool == "off":
        return None
    hp = play.roll(6, "creation-hp") + (6 if play.options.hp_pool == "easy" else 0)
    play.tell(PoolRolled(hero=name, hp=hp))
    return hp


def orders(hero: Hero) -> tuple[tuple[int, ...], ...]:
    """Return every different way to assign a hero's faces to attributes, the rolled one first."""
    return tuple(dict.fromkeys(permutations(hero.unassigned)))


def offers_assign(state: ThreeDiceState, seat: Seat) -> Iterator[Assign]:
    """Yield every different way to assign a hero's faces to attributes."""
    return (Assign(faces=order) for order in orders(state.hero(seat)))


def forbids_assign(state: ThreeDiceState, seat: Seat, action: Assign) -> str | None:
    """Return why faces cannot be assigned in a certain way (TD-001), or None."""
    return None if action.faces in orders(state.hero(seat)) else "td-error-faces"


def assign(play: Resolution, seat: Seat, action: Assign) -> None:
    """Give the rolled faces to the attributes (TD-001, `assign: free`), less HR-007 if late."""
    body, mind, spirit = action.faces
    points = Points(body=body, mind=mind, spirit=spirit)
    hero = play.hero(seat).with_(now=points, most=points, unassigned=())
    play.set_hero(hero)
    play.tell(FacesAssigned(hero=hero.name, **points.model_dump()))
    begin_below(play, seat)
