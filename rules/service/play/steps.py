"""One step of a game: an action, its results, and whether it ends a turn."""

from rules.core.answers import SeatInfo, Transition
from rules.core.model import Action, GameState, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.kept import Kept, kept_by, with_attack, without_attacks
from rules.service.change import Change
from rules.service.clocks.schedule import table_of
from rules.service.journal import kinds
from rules.service.journal.kinds import Kind
from rules.service.journal.said_dice import after_roll, dice_of
from rules.service.play.campaign_seeds import renew_at_home


def begin(draft: Change, rules: AnyRuleset, options: Options) -> GameState:
    """Begin the game of a lobby with the seats that it has; return its first state.

    Raises:
        RuleError: the rules do not allow it; nothing happened.
    """
    before = draft.adventure
    heroes = tuple(SeatInfo(seat=seat.seat, name=seat.name) for seat in before.seats)
    dice = dice_of(before)
    begun: Transition[GameState] = rules.new_game(options, heroes, dice)
    draft.step(
        kinds.BEGIN,
        action={"options": before.options, "heroes": [hero.name for hero in heroes]},
        rolls=dice.rolls,
        events=begun.events,
        state=begun.state,
        status="running",
        turn_from=before.version + 1,
    )
    draft.adventure = after_roll(draft.adventure, dice)
    return begun.state


def take(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, action: Action, kind: Kind
) -> GameState:
    """Carry out one action and journal it as a step of a kind; return the state after it.

    Raises:
        RuleError: the rules do not allow it; nothing happened.
    """
    before = draft.adventure
    dice = dice_of(before)
    moved: Transition[GameState] = rules.apply(state, seat, action, dice)
    draft.step(
        kind,
        seat=seat,
        action=action.model_dump(mode="json"),
        rolls=dice.rolls,
        events=moved.events,
        state=moved.state,
    )
    draft.adventure = after_roll(draft.adventure, dice)
    if kind.acts and before.clock and rules.knows_repeats:
        _note_deed(draft, rules, state, seat, action)
    settle(draft, rules, state, moved.state)
    renew_at_home(draft, moved)
    return moved.state


def _note_deed(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, action: Action
) -> None:
    """Note a player's attack in a fight, so that it can be repeated; anything else ends that.

    An answer to a question in between changes nothing.
    """
    table = table_of(draft.adventure)
    if rules.repeats(state, action):
        turn = rules.turn(state)
        new = Kept(seat=seat, turn=turn, action=action.model_dump(mode="json"))
        kept = with_attack(table.kept, new)
    elif kept_by(table.kept, seat) is not None and may_repeat(rules, state, seat):
        kept = without_attacks(table.kept, (seat,))
    else:
        return
    clock = table.with_(kept=kept).model_dump(mode="json")
    draft.adventure = draft.adventure.with_(clock=clock)


def may_repeat(rules: AnyRuleset, state: GameState, seat: Seat) -> bool:
    """Return whether a seat may repeat an attack now, and is asked nothing else."""
    return any(rules.repeats(state, each.action) for each in rules.legal_actions(state, seat))


def settle(draft: Change, rules: AnyRuleset, before: GameState, after: GameState) -> None:
    """Note in a change that it ends a turn, the game or the visit to a floor, if it does."""
    post = draft.adventure.pace == "post"
    waited = set(rules.interrupted(before))
    asked = set(rules.awaiting(after))
    owed = set(rules.awaiting(before))
    # In the middle of a round the same card goes on, and so it does while one player plays on and
    # nobody else has to decide.
    same_card = post and bool(asked) and (asked <= waited or (asked == owed and len(asked) == 1))
    if rules.turn(before) != rules.turn(after) and not same_card:
        draft.adventure = draft.adventure.with_(turn_from=draft.adventure.version)
        # By post the calls of a change decide, as only they need a message that is new.
        draft.fresh = draft.fresh or not post
    if rules.region(before) != rules.region(after):
        draft.fresh = True
    outcome = rules.outcome(after)
    if outcome is not None:
        draft.fresh = True
        draft.adventure = draft.adventure.with_(
            status="ended", outcome=outcome.model_dump(mode="json")
        )
