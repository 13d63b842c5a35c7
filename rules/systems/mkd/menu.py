"""What can be done in every tactical game, and what a seat is offered now."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain, count

from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.packs.pack import slug_of
from rules.core.words import Text
from rules.systems.mkd import actions, ready_teams, teams
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.directions import listed
from rules.systems.mkd.show.recruits import what_he_can_do
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import awaiting, may_choose, refused_when, situation
from rules.systems.mkd.verb import Offer, Verb, Verbs
from rules.systems.mkd.verbs import (
    answers,
    moving,
    offers,
    set_aside,
    stepping,
    striking,
    surrender,
    turns,
    walk_offers,
)
from rules.systems.mkd.verbs.handling import HANDLING, handling, staying_out

CLOSING, BACK = ("end",), "undo"
"""Offers that are always buttons; and that which a card's *Undo* does as well."""
MOST_NAMES = 3
"""The most Heroes whom the button of a ready team names."""
LISTED = ("move", "lead", "face", "orders")
"""Lists beside those of deeds."""
BUTTONS, LIST = 5, 25
"""Buttons beside a pad, and lines of a list."""

CORE_VERBS: dict[type[Action], Verb] = {
    actions.Begin: Verb("choosing", turns.forbids_begin, turns.begin),
    actions.Finish: Verb("choosing", turns.forbids_finish, turns.finish),
    actions.GiveUp: Verb("any", surrender.forbids_give_up, surrender.give_up),
    actions.GiveOrders: Verb("any", turns.forbids_orders, turns.give_orders),
    actions.MoveTo: Verb("hero", moving.forbids_move_to, moving.move_to),
    actions.StepTo: Verb("hero", stepping.forbids_step, stepping.step_to),
    actions.Spin: Verb("hero", moving.forbids_spin, moving.spin),
    actions.Undo: Verb("hero", moving.forbids_undo, moving.undo),
    actions.Attack: Verb("hero", striking.forbids_attack, striking.attack),
    actions.Shoot: Verb("hero", striking.forbids_shoot, striking.shoot),
    actions.ShootDoor: Verb("hero", striking.forbids_shoot_door, striking.shoot_door),
    actions.Capture: Verb("hero", striking.forbids_capture, striking.capture),
    actions.Steal: Verb("hero", striking.forbids_steal, striking.steal),
    actions.UseAbility: Verb("hero", striking.forbids_ability, striking.use_ability),
    actions.SetAside: Verb("hero", set_aside.forbids_set_aside, set_aside.set_aside),
    actions.End: Verb("hero", turns.forbids_end, turns.end),
    actions.Answer: Verb("question", answers.forbids_answer, answers.answer),
    actions.Choose: Verb("question", answers.forbids_choose, answers.choose),
    actions.Travel: Verb("question", answers.forbids_travel, answers.travel),
    actions.Recruit: Verb("setup", teams.forbids_recruit, teams.recruit),
    actions.RecruitTeam: Verb("setup", ready_teams.forbids_recruit_team, ready_teams.recruit_team),
    actions.Ready: Verb("setup", teams.forbids_ready, teams.ready),
    actions.RollMonsters: Verb("table", turns.forbids_rolling, turns.roll),
    **HANDLING,
}


def options(
    state: MkdState, seat: Seat, offers: Iterable[Offer], verbs: Verbs
) -> tuple[Option, ...]:
    """Return the offers that nothing forbids, as options."""
    legal = list(_legal(state, seat, offers, verbs))
    return tuple([_option(offer) for offer in arranged(legal)])


def _legal(state: MkdState, seat: Seat, offers: Iterable[Offer], verbs: Verbs) -> Iterator[Offer]:
    """Yield the offers that nothing forbids."""
    now = situation(state, seat)
    for offer in offers:
        if offer.sure or _refused(state, seat, offer.action, verbs, now) is None:
            yield offer


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
        final=offer.final,
    )


def arranged(offers: list[Offer]) -> list[Offer]:
    """Return the offers as a message has room for them.

    Beside a direction pad stand its closing buttons and the first few others; everything else goes
    into lists of at most 25: walks and other actions. Facings have a pad of their own.
    """
    if not any(offer.pad and not offer.group for offer in offers):
        return offers
    closing = [offer for offer in offers if offer.id in CLOSING and not offer.pad]
    final = [offer for offer in offers if offer.final]
    plain = [
        offer
        for offer in offers
        if not (offer.group or offer.pad or offer.final or offer.id == BACK or offer in closing)
    ][: BUTTONS - len(closing)]
    kept = {offer.id for offer in (*plain, *closing, *final)}
    deeds = count()
    others = (offer for offer in offers if offer.id not in kept)
    placed = [
        offer if offer.pad or offer.group in LISTED else _listed(offer, next(deeds))
        for offer in others
    ]
    return [*plain, *closing, *final, *placed]


def _listed(deed: Offer, number: int) -> Offer:
    """Return a deed on the list that has room for it; deeds are counted from 0."""
    page = number // LIST + 1
    return deed._replace(group="deed" if page == 1 else f"deed-{page}")


def _refused(state: MkdState, seat: Seat, action: Action, verbs: Verbs, now: str) -> object:
    try:
        return refused_when(state, seat, action, verbs, now)
    except RuleError as error:
        return error


def legal_actions(
    state: MkdState, seat: Seat, verbs: Verbs, further: Iterable[Offer] = ()
) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited.

    `further` is what a mode offers besides.
    """
    if seat not in awaiting(state):
        return ()
    return options(state, seat, (*further, *_offers(state, seat)), verbs)


def allowed(
    state: MkdState, seat: Seat, verbs: Verbs, further: Iterable[Offer] = ()
) -> Iterator[Action]:
    """Yield what `legal_actions` offers a seat, one action after the other as it is asked for."""
    if seat in awaiting(state):
        for offer in _legal(state, seat, chain(further, _offers(state, seat)), verbs):
            yield offer.action


def _offers(state: MkdState, seat: Seat) -> Iterator[Offer]:
    match situation(state, seat):
        case "setup":
            yield from _recruits(state, seat)
        case "question":
            yield from offers.answers(state)
        case "between":
            yield from offers.turns(state, seat)
            yield from staying_out(state, seat)
        case "hero":
            yield from offers.attacks(state)
            yield from walk_offers.steps(state)
            yield from handling(state)
            if may_choose(state):
                yield from offers.others(state, seat)
                yield from staying_out(state, seat)
            yield from offers.specials(state)
            yield from walk_offers.moves(state)
            yield from walk_offers.spins(state)
            yield walk_offers.ending(state)
        case _:
            label = Text.of("mkd-do-roll")
            yield Offer(actions.RollMonsters(), "roll", label, style="primary")
            return
    yield from offers.orders(state, seat)


def _recruits(state: MkdState, seat: Seat) -> Iterator[Offer]:
    for action in teams.affordable(state, seat):
        yield _recruit(action.hero, novice=action.novice)
    for ready in ready_teams.ready_teams(state, seat):
        yield _ready_team(ready)
    yield Offer(actions.Ready(), "ready", Text.of("mkd-do-ready"), style="success")


@lru_cache(maxsize=ready_teams.TEAMS_KEPT)
def _ready_team(ready: ready_teams.ReadyTeam) -> Offer:
    names = [Text.of(f"mkd-figure-{hero}") for hero in ready.heroes]
    heroes = listed(names)
    if len(names) > MOST_NAMES:
        first, second, *more = names
        heroes = Text.of("mkd-list-two-more", a=first, b=second, more=len(more))
    label = Text.of(f"mkd-do-team-{ready.style}", value=ready.value)
    detail = Text.of(f"mkd-detail-team-{ready.style}", heroes=heroes)
    action = actions.RecruitTeam(heroes=ready.heroes)
    return Offer(action, f"team-{ready.style}", label, style="primary", detail=detail, sure=True)


@cache
def _recruit(hero: str, *, novice: bool) -> Offer:
    kind, name = HEROES[hero], Text.of(f"mkd-figure-{hero}")
    key = "mkd-do-recruit-novice" if novice else "mkd-do-recruit"
    label = Text.of(key, hero=name, value=teams.price(kind, novice=novice))
    slug = f"take-{slug_of(hero)}" + ("-novice" if novice else "")
    action = actions.Recruit(hero=hero, novice=novice)
    return Offer(action, slug, label, "team", detail=what_he_can_do(hero), sure=True)
