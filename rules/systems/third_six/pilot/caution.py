"""What a hero does whose player is absent: nothing is opened, spent or promised."""

from collections.abc import Iterator

from rules.core.caution import NONE, Caution, Risk, with_company
from rules.core.model import Action, Seat
from rules.systems.third_six import actions
from rules.systems.third_six.heroes import dexterity
from rules.systems.third_six.mapping import neighbour
from rules.systems.third_six.party import deciders
from rules.systems.third_six.phases import Phase, awaiting, phase_of
from rules.systems.third_six.pilot.tactics import tactics
from rules.systems.third_six.state import ModifyPrompt, ThirdSixState

TOGETHER: tuple[Phase, ...] = ("explore", "close", "pendant", "town")
"""Phases in which the heroes decide the same."""


def caution(state: ThirdSixState, seat: Seat, there: frozenset[Seat]) -> Caution:
    """Return how a hero whose player is absent is played with care.

    A hero who leads the party alone goes on through exits, as nobody else can.
    """
    if not there or seat not in awaiting(state):
        return NONE
    alone = state.options.decisions == "leader" and deciders(state) == (seat,)
    common = phase_of(state) in TOGETHER
    return with_company(
        lambda action: _risk(state, seat, action, alone=alone),
        _wishes(state, seat),
        state.votes,
        there,
        guard=tactics(state, seat).deeds.get("strike_weakest"),
        leave=common and any(other in there for other in deciders(state)),
    )


def _risk(state: ThirdSixState, seat: Seat, action: Action, *, alone: bool) -> Risk | None:
    match action:
        case actions.Go(side=side) if state.fight is None and not alone:
            beyond = neighbour(state.level, state.room, side)
            return "opens" if beyond is None or not beyond.entered else None
        case actions.ForceDoor() | actions.PickLock():
            return "opens"
        case actions.Descend() if not alone:
            return "opens"
        case actions.Steal():
            return "provokes"
        case actions.Attack(foe=number) if state.fight is not None:
            foe = state.fight.foe(number)
            awake = any(not other.asleep for other in state.fight.foes)
            return "provokes" if foe is not None and foe.asleep and awake else None
        case actions.Modify() | actions.Reroll():
            return None if _is_deadly(state, seat) else "spends"
        case (
            actions.Cast()
            | actions.Drink()
            | actions.LearnSpell()
            | actions.LevelUp()
            | actions.ReadScroll()
            | actions.Treat()
            | actions.UseKey()
        ):
            return "spends"
        case actions.GoHome() | actions.GoToTown() | actions.NewDungeon() if not alone:
            return "commits"
        case actions.Ascend() if not alone:
            return "strays"
        case _:
            return None


def _is_deadly(state: ThirdSixState, seat: Seat) -> bool:
    """Return whether the miss just rolled, left as it is, takes the hero's last hit point."""
    blow, hero = next(iter(state.prompts), None), state.hero(seat)
    if not isinstance(blow, ModifyPrompt):
        return False
    return (1 if blow.side is not None else blow.die - dexterity(hero)) >= hero.hp


def _wishes(state: ThirdSixState, seat: Seat) -> Iterator[Action]:
    """Yield letting a turn of a fight go by, while that changes something, and leaving the town."""
    guard = tactics(state, seat).deeds.get("guard")
    if guard is not None:
        yield guard
    if not _is_deadly(state, seat):
        yield actions.AcceptMiss()
    yield actions.LeaveTown()
