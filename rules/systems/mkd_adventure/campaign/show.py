"""The town in words: its story, a line for each Hero, and sheets in full."""

from collections.abc import Iterator

from rules.core.answers import PartyLine, Section, Sheet, Stat
from rules.core.campaign.progress import Looks
from rules.core.model import Seat
from rules.core.packs.pack import marked
from rules.core.settlement import Service
from rules.core.words import Text
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.directions import listed
from rules.systems.mkd.figures import kind_of
from rules.systems.mkd.show.figures import clicks_left
from rules.systems.mkd.show.sheet import hero_sections
from rules.systems.mkd_adventure.campaign import levels, wares
from rules.systems.mkd_adventure.campaign.departure import figure_of, mustered
from rules.systems.mkd_adventure.campaign.names import bonuses, deal_named, item_named
from rules.systems.mkd_adventure.campaign.payments import funds, is_shared
from rules.systems.mkd_adventure.campaign.state import MkdCampaign, Visit
from rules.systems.mkd_adventure.campaign.town import market, steps
from rules.systems.mkd_adventure.campaign.veterans import Hero

MOST_TOLD = 3
"""Wares that the story names; more are in the list and on the sheet."""


def story(state: MkdCampaign) -> tuple[Text, ...]:
    """Return sentences about the purse, the fallen, and the shelf of the shop."""
    told = [
        Text.of("mkc-story-purse", purse=state.purse, shared="yes" if is_shared(state) else "no")
    ]
    fallen = [hero.name for hero in state.roster if hero.fate == "dead"]
    if fallen:
        told.append(Text.of("mkc-story-fallen", heroes=", ".join(fallen[-4:]), cost=wares.RAISING))
    visit = state.visit
    if visit is not None and visit.step == "trade":
        told.extend(_shelf(state, visit))
    return tuple(told)


def _shelf(state: MkdCampaign, visit: Visit) -> Iterator[Text]:
    """Yield the things on the shelf with their prices, and which of them the purse can pay."""
    if not visit.shelf:
        yield Text.of("mkc-story-shelf-empty")
    elif len(visit.shelf) > MOST_TOLD:
        yield Text.of("mkc-story-shelf-any", count=len(visit.shelf))
    else:
        yield Text.of("mkc-story-shelf", wares=listed(_ware(state, each) for each in visit.shelf))


def _ware(state: MkdCampaign, kind: str) -> Text:
    cost = wares.price(kind)
    short = max(0, cost - state.purse)
    return Text.of("mkc-ware", item=item_named(kind), does=bonuses(kind), cost=cost, short=short)


def prompt(state: MkdCampaign) -> Text:
    """Return the question that is decided in town now."""
    visit = state.staying
    deal = visit.deal
    names = ", ".join(state.member(seat).name for seat in steps.awaiting(state))
    if deal is None:
        asked = f"mkc-prompt-{visit.step.replace('_', '-')}"
        return Text.of(asked, members=names, purse=state.purse)
    key = "mkc-prompt-consent" if deal.confirmed else "mkc-prompt-confirm"
    who = state.member(deal.seat).name
    return Text.of(key, member=who, members=names, deal=deal_named(state, deal.wish))


def line(state: MkdCampaign, veteran: Hero) -> PartyLine:
    """Return one Hero at home as everybody may see him."""
    cost = levels.cost(veteran.kind, veteran.level)
    most = clicks_left(figure_of(veteran))
    clicks = 0 if veteran.fate == "dead" else most
    return PartyLine(
        seat=veteran.owner,
        name=state.member(veteran.owner).name,
        mark=veteran.name[:1],
        stats=(
            Stat(label=Text.of("mkd-stat-clicks"), value=clicks, most=most, vital=True),
            Stat(label=Text.of("mkd-stat-level"), value=veteran.level),
            Stat(label=Text.of("mkc-stat-experience"), value=veteran.xp, most=cost),
            Stat(label=Text.of("mkc-stat-worth"), value=veteran.worth),
        ),
        notes=tuple(_notes(veteran)),
        down=veteran.fate == "dead",
        face=KINDS[veteran.kind].icon,
    )


def _notes(hero: Hero) -> Iterator[Text]:
    for item in hero.belongings:
        yield Text.of("mkc-note-owns", item=item_named(item.kind), charge=item.charge)


HOUSES: tuple[tuple[str, dict[str, int]], ...] = (
    ("temple", {"gold": wares.RAISING}),
    ("market", {}),
    ("school", {"gold": wares.LESSON}),
    ("inn", {}),
)
"""Where the steps of a visit to town take place, and where new Heroes are found (MA-241)."""


def services(state: MkdCampaign) -> tuple[Service, ...]:
    """Return the houses of the town, with the prices that do not change."""
    del state
    return tuple(
        Service(Text.of(f"mkc-house-{house}"), Text.of(f"mkc-house-{house}-about", **costs))
        for house, costs in HOUSES
    )


def looks(veteran: Hero) -> Looks:
    """Return the icon of a Hero's kind."""
    return Looks(kind_of(figure_of(veteran)).icon, marked(veteran.kind))


def sheet(state: MkdCampaign, seat: Seat) -> Sheet:
    """Return a member's Heroes in full, their belongings with values, and the shop's goods.

    Raises:
        RuleError: nobody has that seat.
    """
    member = state.member(seat)
    mine = [hero for hero in state.roster if hero.owner == seat]
    sections: list[Section] = []
    for hero in mine:
        sections.append((Text.of("mkc-sheet-hero", hero=hero.name), tuple(_standing(state, hero))))
        if hero.belongings:
            owned = tuple(_owned(hero))
            sections.append((Text.of("mkc-sheet-belongings", hero=hero.name), owned))
    at_home = [hero for hero in mine if hero.fate == "home"]
    before = mustered(state, at_home)
    for figure in before.figures:
        sections.extend(hero_sections(before, figure))
    if not mine:
        sections.append((Text.of("mkd-sheet-team"), (Text.of("mkd-sheet-nobody"),)))
    sections.append((Text.of("mkc-sheet-town"), tuple(_town(state, seat))))
    return Sheet(seat=seat, name=member.name, sections=tuple(sections))


def _standing(state: MkdCampaign, hero: Hero) -> Iterator[Text]:
    yield Text.of(
        "mkc-sheet-level",
        level=hero.level,
        worth=hero.worth,
        xp=hero.xp,
        cost=levels.cost(hero.kind, hero.level),
        gold=wares.LESSON,
    )
    yield Text.of("mkc-sheet-fate", fate=hero.fate, adventures=hero.adventures)
    for ability in hero.permanent:
        yield Text.of("mkc-sheet-permanent", ability=Text.of(f"mkd-ability-{ability}"))
    for ability in hero.passing:
        name = Text.of(f"mkd-ability-{ability}")
        yield Text.of("mkc-sheet-passing", ability=name, level=hero.level)
    if not is_shared(state):
        yield Text.of("mkc-sheet-gold", gold=hero.gold)


def _owned(hero: Hero) -> Iterator[Text]:
    for item in hero.belongings:
        yield Text.of(
            "mkc-sheet-belonging",
            item=item_named(item.kind),
            does=bonuses(item.kind),
            charge=item.charge,
            gold=wares.half(item.kind),
        )


def _town(state: MkdCampaign, seat: Seat) -> Iterator[Text]:
    yield Text.of("mkc-sheet-purse", purse=state.purse)
    if state.visit is None or state.visit.step != "trade":
        return
    counter = market.counter_of(state, seat)
    held = state.purse if counter is None else funds(state, state.veteran(counter.hero))
    for ware in state.visit.shelf:
        cost = wares.price(ware)
        short = max(0, cost - held)
        yield Text.of("mkc-ware", item=item_named(ware), does=bonuses(ware), cost=cost, short=short)
