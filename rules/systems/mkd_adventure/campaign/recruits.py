"""New Heroes for members, between adventures (MA-003 to MA-008)."""

from rules.core.model import Seat
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.teams import NOVICE_OVER, price
from rules.systems.mkd_adventure.campaign import events
from rules.systems.mkd_adventure.campaign.actions import Enlist
from rules.systems.mkd_adventure.campaign.names import call_name, figure_name
from rules.systems.mkd_adventure.campaign.payments import TownResolution
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, refuse
from rules.systems.mkd_adventure.campaign.veterans import Hero

MOST_OWNED = 4
"""Heroes that a member may have, the fallen not counted."""
HERE = ("home", "away", "retired")


def points_left(state: MkdCampaign, seat: Seat) -> int:
    """Return the points that a member has left for further Heroes."""
    if state.options.points == "none":
        return 1000
    mine = sum(hero.joined_at for hero in _living(state, seat))
    return int(state.options.points) - mine


def _living(state: MkdCampaign, seat: Seat) -> tuple[Hero, ...]:
    return tuple(hero for hero in state.roster if hero.owner == seat and hero.fate in HERE)


def _free_kinds(state: MkdCampaign) -> int:
    every = HEROES.of(state.options.packs)
    return len(every) - len({hero.kind for hero in state.roster if hero.fate in HERE})


def _without(state: MkdCampaign, seat: Seat) -> int:
    others = (member.seat for member in state.active if member.seat != seat)
    return sum(not _living(state, other) for other in others)


def candidates(state: MkdCampaign, seat: Seat) -> tuple[Enlist, ...]:
    """Return every Hero that a member could enlist now."""
    every = (
        Enlist(hero=kind.id, novice=novice)
        for kind in HEROES.of(state.options.packs).values()
        for novice in (False, True)
        if not novice or (state.options.novices and kind.values[0] > NOVICE_OVER)
    )
    return tuple(each for each in every if forbids_enlist(state, seat, each) is None)


def forbids_enlist(state: MkdCampaign, seat: Seat, action: Enlist) -> Refusal:
    """Return why a Hero cannot be enlisted, or None: he is free and affordable (MA-003, MA-005).

    One Hero must be left for each member without one.
    """
    kind = HEROES.of(state.options.packs).get(action.hero)
    if state.visit is not None:
        return refuse("first-settle", "MA-241")
    if seat in state.ready:
        return refuse("is-ready", "MA-003")
    if kind is None:
        return refuse("no-such-hero", "MA-003")
    if any(hero.kind == action.hero and hero.fate in HERE for hero in state.roster):
        return refuse("taken", "MA-003", figure=figure_name(action.hero))
    if action.novice and not (state.options.novices and kind.values[0] > NOVICE_OVER):
        return refuse("no-novice", "MA-007", figure=figure_name(action.hero))
    mine = _living(state, seat)
    if len(mine) >= MOST_OWNED:
        return refuse("many", "MA-003", most=MOST_OWNED)
    if mine and _free_kinds(state) <= _without(state, seat):
        return refuse("others-first", "MA-003")
    if price(kind, novice=action.novice) > points_left(state, seat):
        return refuse("points", "MA-005", points=points_left(state, seat))
    return None


def enlist(play: TownResolution, seat: Seat, action: Enlist) -> None:
    """Enlist a new Hero at level 1, or a novice at level 0, with nothing (MA-006, MA-007).

    He joins the party, unless it has as many of the member's Heroes as allowed.
    """
    state = play.state
    nth = 1 + sum(hero.kind == action.hero for hero in state.roster)
    cost = price(HEROES[action.hero], novice=action.novice)
    hero = Hero(
        number=play.new_number(),
        owner=seat,
        name=call_name(action.hero, nth),
        kind=action.hero,
        nth=nth,
        level=0 if action.novice else 1,
        joined_at=cost,
    )
    play.set_veteran(hero)
    if len(state.brought_by(seat)) < state.options.heroes:
        play.change(party=(*play.state.party, hero.number))
    told = events.Enlisted(
        figure=figure_name(action.hero),
        hero=hero.name,
        member=state.member(seat).name,
        value=cost,
    )
    play.tell(told)
