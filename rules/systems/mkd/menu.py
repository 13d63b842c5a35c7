"""What a seat is offered now in every tactical game."""

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
from rules.systems.mkd.turns import TacticalVerbs, awaiting, may_choose, situation
from rules.systems.mkd.verb import Offer, Situation
from rules.systems.mkd.verbs import offers, walk_offers
from rules.systems.mkd.verbs.handling import handling, staying_out

CLOSING, BACK = ("end",), "undo"
"""Offers that are always buttons; and that which a card's *Undo* does as well."""
MOST_NAMES = 3
"""The most Heroes whom the button of a ready team names."""
LISTED = ("move", "lead", "face", "orders")
"""Lists beside those of deeds."""
BUTTONS, LIST = 5, 25
"""Buttons beside a pad, and lines of a list."""


def options(
    state: MkdState, seat: Seat, offers: Iterable[Offer], verbs: TacticalVerbs
) -> tuple[Option, ...]:
    """Return the offers that nothing forbids, as options."""
    legal = [verbs.dressed(offer) for offer in _legal(state, seat, offers, verbs)]
    return tuple([_option(offer) for offer in arranged(legal)])


def _legal(
    state: MkdState, seat: Seat, offers: Iterable[Offer], verbs: TacticalVerbs
) -> Iterator[Offer]:
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
        group=offer.group or "",
        detail=offer.detail,
        style=offer.style or "secondary",
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


def _refused(
    state: MkdState, seat: Seat, action: Action, verbs: TacticalVerbs, now: Situation
) -> object:
    try:
        return verbs.forbidden_when(state, seat, action, now)
    except RuleError as error:
        return error


def legal_actions(
    state: MkdState, seat: Seat, verbs: TacticalVerbs, further: Iterable[Offer] = ()
) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited.

    `further` is what a mode offers besides.
    """
    if seat not in awaiting(state):
        return ()
    return options(state, seat, (*further, *_offers(state, seat, verbs)), verbs)


def allowed(
    state: MkdState, seat: Seat, verbs: TacticalVerbs, further: Iterable[Offer] = ()
) -> Iterator[Action]:
    """Yield the actions of `legal_actions` for a seat, each worked out when it is asked for."""
    if seat in awaiting(state):
        for offer in _legal(state, seat, chain(further, _offers(state, seat, verbs)), verbs):
            yield offer.action


def _offers(state: MkdState, seat: Seat, verbs: TacticalVerbs) -> Iterator[Offer]:
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
            yield from verbs.further(state)
            yield from walk_offers.moves(state)
            yield from walk_offers.spins(state)
            yield walk_offers.ending(state)
        case _:
            label = Text.of("mkd-do-roll")
            yield Offer(actions.RollMonsters(), label)
            return
    yield from offers.orders(state, seat)


def _recruits(state: MkdState, seat: Seat) -> Iterator[Offer]:
    for action in teams.affordable(state, seat):
        yield _recruit(action.hero, novice=action.novice)
    for ready in ready_teams.ready_teams(state, seat):
        yield _ready_team(ready)
    yield Offer(actions.Ready(), Text.of("mkd-do-ready"))


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
    return Offer(action, label, ready.style, detail=detail, sure=True)


@cache
def _recruit(hero: str, *, novice: bool) -> Offer:
    kind, name = HEROES[hero], Text.of(f"mkd-figure-{hero}")
    key = "mkd-do-recruit-novice" if novice else "mkd-do-recruit"
    label = Text.of(key, hero=name, value=teams.price(kind, novice=novice))
    of = slug_of(hero) + ("-novice" if novice else "")
    action = actions.Recruit(hero=hero, novice=novice)
    return Offer(action, label, of, detail=what_he_can_do(hero), sure=True)
