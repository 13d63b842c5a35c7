"""Which decision is due, and whose it is."""

from typing import Literal

from rules.core.model import Seat
from rules.systems.third_six.combat import strikers
from rules.systems.third_six.party import deciders
from rules.systems.third_six.state import BurnPrompt, ModifyPrompt, ThirdSixState

Phase = Literal[
    "over", "class", "spells", "close", "modify", "burn", "pendant", "fight", "explore", "town"
]


def phase_of(state: ThirdSixState) -> Phase:
    """Return the decision that is due now; new heroes come first."""
    if state.ending:
        return "over"
    unready = [hero for hero in state.heroes if hero.unready]
    if unready:
        return "class" if any(hero.calling is None for hero in unready) else "spells"
    if state.prompts:
        return state.prompts[0].kind
    if state.fight:
        return "fight"
    return "town" if state.place == "town" else "explore"


def awaiting(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return who must decide something now, in seat order."""
    match phase_of(state):
        case "over":
            return ()
        case "class":
            return tuple(h.seat for h in state.heroes if h.alive and h.calling is None)
        case "spells":
            return tuple(hero.seat for hero in state.heroes if hero.unready)
        case "fight":
            return strikers(state)
        case "modify" | "burn":
            prompt = state.prompts[0]
            return (prompt.seat,) if isinstance(prompt, ModifyPrompt | BurnPrompt) else ()
        case _:
            return deciders(state)


def votes(state: ThirdSixState) -> bool:
    """Return whether the heroes vote on what they do together."""
    together = phase_of(state) in ("close", "pendant", "explore", "town")
    return together and state.options.decisions == "vote" and len(awaiting(state)) > 1
