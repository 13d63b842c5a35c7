"""What a seat may choose from now, and what anything else is refused for."""

from collections.abc import Iterable, Mapping

from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.moves.quickness import too_quick_for
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.verbs import answers, aside, moving, striking, surrender, turns
from rules.systems.mkd.verbs.handling import HANDLING
from rules.systems.mkd.verbs.verb import Offer, Verb

Verbs = Mapping[type[Action], Verb]

CLOSING = ("end", "undo")
"""Offers that are always buttons."""
BUTTONS, LIST = 5, 25
"""Buttons beside a pad, and lines of a list."""

CORE_VERBS: dict[type[Action], Verb] = {
    actions.Begin: Verb("between", turns.forbids_begin, turns.begin),
    actions.Finish: Verb("between", turns.forbids_finish, turns.finish),
    actions.GiveUp: Verb("any", surrender.forbids_give_up, surrender.give_up),
    actions.GiveOrders: Verb("any", turns.forbids_orders, turns.give_orders),
    actions.MoveTo: Verb("hero", moving.forbids_move_to, moving.move_to),
    actions.StepTo: Verb("hero", moving.forbids_step, moving.step_to),
    actions.Spin: Verb("hero", moving.forbids_spin, moving.spin),
    actions.Undo: Verb("hero", moving.forbids_undo, moving.undo),
    actions.Attack: Verb("hero", striking.forbids_attack, striking.attack),
    actions.Shoot: Verb("hero", striking.forbids_shoot, striking.shoot),
    actions.ShootDoor: Verb("hero", striking.forbids_shoot_door, striking.shoot_door),
    actions.Capture: Verb("hero", striking.forbids_capture, striking.capture),
    actions.Steal: Verb("hero", striking.forbids_steal, striking.steal),
    actions.UseAbility: Verb("hero", striking.forbids_ability, striking.use_ability),
    actions.SetAside: Verb("hero", aside.forbids_set_aside, aside.set_aside),
    actions.End: Verb("hero", turns.forbids_end, turns.end),
    actions.Answer: Verb("question", answers.forbids_answer, answers.answer),
    actions.Choose: Verb("question", answers.forbids_choose, answers.choose),
    actions.Travel: Verb("question", answers.forbids_travel, answers.travel),
    **HANDLING,
}


def situation(state: MkdState, seat: Seat) -> str:
    """Return what a seat is up to: "question", "hero", "between", "setup", "over" or "waiting"."""
    if state.ending:
        return "over"
    if answers.question(state) is not None:
        return "question" if seat in answers.asked(state) else "waiting"
    if state.part == "setup":
        return "setup"
    if seat in turns.teams_to_act(state):
        return "hero" if state.activation is not None else "between"
    return "waiting"


def forbidden(state: MkdState, seat: Seat, action: Action, verbs: Verbs) -> Refusal | None:
    """Return why a seat cannot do that now, or None."""
    return _forbidden(state, seat, action, verbs, situation(state, seat))


def _forbidden(
    state: MkdState, seat: Seat, action: Action, verbs: Verbs, now: str
) -> Refusal | None:
    verb = verbs.get(type(action))
    if verb is None:
        return refuse("unknown", "MA-002")
    if now == "over":
        return refuse("over", "MA-321")
    if all(player.seat != seat for player in state.players):
        return refuse("no-seat", "MA-050")
    if now == "waiting" and verb.when != "table":
        return refuse("not-your-turn", "MA-053")
    if verb.when not in (now, "any", "table"):
        return refuse(f"now-{now}", "MA-055")
    if verb.when == "hero" and too_quick_for(state, action):
        return refuse("fight-quick", "MA-180")
    return verb.forbids(state, seat, action)


def check(state: MkdState, seat: Seat, action: Action, verbs: Verbs) -> Verb:
    """Return the verb of an action that is allowed now.

    Raises:
        RuleError: it is not; the sentence names the rule.
    """
    refusal = forbidden(state, seat, action, verbs)
    if refusal is not None:
        raise refusal.error()
    return verbs[type(action)]


def options(
    state: MkdState, seat: Seat, offers: Iterable[Offer], verbs: Verbs
) -> tuple[Option, ...]:
    """Return the offers that nothing forbids, as options."""
    now = situation(state, seat)
    legal = [
        offer
        for offer in offers
        if offer.sure or _refused(state, seat, offer.action, verbs, now) is None
    ]
    return tuple([_option(offer) for offer in arranged(legal)])


def _option(offer: Offer) -> Option:
    return Option.of(
        offer.id,
        offer.label,
        offer.action,
        group=offer.group,
        detail=offer.detail,
        style=offer.style,
        goes_to=offer.goes_to,
        pad=offer.pad,
    )


def arranged(offers: list[Offer]) -> list[Offer]:
    """Offers as a message has room for them.

    Beside a pad stand its closing buttons and the first few others; everything else goes into
    lists of at most 25, of walks, deeds and facings.
    """
    if not any(offer.pad for offer in offers):
        return offers
    closing = [offer for offer in offers if offer.id in CLOSING]
    plain = [offer for offer in offers if not (offer.group or offer.pad or offer.id in CLOSING)][
        : BUTTONS - len(closing)
    ]
    kept = {offer.id for offer in (*plain, *closing)}
    placed: list[Offer] = [*plain, *closing]
    deeds = 0
    for offer in offers:
        if offer.id in kept:
            continue
        if offer.pad or offer.group in ("move", "lead"):
            placed.append(offer)
        elif offer.group in ("face", "orders"):
            placed.append(offer._replace(group="more"))
        else:
            page = deeds // LIST + 1
            placed.append(offer._replace(group="deed" if page == 1 else f"deed-{page}"))
            deeds += 1
    return placed


def _refused(state: MkdState, seat: Seat, action: Action, verbs: Verbs, now: str) -> object:
    try:
        return _forbidden(state, seat, action, verbs, now)
    except RuleError as error:
        return error
