"""How an adventure ended (MA-320, MA-321)."""

from rules.core.answers import Outcome
from rules.core.words import Text
from rules.systems.mkd.things.chests import gold_of
from rules.systems.mkd.verbs.surrender import surrendered
from rules.systems.mkd_adventure.state import AdventureState


def of_quest(state: AdventureState) -> str:
    """Return the suffix for keys of a quest's sentences; empty for the Quest Chest's."""
    return "" if state.options.quest == "chest" else f"-{state.options.quest}"


def outcome(state: AdventureState) -> Outcome | None:
    """Return how an adventure ended: by victory if its quest is fulfilled; None if it goes on.

    The score is gold, which counts for the player of the Hero who carried it out (B-90, B-111).
    """
    if not state.ending:
        return None
    scores = []
    for player in state.players:
        out = [
            figure
            for figure in state.heroes
            if figure.seat == player.seat and figure.where == "left"
        ]
        gold = sum(gold_of(state.chest(number)) for figure in out for number in figure.carries)
        scores.append((player.seat, gold))
    key = f"mkd-outcome{of_quest(state)}-{state.ending}"
    text = Text.of(key, gold=state.gold, rounds=state.round)
    return Outcome(
        result=state.ending,
        text=text,
        scores=tuple(scores),
        total=state.gold,
        surrendered=state.ending == "defeat" and surrendered(state),
    )
