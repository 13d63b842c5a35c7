"""How a delve ended, and what it is worth (B-111)."""

from typing import Final, Literal

from rules.core.answers import Outcome
from rules.core.words import Text
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.things.chests import gold_of
from rules.systems.mkd.verbs.surrender import surrendered
from rules.systems.mkd_delve.state import DelveState

RESULTS: Final[dict[str, Literal["victory", "defeat", "finished"]]] = {
    "cleared": "victory",
    "out": "finished",
    "lost": "defeat",
}


def outcome(state: DelveState) -> Outcome | None:
    """Return how a delve ended: by victory if the last level was cleared and a Hero came out.

    Each seat's score is the gold that its Heroes carried out (B-90, B-111). The worth of the run
    follows B-111; levels, then missions, then gold break ties.
    """
    if not state.ending:
        return None
    scores = []
    for player in state.players:
        out = [figure for figure in state.heroes if figure.seat == player.seat]
        gold = sum(
            gold_of(state.chest(number))
            for figure in out
            if figure.where == "left"
            for number in figure.carries
        )
        scores.append((player.seat, gold))
    text = Text.of(
        f"mkd-outcome-{state.ending}",
        gold=state.gold,
        levels=state.cleared,
        missions=state.missions,
        score=score(state),
        rounds=state.round,
    )
    return Outcome(
        result=RESULTS[state.ending],
        text=text,
        scores=tuple(scores),
        total=score(state),
        tallies=(("levels", state.cleared), ("missions", state.missions), ("gold", state.gold)),
        surrendered=state.ending != "cleared" and surrendered(state),
    )


def score(state: DelveState) -> int:
    """Return the worth of a run: gold brought out, cleared levels and missions fulfilled.

    The rule is B-111.
    """
    levels = state.cleared * RULINGS.number("delve_score_level")
    return state.gold + levels + state.missions * RULINGS.number("delve_score_mission")
