"""The question or turn that is open now, and whose it is."""

from rules.core.party import asked_by_name
from rules.core.words import Text
from rules.systems.mkd import tasks
from rules.systems.mkd.directions import listed
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.show.figures import a_lurker
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.recruits import whom_to_take
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import question
from rules.systems.mkd.verbs.moving import only_faces


def heading(state: MkdState) -> Text:
    """Return who acts with how many points, or the round and who acts in it by kind."""
    now = state.activation
    if now is not None:
        acts = name_of(state.figure(now.figure))
        return Text.of("mkd-heading-acts", figure=acts, points=now.points)
    return Text.of("mkd-heading", round=state.round, part=state.part)


def prompt(moment: Moment) -> Text:
    """Return the open question, or whose turn it is."""
    state, players = moment.state, _players(moment)
    if state.ending:
        return Text.of(f"mkd-prompt-{state.ending}", gold=state.gold, rounds=state.round)
    match question(state):
        case tasks.AskLetGo() as task:
            return Text.of(
                "mkd-prompt-let-go",
                players=players,
                figure=name_of(state.figure(task.figure)),
                holders=listed(name_of(state.figure(number)) for number in task.holders),
            )
        case tasks.AskStrikeBack() as task:
            return Text.of(
                f"mkd-prompt-strike-{task.manner}",
                players=players,
                figure=name_of(state.figure(task.striker)),
                target=name_of(state.figure(task.target)),
            )
        case tasks.AskSpin() as task:
            return Text.of(
                "mkd-prompt-spin",
                players=players,
                figure=name_of(state.figure(task.figure)),
                toward=name_of(state.figure(task.toward)),
            )
        case tasks.AskAdvance():
            return Text.of("mkd-prompt-advance", players=players)
        case tasks.AskFirst():
            return Text.of("mkd-prompt-first", players=players)
        case tasks.AskGiveUp():
            return Text.of("mkd-prompt-give-up", players=players)
        case tasks.AskTeleport() | tasks.AskLead() | tasks.AskGuard() | tasks.AskOffer() as task:
            about = f"offer-{task.about}" if isinstance(task, tasks.AskOffer) else task.kind[4:]
            figure = name_of(state.figure(task.figure))
            return Text.of(f"mkd-prompt-{about}", players=players, figure=figure)
        case _:
            return _turn(moment, players)


def _turn(moment: Moment, players: str | Text) -> Text:
    state = moment.state
    if state.part == "setup":
        return whom_to_take(state, moment.awaited)
    if moment.upcoming is not None:
        return _upcoming(moment, players)
    if state.activation is None:
        return Text.of("mkd-prompt-between", players=players)
    turn = "facing" if only_faces(state) else "hero"
    return Text.of(f"mkd-prompt-{turn}", figure=name_of(state.figure(state.activation.figure)))


def _upcoming(moment: Moment, players: str | Text) -> Text:
    task = moment.upcoming
    if isinstance(task, tasks.MonsterActs):
        name = name_of(moment.state.figure(task.figure))
        return Text.of("mkd-prompt-monster", players=players, figure=name)
    if isinstance(task, tasks.TokenMoves):
        for token in moment.state.tokens:
            if token.id == task.token:
                return Text.of("mkd-prompt-token", players=players, token=a_lurker(token))
    return Text.of("mkd-prompt-others", players=players)


def _players(moment: Moment) -> str | Text:
    return asked_by_name(
        [player.name for player in moment.state.players if player.seat in moment.awaited]
    )
