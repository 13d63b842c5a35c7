"""The round of a delve: Heroes, tokens, Monsters, and again; and how it ends (RG-120, RG-121)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.descending import all_below
from rules.systems.mkd.events.growth import DelveOver
from rules.systems.mkd.figures import OUTLAW
from rules.systems.mkd.play import Play
from rules.systems.mkd.rounds import (
    ask_who_is_first,
    begin_round,
    by_chance,
    close,
    in_order,
    others_go_on,
    teams_go_on,
)
from rules.systems.mkd.tasks import TokenMoves
from rules.systems.mkd.teams import to_recruit
from rules.systems.mkd_delve.growth.levels import begin_level
from rules.systems.mkd_delve.growth.stairs import look_for_stairs
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.guests import guests
from rules.systems.mkd_delve.state import DelveState, of

INSIDE = ("board", "waiting", "captive", "below")


def go_on(play: Play) -> bool:
    """Go on with the round when nothing is under way; False when a player must decide.

    When everybody who is left waits below, the next level begins (RG-008).
    """
    state = of(play)
    if all_below(state):
        missions.level_left(play)
        begin_level(play)
        start_round(play)
        return True
    match state.part:
        case "setup":
            if to_recruit(state):
                return False
            begin_level(play)
            start_round(play)
            return True
        case "heroes":
            return _heroes_go_on(play)
        case "tokens" | "monsters":
            return _others_go_on(play)
        case _:
            return False


def start_round(play: Play) -> None:
    """Begin a round: every Hero of the team as it is now has one activation (RG-120)."""
    begin_round(play)
    play.change(acted=())
    ask_who_is_first(play)
    missions.round_began(play)


def _heroes_go_on(play: Play) -> bool:
    """After the Heroes every token but a master's has one activation, by chance (RG-019, RG-121).

    All of the order is settled first (C28). Before that people who run for the way out do (A9).
    """
    going = teams_go_on(play)
    if going is None:
        state = of(play)
        if state.guests_moved != state.round:
            play.change(guests_moved=state.round)
            play.push(*guests(state))
            return True
        play.change(part="tokens", acting=None, trail=())
        tokens = by_chance(
            play, [token for token in play.state.tokens if not token.worth], "mkd-token-order"
        )
        play.change(queue=tuple(TokenMoves(token=token.id) for token in tokens))
    return going is not False


def _others_go_on(play: Play) -> bool:
    """After the tokens every Monster that has not acted in this round yet (RG-108, RG-121).

    Criminals at large act with them (RG-099).
    """
    going = others_go_on(play)
    if going is not None:
        return going
    state = of(play)
    if state.part == "tokens":
        able = [
            figure
            for figure in state.on_board
            if (figure.side == "monster" or figure.role == OUTLAW) and figure.id not in state.acted
        ]
        play.change(part="monsters", queue=in_order(play, able))
    else:
        start_round(play)
    return True


def settled(play: Play) -> None:
    """After every doing: is the level cleared, is anybody left (RG-055, MA-321)?"""
    state = of(play)
    if state.ending or state.part == "setup":
        return
    look_for_stairs(play)
    if not any(figure.where in INSIDE for figure in state.heroes):
        _end(play)


def _end(play: Play) -> None:
    """Whoever came out tells of it: gold, levels and missions count (B-111, RG-064)."""
    missions.over(play)
    state = of(play)
    out = any(figure.where == "left" for figure in state.heroes)
    done = state.deepest is not None and state.cleared >= state.deepest
    ending = "lost" if not out else "cleared" if done else "out"
    told = DelveOver(
        ending=ending,
        gold=state.gold,
        levels=state.cleared,
        missions=state.missions,
        score=score(state),
    )
    play.tell(told)
    close(play, ending)


def score(state: DelveState) -> int:
    """What a run is worth: gold brought out, cleared levels and missions fulfilled (B-111)."""
    levels = state.cleared * RULINGS.number("delve_score_level")
    return state.gold + levels + state.missions * RULINGS.number("delve_score_mission")
