"""Resting in temples."""

from rules.core.model import Seat
from rules.systems.three_dice.actions import Rest
from rules.systems.three_dice.damage import ask_gain
from rules.systems.three_dice.events.places import RestBroken, RestHealed, RestUneasy
from rules.systems.three_dice.names import monster_name
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.revisits import rover
from rules.systems.three_dice.state import ThreeDiceState

HEALS_FROM = 4


def forbids_rest(state: ThreeDiceState, _: Seat, __: Rest) -> str | None:
    """Return why there is no resting here and now, or None (HR-005)."""
    if not state.options.temple_rest:
        return "td-error-no-resting"
    if state.room.shape != "temple":
        return "td-error-no-temple"
    if state.room.monster:
        return "td-error-not-clear"
    return "td-error-rested" if state.room.rested else None


def rest(play: Resolution, _: Seat, __: Rest) -> None:
    """Rest in a temple, once per visit: one die for all (HR-005).

    On 4 to 6 every hero present regains a point, on 1 or 2 the roving monster of that value comes.
    """
    die = play.roll(6, "rest")
    play.set_room(play.room.with_(rested=True))
    monster = rover(play.state, die)
    if monster:
        play.set_monster(monster)
        play.tell(RestBroken(die=die, monster=monster_name(monster.name), hp=monster.hp))
    elif die < HEALS_FROM:
        play.tell(RestUneasy(die=die))
    else:
        play.tell(RestHealed(die=die))
        for seat in play.state.acting:
            ask_gain(play, seat)
