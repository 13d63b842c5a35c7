"""Ways out of a fight: boots, salts, and the readers' rules for running."""

from collections.abc import Callable
from typing import Literal

from rules.core.dice import pick
from rules.core.model import Seat
from rules.systems.three_dice.actions import Flee, Run, RunWithBoots, Stand, UseSalts
from rules.systems.three_dice.artifacts import spend, uses_left
from rules.systems.three_dice.damage import ask_losses, lose_point, points_left
from rules.systems.three_dice.events.fights import (
    BootsRan,
    Escaped,
    EscapeFailed,
    FlightCalled,
    FlightCost,
    FlightRefused,
    MonsterSlept,
)
from rules.systems.three_dice.mapping import joined
from rules.systems.three_dice.names import monster_name
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.party import decides_alone, needs_votes
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.revisits import revisit
from rules.systems.three_dice.state import Fight, FlightPrompt, Hero, ThreeDiceState, Vote
from rules.systems.three_dice.terms import ATTRIBUTES

Way = Literal["legs", "boots"]
FLIGHT_LOSSES = (0, 1, 1, 2, 2, 3)
ESCAPES_UP_TO = 2


def refuges(state: ThreeDiceState) -> tuple[int, ...]:
    """Return the numbers of explored rooms behind exits that are not locked (TD-052)."""
    pairs = joined(state.level, state.room)
    return tuple(room.number for door, room in pairs if door.kind != "locked")


def forbids_boots(state: ThreeDiceState, seat: Seat, _: RunWithBoots) -> str | None:
    """Return why the boots do not help now, or None (TD-052, HR-021)."""
    hero = state.hero(seat)
    if not hero.count("boots"):
        return "td-error-item-not-owned"
    if not uses_left(state, hero, "boots"):
        return "td-error-boots-spent"
    if state.fight and state.fight.stood:
        return "td-error-stood"
    return None if refuges(state) else "td-error-nowhere-to-run"


def run_with_boots(play: Resolution, seat: Seat, _: RunWithBoots) -> None:
    """Run with the boots, when those who would be taken along agree (TD-052, TD-064)."""
    _call(play, seat, "boots")


def _with_boots(play: Resolution, seat: Seat) -> None:
    """Run to a random explored room next door; the monster stays as it is (TD-052, TD-073)."""
    room = pick(play.dice, refuges(play.state), "boots")
    spend(play, seat, "boots")
    play.tell(BootsRan(hero=play.hero(seat).name, room=room))
    revisit(play, room, walked=True)


def forbids_salts(state: ThreeDiceState, seat: Seat, _: UseSalts) -> str | None:
    """Return why the salts cannot be used, or None (TD-054)."""
    return None if uses_left(state, state.hero(seat), "salts") else "td-error-item-not-owned"


def use_salts(play: Resolution, seat: Seat, _: UseSalts) -> None:
    """Put the monster to sleep: no fight, no reward; at the next visit it is awake (TD-054)."""
    monster = play.room.monster
    if not monster:
        raise RuntimeError("salts without a monster")
    spend(play, seat, "salts")
    play.set_monster(monster.with_(asleep=True))
    play.change(fight=None)
    play.tell(MonsterSlept(hero=play.hero(seat).name, monster=monster_name(monster.name)))


def may_flee(state: ThreeDiceState) -> bool:
    """Return whether any rule in force lets heroes run without magic (TD-075, TD-074)."""
    options = state.options
    return (
        options.escape_roll
        or options.flee_original
        or options.flee_table
        or options.mode == "classic"
    )


def forbids_flee(state: ThreeDiceState, seat: Seat, _: Flee) -> str | None:
    """Return why nobody can run, or None.

    TD-075: only by a house rule. HR-006: after a failed escape an attack comes first, and so it
    does after a vote against running. There must be a room they came from.
    """
    if not may_flee(state):
        return "td-error-no-flight"
    if state.fight and state.fight.must_attack:
        return "td-error-attack-first"
    if state.fight and state.fight.stood:
        return "td-error-stood"
    return None if state.hero(seat).came_from else "td-error-nowhere-to-run"


def flee(play: Resolution, seat: Seat, _: Flee) -> None:
    """Let heroes run, if those who would pay for it agree (HR-006, HR-008, HR-009, TD-064)."""
    _call(play, seat, "legs")


def _call(play: Resolution, seat: Seat, way: Way) -> None:
    """Run at once where one voice is enough; else ask the others, and count that voice."""
    if decides_alone(play.state, seat):
        WAYS[way](play, seat)
        return
    play.ask(FlightPrompt(seat=seat, way=way))
    play.tell(FlightCalled(hero=play.hero(seat).name))
    if needs_votes(play.state):
        play.change(votes=(Vote(seat=seat, action=Run()),))


def run(play: Resolution, _: Seat, __: Run) -> None:
    """Carry out the flight that was called for; in a party that may split, those who want it."""
    prompt = play.state.prompts[0]
    play.answered()
    if isinstance(prompt, FlightPrompt):
        WAYS[prompt.way](play, prompt.seat)


def stand(play: Resolution, _: Seat, __: Stand) -> None:
    """Let heroes stay and fight: an attack comes before the next vote on flight."""
    play.answered()
    play.change(fight=(play.state.fight or Fight()).with_(stood=True))
    play.tell(FlightRefused())


def rule_of(options: ThreeDiceOptions) -> Literal["escape", "table", "original"]:
    """Return the rule by which heroes run without magic: HR-006, HR-009, or HR-008 and TD-074."""
    if options.escape_roll:
        return "escape"
    return "table" if options.flee_table else "original"


def way_of(state: ThreeDiceState) -> Literal["boots", "escape", "table", "original"]:
    """Return the kind of flight that is voted on, or that would be possible."""
    prompt = state.prompts[0] if state.prompts else None
    boots = isinstance(prompt, FlightPrompt) and prompt.way == "boots"
    return "boots" if boots else rule_of(state.options)


def price(state: ThreeDiceState, hero: Hero) -> int:
    """Return the most points that the flight may cost a hero (HR-008, HR-009, HR-036)."""
    match way_of(state):
        case "boots" | "escape":
            return 0
        case "table":
            return max(FLIGHT_LOSSES)
        case "original":
            return len(ATTRIBUTES) - hero.now.zeroes


def endangered(state: ThreeDiceState) -> tuple[Hero, ...]:
    """Return the acting heroes whom a flight that is voted on may kill."""
    return tuple(hero for hero in state.party if price(state, hero) >= points_left(hero))


def _on_foot(play: Resolution, seat: Seat) -> None:
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
        for runner in play.movers:
            die = play.roll(6, "flee")
            points = FLIGHT_LOSSES[die - 1]
            play.tell(FlightCost(hero=play.hero(runner).name, die=die, points=points))
            ask_losses(play, runner, points)
    else:
        for runner in play.movers:
            _pay_each(play, runner)
    play.movers = tuple(runner for runner in play.movers if play.hero(runner).alive)
    if play.movers:
        play.tell(Escaped(hero=play.hero(play.movers[0]).name, room=refuge))
        revisit(play, refuge, walked=True)


def _pay_each(play: Resolution, seat: Seat) -> None:
    """Take one point of every attribute that has any (HR-008)."""
    for attribute in ATTRIBUTES:
        hero = play.hero(seat)
        if hero.alive and (hero.pool is not None or hero.now.of(attribute)):
            lose_point(play, seat, attribute)


WAYS: dict[Way, Callable[[Resolution, Seat], None]] = {"legs": _on_foot, "boots": _with_boots}
