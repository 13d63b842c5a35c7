"""One step of a game: what a seat does, what comes of it, and whether a turn ended by it."""

from rules.core.dice import SeededDice
from rules.core.hooks import interrupted_of
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import Transition
from rules.registry import AnyRuleset
from rules.service.epochs import renew_at_home
from rules.service.house import Change


def take(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, action: Action, kind: str
) -> GameState:
    """Carry out one action and journal it as a step of a kind; the state after it.

    Raises:
        RuleError: the rules do not allow it; nothing happened.
    """
    before = draft.adventure
    dice = SeededDice(before.seed, before.cursor)
    moved: Transition[GameState] = rules.apply(state, seat, action, dice)
    draft.step(
        kind,
        seat=seat,
        action=action.model_dump(mode="json"),
        rolls=dice.rolls,
        events=moved.events,
        state=moved.state,
    )
    settle(draft, rules, state, moved.state)
    renew_at_home(draft, moved)
    return moved.state


def settle(draft: Change, rules: AnyRuleset, before: GameState, after: GameState) -> None:
    """See whether a turn, or the game, ended between two states, or the floor was left."""
    old, new = rules.view(before, None), rules.view(after, None)
    post = draft.adventure.pace == "post"
    owing = {*rules.awaiting(before), *interrupted_of(rules, before)}
    left = set(rules.awaiting(after))
    if old.turn != new.turn and not (post and _others_owe_still(owing, left)):
        draft.adventure = draft.adventure.with_(turn_from=draft.adventure.version)
        draft.fresh = True
    if old.scene.region != new.scene.region:
        draft.fresh = True
    outcome = rules.outcome(after)
    if outcome is not None:
        draft.fresh = True
        draft.adventure = draft.adventure.with_(
            status="ended", outcome=outcome.model_dump(mode="json")
        )
    elif post and left - owing:
        draft.fresh = True


def _others_owe_still(owing: set[Seat], left: set[Seat]) -> bool:
    """Whether a turn ended in the middle of a round, in which nobody is asked who was not before.

    By post the card that asked them tells what comes of it, as long as it can be edited.
    """
    return bool(left) and left < owing
