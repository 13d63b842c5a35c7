"""End to end: two members of a campaign go to town with common gold, ask each other, and set out.

Adventures are left to the autopilot but for their beginnings; in town everything is clicked.
"""

import re

import pytest

from rules.ports import Adventure
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from tests.support.campaigns import away, hastened
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.entropy import Entropy
from tests.support.outings import take_or_type
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import Evening, has_map, sensible

NAME = "The Long Stair"
SALT = 4
"""Of secrets with which the first visits to town have gold and levels to give away."""
MOST_VISITS = 12
FIRST_STEPS = 3
"""Actions of an adventure that people click before they leave it to the autopilot."""
MOST_TEXT = 4000
ALL = {"shelf", "too dear", "declined", "bought"} | ({"raised", "trained"} if SOAK else set())
"""What is seen in town: in a short run at the market, on one visit."""


@pytest.fixture(autouse=True)
def _salted(out: Evening) -> None:
    out.app.service.work.entropy = Entropy(SALT)


class Visitors:
    """Two members at the table of one campaign, and what they have seen in town."""

    def __init__(self, out: Evening, friends: list[Person], campaign: str) -> None:
        self.out = out
        self.friends = friends
        self.campaign = campaign
        self.seen: set[str] = set()
        self.cards: list[Json] = []

    async def now(self) -> tuple[Adventure, MkdCampaign, Json]:
        """The campaign as stored, its state, and its card."""
        found = await self.out.shown(self.campaign)
        _, state = loaded(found)
        assert isinstance(state, MkdCampaign)
        card = await self.friends[0].fresh(str(found.card))
        if state.away is None:
            self.cards.append(card)
        return found, state, card

    async def press(self, seat: int, option: str) -> str:
        """A member presses an option of the card; what the card says then."""
        found, _, card = await self.now()
        await take_or_type(self.friends[seat - 1], card, option)
        await self.out.shown(self.campaign, found.version + 1)
        _, _, card = await self.now()
        return text_of(card)

    async def offered(self, seat: int, begins: str) -> list[str]:
        """The ids of what a member may do now that begin like that."""
        found, state, _ = await self.now()
        rules, _ = loaded(found)
        return [each.id for each in rules.legal_actions(state, seat) if each.id.startswith(begins)]

    async def deal(self, seat: int, option: str, *, yes: bool) -> str:
        """A member wants something, is sure, and the other has a word; what *More* then tells."""
        other = 3 - seat
        before = (await self.now())[1].purse
        said = await self.press(seat, option)
        assert "Confirm it, or take it back" in said
        assert (await self.now())[1].purse == before
        said = await self.press(seat, "confirm")
        assert "wants to spend common gold" in said
        assert f"<@{self.friends[other - 1].id}>" in said
        assert (await self.now())[1].purse == before
        await self.press(other, "agree" if yes else "refuse")
        card = await self.out.app.service.history.queries.card(self.campaign)
        return "\n".join(card.told)

    async def step(self, found: Adventure, card: Json) -> None:
        """Somebody who is awaited does what is sensible."""
        person = next(each for each in self.friends if sensible(found, int(each.id)))
        option = sensible(found, int(person.id))
        assert option is not None
        await take_or_type(person, card, option)
        await self.out.shown(self.campaign, found.version + 1)

    async def set_out(self) -> None:
        """Both take on whom they need, and go through the gate."""
        while True:
            found, state, card = await self.now()
            if state.away is not None:
                return
            await self.step(found, card)

    async def adventure(self) -> None:
        """A few steps by hand, the rest on autopilot, until the party is in town again."""
        for _ in range(FIRST_STEPS):
            found, state, card = await self.now()
            if state.away is None:
                return
            await self.step(found, card)
        await self.home()

    async def home(self) -> None:
        """Leave the rest of an adventure to the autopilot."""
        await hastened(self.out.app.service, self.campaign, lambda found: not away(found))
        await self.out.app.service.cards.request(self.campaign)

    async def visit(self) -> None:
        """Do in town what was not done before, and be done with every step."""
        while True:
            _, state, card = await self.now()
            if state.visit is None:
                return
            match state.visit.step:
                case "raise" | "raise_again":
                    await self.temple()
                case "trade":
                    await self.market(card)
                case "train":
                    await self.school()
            await self.leave()

    async def leave(self) -> None:
        """Whoever is still asked in this step is done."""
        _, state, _ = await self.now()
        step = state.visit and state.visit.step
        for seat in (1, 2):
            _, state, _ = await self.now()
            if state.visit and state.visit.step == step and await self.offered(seat, "done"):
                await self.press(seat, "done")

    async def once(self, deed: str, offer: str, *told: str) -> None:
        """Do what somebody is offered, if it was not done yet; they are told so."""
        for seat in (1, 2):
            wanted = await self.offered(seat, offer)
            if wanted and deed not in self.seen:
                said = await self.deal(seat, wanted[0], yes=True)
                assert all(each in said for each in told), said
                self.seen.add(deed)

    async def temple(self) -> None:
        """Bring somebody back, once."""
        await self.once("raised", "raise-", "1,000 paid")

    async def market(self, card: Json) -> None:
        """Look at the shelf, want what is too dear, be told no, and be told yes."""
        said = text_of(card)
        assert re.search(r"You have [\d,]+ gold", said)
        await self.too_dear()
        for seat in (1, 2):
            wanted = await self.offered(seat, "buy-")
            if not wanted:
                continue
            self.seen.add("shelf")
            assert any(each.startswith("On the shelf") for each in places(card))
            if "declined" not in self.seen:
                said = await self.deal(seat, wanted[0], yes=False)
                assert "The gold stays in the purse" in said
                assert wanted[0] not in await self.offered(seat, "buy-")
                self.seen.add("declined")
            elif "bought" not in self.seen:
                before = (await self.now())[1].purse
                said = await self.deal(seat, wanted[0], yes=True)
                after = (await self.now())[1].purse
                assert " gets " in said
                assert after < before
                assert f"{before - after:,} gold paid, {after:,} left" in said
                self.seen.add("bought")

    async def too_dear(self) -> None:
        """What somebody typed for more gold than there is, is refused in private."""
        _, state, _ = await self.now()
        for seat in (1, 2):
            hero = next((each.number for each in state.heroes_of(seat)), None)
            offered = await self.offered(seat, "buy-")
            for ware in state.staying.shelf:
                if hero is None or f"buy-{ware}-{hero}" in offered:
                    continue
                person = self.friends[seat - 1]
                act = await person.command("do", action=f"buy-{ware}-{hero}")
                said = await person.answer(act)
                assert is_hidden(said)
                if "That costs" in text_of(said):
                    assert f"the purse holds {state.purse:,}" in text_of(said)
                    self.seen.add("too dear")
                return

    async def school(self) -> None:
        """Train somebody."""
        await self.once("trained", "train-", " trains ", "is level ")


def places(card: Json) -> list[str]:
    """What the lists of a card are called."""
    return [part["placeholder"] for part in parts_of(card) if part["type"] == 3]


@pytest.mark.timeout(300)
async def test_two_members_go_to_town(out: Evening, friends: list[Person]) -> None:
    host, friend = friends
    await host.answer(await host.command("campaign new", name=NAME, game="mkd-campaign"))
    found = await out.shown((await out.adventure(host.channel)).id)
    await friend.click(await host.fresh(str(found.card)), "Join")
    found = await out.shown(found.id, found.version + 1)
    await host.click(await host.fresh(str(found.card)), "Begin")
    found = await out.shown(found.id, found.version + 1)
    here = Visitors(out, friends, found.id)
    told = []
    for number in range(1, MOST_VISITS + 1):
        await here.set_out()
        await here.adventure()
        card = (await here.now())[2]
        assert f"before adventure {number + 1}" in text_of(card)
        told.append(text_of(await host.answer(await host.click(card, "More"))))
        await here.visit()
        if here.seen >= ALL:
            break
    assert here.seen >= ALL
    assert any("each" in each or "all for the one" in each for each in told)
    await here.set_out()
    _, state, card = await here.now()
    assert state.away is not None
    assert f"Adventure {len(state.chapters) + 1}: " in text_of(card)
    assert verify(await out.app.service.history.queries.export(here.campaign)).good
    for card in here.cards:
        assert has_map(card)
        assert len(text_of(card)) <= MOST_TEXT
    account = await host.answer(await host.command("campaign purse"))
    assert "the books are right" in text_of(account)
