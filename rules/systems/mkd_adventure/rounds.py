"""The round: Hero teams, tokens, Monsters, and again (MA-050 to MA-058)."""

from rules.systems.mkd.events.floors import TimeRanOut
from rules.systems.mkd.events.teams import QuestLost, QuestWon
from rules.systems.mkd.play import Play
from rules.systems.mkd.rounds import (
    ask_who_is_first,
    begin_round,
    close,
    in_order,
    others_go_on,
    teams_go_on,
)
from rules.systems.mkd.tasks import AnyTask, TokenMoves
from rules.systems.mkd.teams import to_recruit
from rules.systems.mkd_adventure import clock
from rules.systems.mkd_adventure.building.build import build
from rules.systems.mkd_adventure.floors import go_down, is_done
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState, of

INSIDE = ("board", "waiting", "captive", "below")


def go_on(play: Play) -> bool:
    """Go on with the round when nothing is under way; False when a player must decide.

    Heroes, tokens, Monsters, and again (MA-051). A floor that everybody has left is done, and the
    next one begins with a round of its own (MA-166).
    """
    state = of(play)
    if is_done(state):
        go_down(play)
        start_round(play)
        return True
    match state.part:
        case "setup":
            if to_recruit(state):
                return False
            build(play)
            start_round(play)
        case "heroes":
            return _heroes_go_on(play)
        case "tokens" | "monsters":
            return _others_go_on(play)
        case _:
            return False
    return True


def start_round(play: Play) -> None:
    """Begin a round: what lasted until now ends, and commanders may claim the first turn.

    Acting every round hurts nobody (B-24). No round begins when time is up (MA-310).
    """
    state = of(play)
    if clock.is_up(state):
        play.tell(TimeRanOut())
        close(play, "defeat")
        return
    begin_round(play)
    clock.call_out(play)
    ask_who_is_first(play)


def _heroes_go_on(play: Play) -> bool:
    going = teams_go_on(play)
    if going is None:
        play.change(part="tokens", acting=None, trail=(), queue=_tokens(of(play)))
    return going is not False


def _tokens(state: AdventureState) -> tuple[AnyTask, ...]:
    """Every token but the Guardian has an activation, in reading order.

    No die says how many (B-20, B-21, MA-056, MA-068). In some quests the Guardian wanders too
    (MA-304).
    """
    walks = quest_of(state).guardian_walks
    moving = [token for token in state.tokens if walks or not token.guardian]
    moving.sort(key=lambda token: (token.at[1], token.at[0]))
    return tuple(TokenMoves(token=token.id) for token in moving)


def _others_go_on(play: Play) -> bool:
    going = others_go_on(play)
    if going is not None:
        return going
    if play.state.part == "tokens":
        play.change(part="monsters", queue=_monsters(play))
    else:
        start_round(play)
    return True


def _monsters(play: Play) -> tuple[AnyTask, ...]:
    """Unsurprised Monsters in an order by chance, the frantic before all others (MA-057, C28).

    Who was revealed this round waits for the next (MA-058, MA-081).
    """
    able = [
        figure
        for figure in play.state.figures
        if figure.side == "monster"
        and not figure.surprised
        and (figure.where == "board" or (figure.where == "waiting" and figure.goal))
    ]
    return in_order(play, able)


def end_if_over(play: Play) -> None:
    """The adventure ends when no Hero is left inside or on the way in (MA-320, MA-321).

    It ends at once when what the party came for can no longer be had. While there is a floor below
    it is still to come, and so is whoever waits there.
    """
    state = of(play)
    if state.ending or state.part == "setup":
        return
    inside = any(figure.where in INSIDE for figure in state.heroes)
    if inside and not quest_of(state).failed(state):
        return
    won, quest = quest_of(state).fulfilled(state), state.options.quest
    play.tell(QuestWon(gold=state.gold, quest=quest) if won else QuestLost(quest=quest))
    close(play, "victory" if won else "defeat")
