"""Which decision is due, and whose it is."""

from typing import Literal

from rules.core.model import Seat
from rules.systems.three_dice.combat import strikers
from rules.systems.three_dice.loot import claimants
from rules.systems.three_dice.party import deciders
from rules.systems.three_dice.state import (
    ChallengePrompt,
    ClaimPrompt,
    GainPrompt,
    HitPrompt,
    LosePrompt,
    Prompt,
    ThreeDiceState,
)

Phase = Literal[
    "over", "assign", "keep", "exits", "door", "theme", "hit", "lose", "gain", "claim",
    "flight", "challenge", "level", "duel", "fight", "explore",
]  # fmt: skip


def phase_of(state: ThreeDiceState) -> Phase:
    """Return the decision that is due now."""
    if state.ending:
        return "over"
    if any(hero.unassigned for hero in state.living):
        return "assign"
    if state.prompts:
        return state.prompts[0].kind
    if any(hero.due for hero in state.living):
        return "level"
    if state.duel:
        return "duel"
    return "fight" if state.fight else "explore"


def awaiting(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who must decide something now, in seat order (TD-063, TD-064)."""
    match phase_of(state):
        case "over":
            return ()
        case "assign":
            return tuple(hero.seat for hero in state.living if hero.unassigned)
        case "level":
            return tuple(hero.seat for hero in state.living if hero.due)
        case "duel":
            return (state.duel.striker,) if state.duel else ()
        case "fight":
            return strikers(state)
        case "explore":
            return deciders(state)
        case _:
            return asked(state, state.prompts[0])


def votes(state: ThreeDiceState) -> bool:
    """Return whether the heroes vote on what they do together."""
    phase = phase_of(state)
    together = phase in ("explore", "keep", "exits", "door", "theme", "flight")
    shared = phase == "claim" and state.options.loot == "vote"
    return (together or shared) and state.options.decisions == "vote" and len(awaiting(state)) > 1


def asked(state: ThreeDiceState, prompt: Prompt) -> tuple[Seat, ...]:
    """Return who has to answer a prompt: its hero, all who may claim, or the party."""
    match prompt:
        case HitPrompt() | LosePrompt() | GainPrompt():
            return (prompt.seat,)
        case ChallengePrompt():
            return (prompt.challenged,)
        case ClaimPrompt() if state.options.loot == "first":
            return claimants(state)
        case _:
            return deciders(state)
