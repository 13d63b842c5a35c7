"""The town in words: its story, the lines and sheets of its heroes, what is offered."""

from collections.abc import Iterator

from rules.core.answers import Option, PartyLine, Section, Sheet
from rules.core.campaign.progress import Looks
from rules.core.model import Seat
from rules.core.packs.pack import marked
from rules.core.settlement import Service
from rules.core.words import Text
from rules.systems.third_six.board import town as board_town
from rules.systems.third_six.board.figures import NEWCOMER
from rules.systems.third_six.board.sheet import sheet as hero_sheet
from rules.systems.third_six.board.view import party_lines
from rules.systems.third_six.campaign import actions, town
from rules.systems.third_six.campaign.actions import AnyTownAction
from rules.systems.third_six.campaign.gate import unfinished
from rules.systems.third_six.campaign.state import ThirdSixCampaignState, ThirdSixVeteran
from rules.systems.third_six.content import CLASSES
from rules.systems.third_six.labels import label
from rules.systems.third_six.names import calling_name, item_name, town_look
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.verbs import VERBS

MOST_LINES = 25
TOWN, RECRUIT = "tsc-town", "tsc-recruit"
SHOWN = ("home", "away")
"""Whom a sheet shows: those who can go, and those who went."""


def story(state: ThirdSixCampaignState) -> tuple[Text, ...]:
    """Return sentences about the town, the next dungeon and the common bag."""
    told = [town_look(state.turn)]
    if unfinished(state):
        rooms = sum(len(level.rooms) for level in state.levels)
        told.append(Text.of("tsc-story-unfinished", dungeon=state.dungeon, rooms=rooms))
    else:
        told.append(Text.of("tsc-story-new", dungeon=state.dungeon + 1))
    told.append(Text.of("tsc-story-purse", coins=state.purse))
    return (*told, *bag(state))


def bag(state: ThirdSixCampaignState) -> Iterator[Text]:
    """Yield the contents of the common bag."""
    for item in dict.fromkeys(state.bag):
        yield Text.of("tsc-story-bag", item=item_name(item), count=state.bag.count(item))


def line(state: ThirdSixCampaignState, veteran: ThirdSixVeteran) -> PartyLine:
    """Return a hero's points, class, level and pendants; the bag belongs to all."""
    alone = town.bench(state.with_(bag=()), (town.seated(veteran),))
    return party_lines(alone)[0].with_(seat=veteran.owner)


def services(state: ThirdSixCampaignState) -> tuple[Service, ...]:
    """Return the houses of the town, which is that of the adventures."""
    return board_town.services(state.plan)


def looks(veteran: ThirdSixVeteran) -> Looks:
    """Return the icon of a hero's class."""
    calling = veteran.hero.calling
    return Looks(CLASSES[calling].icon if calling else NEWCOMER, marked(calling or ""))


def sheet(state: ThirdSixCampaignState, seat: Seat) -> Sheet:
    """Return a member's heroes in full, with the common purse and bag.

    Raises:
        RuleError: nobody has that seat.
    """
    member = state.member(seat)
    sections: list[Section] = []
    mine = [each for each in state.roster if each.owner == seat and each.fate in SHOWN]
    for veteran in mine:
        alone = town.bench(state, (town.seated(veteran),))
        numbers, magic, _ = hero_sheet(alone, veteran.number).sections
        lines = (*numbers[1], *magic[1])
        sections.append((Text.of("campaign-hero", name=veteran.name), lines))
    if not mine:
        nobody = (Text.of("tsc-sheet-nobody-yet"),)
        sections.append((Text.of("tsc-sheet-nobody"), nobody))
    coins = Text.of("tsc-story-purse", coins=state.purse)
    sections.append((Text.of("ts-sheet-bag"), (coins, *bag(state))))
    return Sheet(seat=seat, name=member.name, sections=tuple(sections))


def offers(state: ThirdSixCampaignState, seat: Seat) -> Iterator[Option]:
    """Yield the options of a member in town now, in two lists: the town's, and new heroes'."""
    on = town.bench(state, (town.seated(each) for each in town.ready(state)))
    given = {TOWN: 0, RECRUIT: 0}
    for action in town.candidates(state, seat):
        begins = isinstance(action, actions.Begin)
        group = RECRUIT if begins or isinstance(action, actions.Enlist) else TOWN
        known = None if begins else on
        if given[group] == MOST_LINES or town.forbids(state, seat, action, known) is not None:
            continue
        given[group] += 1
        yield option(state, action, group, known)


def option(
    state: ThirdSixCampaignState, action: AnyTownAction, group: str, on: ThirdSixState | None
) -> Option:
    """Return an action as an option; `on` is the town's state for it, where it is known."""
    if isinstance(action, actions.Enlist):
        text = Text.of("tsc-do-enlist", calling=calling_name(action.calling))
        about = Text.of(f"ts-about-{action.calling}")
        return Option.of(f"enlist-{action.calling}", text, action, group=group, detail=about)
    hero, does = town.errand(action)
    text, slug = label(on or town.place(state, action), hero, does), VERBS.id_of(does)
    if not isinstance(action, actions.Mend | actions.Train):
        slug = f"{slug}-by-{hero}"
        text = Text.of("tsc-do-by", hero=state.veteran(hero).name, does=text)
    return Option.of(slug, text, action, group=group)
