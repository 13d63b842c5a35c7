"""Ways out of a fight: boots, salts, and the readers' rules for running."""

from rules.core.dice import pick
from rules.core.model import Seat
from rules.systems.three_dice.actions import Flee, RunWithBoots, UseSalts
from rules.systems.three_dice.artifacts import spend, uses_left
from rules.systems.three_dice.events import (
    BootsRan,
    Escaped,
    EscapeFailed,
    FlightCost,
    MonsterSlept,
)
from rules.systems.three_dice.harm import ask_losses, lose_point
from rules.systems.three_dice.mapping import joined
from rules.systems.three_dice.names import monster_name
from rules.systems.three_dice.play import Play
from rules.systems.three_dice.roving import revisit
from rules.systems.three_dice.state import Fight, ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES

FLIGHT_LOSSES = (0, 1, 1, 2, 2, 3)
ESCAPES_UP_TO = 2


def refuges(state: ThreeDiceState) -> tuple[int, ...]:
    """Numbers of the explored rooms joined to this one by an exit that is not locked (TD-052)."""
    pairs = joined(state.level, state.room)
    return tuple(room.number for door, room in pairs if door.kind != "locked")


def forbids_boots(state: ThreeDiceState, seat: Seat, _: RunWithBoots) -> str | None:
    """Why the boots do not help now, or None (TD-052, HR-021)."""
    hero = state.hero(seat)
    if not hero.count("boots"):
        return "td-error-item-not-owned"
    if not uses_left(state, hero, "boots"):
        return "td-error-boots-spent"
    return None if refuges(state) else "td-error-nowhere-to-run"


def run_with_boots(play: Play, seat: Seat, _: RunWithBoots) -> None:
    """Run to a random explored room next door; the monster stays as it is (TD-052, TD-073)."""
    room = pick(play.dice, refuges(play.state), "boots")
    spend(play, seat, "boots")
    play.tell(BootsRan(hero=play.hero(seat).name, room=room))
    revisit(play, room, walked=True)


def forbids_salts(state: ThreeDiceState, seat: Seat, _: UseSalts) -> str | None:
    """Why the salts cannot be used, or None (TD-054)."""
    return None if uses_left(state, state.hero(seat), "salts") else "td-error-item-not-owned"


def use_salts(play: Play, seat: Seat, _: UseSalts) -> None:
    """Put the monster to sleep: no fight, no reward, and it is awake at the next visit (TD-054)."""
    monster = play.room.monster
    if not monster:
        raise RuntimeError("salts without a monster")
    spend(play, seat, "salts")
    play.set_monster(monster.with_(asleep=True))
    play.change(fight=None)
    play.tell(MonsterSlept(hero=play.hero(seat).name, monster=monster_name(monster.name)))


def may_flee(state: ThreeDiceState) -> bool:
    """Whether any rule in force lets heroes run without magic (TD-075, TD-074)."""
    options = state.options
    return (
        options.escape_roll
        or options.flee_original
        or options.flee_table
        or options.mode == "classic"
    )


def forbids_flee(state: ThreeDiceState, seat: Seat, _: Flee) -> str | None:
    """Why nobody can run, or None.

    TD-075: only by a house rule. HR-006: after a failed escape an attack comes first. There must
    be a room they came from.
    """
    if not may_flee(state):
        return "td-error-no-flight"
    if state.fight and state.fight.must_attack:
        return "td-error-attack-first"
    return None if state.hero(seat).came_from else "td-error-nowhere-to-run"


def flee(play: Play, seat: Seat, _: Flee) -> None:
    """Run back to the room the heroes came from, by the rule in force.

    HR-006: on 1 or 2. HR-008: at a point of each attribute; so too in the classic game (TD-074).
    HR-009: at up to three points, by a die for each hero.
    """
    refuge = play.hero(seat).came_from or 1
    if play.options.escape_roll:
        die = play.roll(6, "escape")
        if die > ESCAPES_UP_TO:
            play.change(fight=(play.state.fight or Fight()).with_(must_attack=True))
            play.tell(EscapeFailed(hero=play.hero(seat).name, die=die))
            return
    elif play.options.flee_table:
        for hero in play.state.party:
            die = play.roll(6, "flee")
            points = FLIGHT_LOSSES[die - 1]
            play.tell(FlightCost(hero=hero.name, die=die, points=points))
            ask_losses(play, hero.seat, points)
    else:
        for hero in play.state.party:
            _pay_each(play, hero.seat)
    play.movers = play.state.acting
    if play.movers:
        play.tell(Escaped(hero=play.hero(play.movers[0]).name, room=refuge))
        revisit(play, refuge, walked=True)


def _pay_each(play: Play, seat: Seat) -> None:
    """Take one point of every attribute that has any (HR-008)."""
    for attribute in ATTRIBUTES:
        hero = play.hero(seat)
        if hero.alive and (hero.pool is not None or hero.now.of(attribute)):
            lose_point(play, seat, attribute)
