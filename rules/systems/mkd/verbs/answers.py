"""Answering questions: letting Monsters go, automatic attacks, spins, levels, teleports."""

from rules.core import votes
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd import tasks
from rules.systems.mkd.actions import Answer, Choose, Travel
from rules.systems.mkd.events.teams import VoteCast
from rules.systems.mkd.experience import advance_chosen
from rules.systems.mkd.fights.strike import answer_strike_back
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.moves.breaking import let_go, roll_to_break_away
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.rounds import answered_first
from rules.systems.mkd.spins import turn_to
from rules.systems.mkd.state import MkdState, Voice
from rules.systems.mkd.things.teleports import travel_chosen
from rules.systems.mkd.turns import question
from rules.systems.mkd.verbs.surrender import gave_up

YES_OR_NO = (
    tasks.AskLetGo,
    tasks.AskStrikeBack,
    tasks.AskSpin,
    tasks.AskFirst,
    tasks.AskOffer,
    tasks.AskGiveUp,
)


def forbids_answer(state: MkdState, _seat: Seat, _action: Answer) -> Refusal | None:
    """Return why yes or no is refused, or None: the open question must ask for it."""
    return None if isinstance(question(state), YES_OR_NO) else refuse("other-question", "MA-130")


def answer(play: Resolution, seat: Seat, action: Answer) -> None:
    """Answer yes or no; the first answer given counts (B-47, B-34, MA-054, MA-214)."""
    task = play.pop()
    match task:
        case tasks.AskLetGo():
            (let_go if action.yes else roll_to_break_away)(play, task.walk)
        case tasks.AskSpin() if action.yes:
            turn_to(play, task.figure, task.toward)
        case tasks.AskStrikeBack():
            answer_strike_back(play, task, yes=action.yes)
        case tasks.AskFirst():
            answered_first(play, seat, yes=action.yes)
        case tasks.AskGiveUp() if action.yes:
            gave_up(play, seat)
        case _:
            pass


def forbids_choose(state: MkdState, _seat: Seat, action: Choose) -> Refusal | None:
    """Return why a Hero cannot be chosen, or None: he must be on offer (B-93, RG-074)."""
    task = question(state)
    if not isinstance(task, tasks.AskAdvance | tasks.AskGuard):
        return refuse("other-question", "MA-130")
    if action.figure not in task.figures:
        rule = "B-93" if isinstance(task, tasks.AskAdvance) else "RG-074"
        return refuse("not-eligible", rule, figure=name_of(state.figure(action.figure)))
    return None


def choose(play: Resolution, seat: Seat, action: Choose) -> None:
    """Vote for a Hero; it counts once the players agree or all have voted (MA-130)."""
    task = play.state.agenda[-1]
    if not isinstance(task, tasks.AskAdvance):
        raise TypeError("no such question is open")
    voices = (*play.state.voices, Voice(seat=seat, action=action))
    play.change(voices=voices)
    if len(task.seats) > 1:
        player, figure = play.state.player_name(seat), play.figure(action.figure)
        play.tell(VoteCast(player=player, figure=name_of(figure)))
    decided = votes.elected(voices, len(task.seats))
    if decided is not None:
        _say_how(play, voices, task)
        play.pop()
        play.change(voices=())
        advance_chosen(play, task, decided.figure)


def _say_how(play: Resolution, voices: tuple[Voice, ...], task: tasks.AskAdvance) -> None:
    """Tell how a vote was decided that had no majority (MA-130)."""
    names = {player.seat: player.name for player in play.state.players}

    def called(_seat: Seat, wish: Choose) -> Text:
        return name_of(play.figure(wish.figure))

    for told in votes.settled(voices, len(task.seats), names, called):
        play.tell(told)


def forbids_travel(state: MkdState, _seat: Seat, action: Travel) -> Refusal | None:
    """Return why a journey is refused, or None: it goes to a known marker or at random (MA-227)."""
    task = question(state)
    if not isinstance(task, tasks.AskTeleport):
        return refuse("other-question", "MA-227")
    if action.to is not None and action.to not in task.markers:
        return refuse("no-marker", "MA-227")
    return None


def travel(play: Resolution, _seat: Seat, action: Travel) -> None:
    """Travel by a teleport to the chosen marker, or at random (MA-226, MA-227)."""
    task = play.pop()
    if isinstance(task, tasks.AskTeleport):
        travel_chosen(play, task.figure, action.to)
