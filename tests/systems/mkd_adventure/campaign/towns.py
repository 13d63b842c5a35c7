"""Campaigns for tests: rosters and visits as wanted, played with scripted dice."""

from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.state import Member
from rules.core.dice import ScriptedDice, SeededDice
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Confirm, Consent
from rules.systems.mkd_adventure.campaign.departure import mustered
from rules.systems.mkd_adventure.campaign.homecoming import come_home
from rules.systems.mkd_adventure.campaign.options import CampaignOptions, first_plan
from rules.systems.mkd_adventure.campaign.state import MkdCampaign, Visit
from rules.systems.mkd_adventure.campaign.veterans import Belonging, Hero
from rules.systems.mkd_adventure.goals import outcome
from tests.support.playing import party as seated

STOCK = (1, 1, 1, 1, 1, 1)
"""Faces that put the first three chests on the shelf."""
MOST_ACTIONS = 12_000


def played(options, seats, secret, stance, chapters):
    """A campaign by autopilot until so many adventures are behind it; each step: state, events."""
    dice = SeededDice(secret)
    state = CAMPAIGN.new_game(options, seated(seats), dice).state
    for _ in range(MOST_ACTIONS):
        if len(state.chapters) >= chapters and state.away is None and state.visit is None:
            return
        seat = CAMPAIGN.awaiting(state)[0]
        moved = CAMPAIGN.apply(state, seat, CAMPAIGN.autopilot(state, seat, stance), dice)
        state = moved.state
        yield state, moved.events
    raise AssertionError(f"it does not come to {chapters} adventures")


def hero(number=1, kind="brannoc", owner=1, **more):
    """A Hero on the roster, called by his kind."""
    return Hero(number=number, kind=kind, owner=owner, name=kind.capitalize(), **more)


def item(number, kind="c02", charge="faded"):
    """A chest that somebody owns."""
    return Belonging(number=number, kind=kind, charge=charge)


def campaign(*heroes, purse=0, members=1, whose="shared", **more):
    """A campaign of some members, before any adventure unless a visit is given.

    `purse` is the gold in it, `whose` says who owns that.
    """
    settings = {
        name: more.pop(name) for name in tuple(more) if name in CampaignOptions.model_fields
    }
    options = CampaignOptions(purse=whose, **settings)
    names = ("Ada", "Bo", "Cyd", "Dov")
    return MkdCampaign(
        options=options,
        plan=first_plan(options),
        members=tuple(Member(seat=n, name=names[n - 1]) for n in range(1, members + 1)),
        roster=heroes,
        purse=purse,
        belongings=max((each.number for one in heroes for each in one.belongings), default=0),
        **more,
    )


def visiting(*heroes, step="trade", shelf=(), purse=0, members=1, **more):
    """A campaign on a visit to town, in one of its steps."""
    visit = Visit(
        party=tuple(each.number for each in heroes),
        present=tuple(range(1, members + 1)),
        step=step,
        shelf=tuple(shelf),
    )
    return campaign(*heroes, purse=purse, members=members, visit=visit, **more)


def ended(state, *changes, ending="victory", xp=0, sets=(1,), chests=()):
    """The adventure of everybody at home, as it ended.

    `changes` are the figures' own, in the roster's order; who is not told of is out, alive.
    """
    party = tuple(each for each in state.roster if each.fate == "home")
    game = mustered(state, party)
    told = [*changes, *({} for _ in party)]
    figures = tuple(
        figure.with_(**{"where": "left", **more})
        for figure, more in zip(game.figures, told, strict=False)
    )
    return game.with_(
        figures=figures,
        chests=(*game.chests, *chests),
        ending=ending,
        part="over",
        xp=xp,
        sets=sets,
        floor=len(sets),
        floors=len(sets),
    )


def home(state, game, *faces):
    """What is left when the party comes home from that adventure: the state, and what was told."""
    away = tuple(each.with_(fate="away") if each.fate == "home" else each for each in state.roster)
    dice = ScriptedDice(*faces)
    play = CampaignResolution(state.with_(roster=away), dice)
    come_home(play, game, outcome(game))
    assert dice.left == ()
    return play.state, play.events


def does(state, seat, wanted, *faces):
    """What a member is offered, or types, done at the campaign's table: the state, what was told.

    Words are the short name of an option, or of a deal that another shelf shows.
    """
    offers = {option.id: option.action for option in CAMPAIGN.legal_actions(state, seat)}
    offered, action = [*offers.values()], wanted
    if isinstance(wanted, str):
        action = offers.get(wanted) or CAMPAIGN.parse(state, seat, wanted)
        offered.append(action)
    dice = ScriptedDice(*faces)
    moved = CAMPAIGN.apply(state, seat, action, dice)
    assert dice.left == ()
    assert action in offered, f"{action!r} is not on offer"
    return moved.state, moved.events


def deals(state, seat, wish, *faces):
    """A deal made and confirmed by somebody who asks nobody: the state, and what was told."""
    asked, _ = does(state, seat, wish)
    return does(asked, seat, Confirm(), *faces)


def agreed(state, seat, wish, *others):
    """A deal made, confirmed, and agreed to by others: the state, and what was told."""
    state, _ = does(state, seat, wish)
    state, told = does(state, seat, Confirm())
    for other in others:
        state, told = does(state, other, Consent(yes=True))
    return state, told


def kinds(events):
    """The kinds of what was told, in order."""
    return [event.kind for event in events]


def ids(state, seat):
    """The ids of what a member may do."""
    return {option.id for option in CAMPAIGN.legal_actions(state, seat)}
