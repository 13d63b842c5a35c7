"""Home in words: its story, the lines and sheets of its heroes, what is offered."""

from collections.abc import Iterator

from rules.core.answers import Option, PartyLine, Section, Sheet
from rules.core.campaign.progress import Looks
from rules.core.model import Seat
from rules.core.party import ADVENTURERS
from rules.core.settlement import Service
from rules.core.words import Text
from rules.systems.three_dice.board.sheet import sheet as hero_sheet
from rules.systems.three_dice.board.view import party_lines
from rules.systems.three_dice.campaign import actions, home
from rules.systems.three_dice.campaign.state import ThreeDiceCampaignState, ThreeDiceVeteran
from rules.systems.three_dice.labels import label
from rules.systems.three_dice.verbs import VERBS

MOST_LINES = 25
TALES = 8
HOME, RECRUIT = "tdc-home", "tdc-recruit"
SHOWN = ("home", "away")
"""Whom a sheet shows: those who can go, and those who went."""


def story(state: ThreeDiceCampaignState) -> tuple[Text, ...]:
    """Return sentences that describe the home between two dungeons."""
    return (Text.of(f"tdc-story-{len(state.chapters) % TALES + 1}"),)


def line(state: ThreeDiceCampaignState, veteran: ThreeDiceVeteran) -> PartyLine:
    """Return a hero's attributes, level and pack."""
    alone = home.bench(state, home.seated(veteran))
    return party_lines(alone)[0].with_(seat=veteran.owner)


def services(state: ThreeDiceCampaignState) -> tuple[Service, ...]:
    """Return the houses at home: where one rests, where one practises, where old maps are."""
    houses = ("hearth" if state.options.recover else "inn", "yard", "cellar")
    return tuple(
        Service(Text.of(f"tdc-house-{house}"), Text.of(f"tdc-house-{house}-about"))
        for house in houses
    )


def looks(veteran: ThreeDiceVeteran) -> Looks:
    """Return the icon of a hero's owner: heroes of this game have no class."""
    return Looks(ADVENTURERS[(veteran.owner - 1) % len(ADVENTURERS)])


def sheet(state: ThreeDiceCampaignState, seat: Seat) -> Sheet:
    """Return a member's heroes in full.

    Raises:
        RuleError: nobody has that seat.
    """
    member = state.member(seat)
    mine = [each for each in state.roster if each.owner == seat and each.fate in SHOWN]
    sections = tuple(_section(state, veteran) for veteran in mine)
    nobody = (Text.of("tdc-sheet-nobody"), (Text.of("tdc-sheet-nobody-yet"),))
    return Sheet(seat=seat, name=member.name, sections=sections or (nobody,))


def _section(state: ThreeDiceCampaignState, veteran: ThreeDiceVeteran) -> Section:
    """Return all sections of a hero's sheet as one, under the hero's name."""
    alone = home.bench(state, home.seated(veteran))
    parts = hero_sheet(alone, veteran.number).sections
    lines = tuple(text for _, texts in parts for text in texts)
    return Text.of("campaign-hero", name=veteran.name), lines


def offers(state: ThreeDiceCampaignState, seat: Seat) -> Iterator[Option]:
    """Yield the options of a member at home now."""
    given = 0
    for action in home.candidates(state, seat):
        if home.forbids(state, seat, action) is not None:
            continue
        if isinstance(action, actions.Enlist):
            text = Text.of("tdc-do-enlist")
            yield Option.of("enlist", text, action, group=RECRUIT)
        elif given < MOST_LINES:
            given += 1
            yield _option(state, action)


def _option(
    state: ThreeDiceCampaignState, action: actions.Assign | actions.Raise | actions.Quaff
) -> Option:
    veteran, does = state.veteran(action.hero), home.errand(action)
    alone = home.bench(state, home.seated(veteran))
    text = Text.of("tdc-do-by", hero=veteran.name, does=label(alone, veteran.number, does))
    return Option.of(f"{VERBS.id_of(does)}-by-{veteran.number}", text, action, group=HOME)
