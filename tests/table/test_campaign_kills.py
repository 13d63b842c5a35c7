"""The bot is killed around the step that brings a party home: no hero, no coin, no seed is lost."""

import asyncio
from pathlib import Path

import pytest

from bot.table.server import TableServer
from rules.core.dice import SeededDice, commitment
from rules.ports import Adventure
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from tests.support.campaigns import KEY, NAME, one_step
from tests.support.cards import text_of
from tests.support.children import Child
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import more_of, sensible, take

POINTS = ("commit:before-commit", "commit:after-commit", "commit:seen", "commit:journal")[
    : 4 if SOAK else 2
]
"""The last moment before the step is taken and the first after it; all of them in a long run."""
KEPT = ("commit:after-commit",)
"""Points after which the step has been taken, though nobody has seen it yet."""


def ends_it(found: Adventure, person: int) -> bool:
    """Whether what is sensible now brings the party home."""
    if (found.state or {})["away"] is None:
        return False
    rules, state = loaded(found)
    option = sensible(found, person)
    seat = next(record.seat for record in found.seats if record.user == person)
    action = next(each for each in rules.legal_actions(state, seat) if each.id == option).action
    dice = SeededDice(found.seed, found.cursor)
    return rules.apply(state, seat, action, dice).state.away is None


async def to_the_brink(database: Path, channel: int, person: int) -> Adventure:
    """A campaign in its first adventure, one step before it ends."""
    async with serving(database, HandClock(), Entropy()) as service:
        request = ask(person, channel=channel).with_(guild=None)
        made = await service.campaigns.found(request, KEY, NAME)
        again = ask(person, channel=channel).with_(guild=None)
        await service.lobby.begin(again, made.adventure)
        while True:
            found = await service.history.queries.load(made.adventure)
            if ends_it(found, person):
                return found
            await one_step(service, found)


async def stored(database: Path, channel: int) -> Adventure:
    async with serving(database, HandClock(), Entropy()) as service:
        found = await service.store.in_channel(channel)
        assert found is not None
        assert verify(await service.history.queries.export(found.id)).good
        return found


@pytest.mark.timeout(300)
@pytest.mark.parametrize("point", POINTS)
async def test_a_kill_between_an_adventures_end_and_the_town(
    tmp_path: Path, table: TableServer, point: str
) -> None:
    async with Person.sit(table.page_url) as player:
        database, channel = tmp_path / "house.db", int(player.channel)
        before = await to_the_brink(database, channel, int(player.id))
        option = sensible(before, int(player.id))
        assert option is not None
        child = Child(tmp_path, table.api_base)
        try:
            assert await child.start(point)
            card = await player.see(lambda message: NAME in text_of(message), PATIENCE)
            clicking = asyncio.create_task(take(player, card, option))
            async with asyncio.timeout(PATIENCE):
                while child.alive:
                    await asyncio.sleep(0.01)
            assert child.was_killed
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)
            found = await stored(database, channel)
            if point in KEPT:
                assert len(found.state["chapters"]) == 1
            else:
                assert found.state == before.state
                assert found.seed == before.seed
            player.mark()
            assert await child.start()
            if point not in KEPT:
                card = await player.fresh(card)
                await take(player, card, option)
            home = await player.see(lambda message: "In town" in text_of(message), PATIENCE)
            promise = text_of(await more_of(player, home))
        finally:
            await child.kill()
        after = await stored(database, channel)
        assert len(after.state["chapters"]) == 1
        assert after.version == before.version + 2
        assert after.seed != before.seed
        assert before.seed.hex() in promise
        assert commitment(after.seed) in promise
        assert after.state["purse"] == after.state["chapters"][0]["coins"]
