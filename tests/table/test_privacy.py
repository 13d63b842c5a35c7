"""What is kept of people, asked for and deleted through the real client."""

import gzip
import json

from bot.table.discord_types import Permission
from cogs.privacy.privacy import written
from tests.support.cards import is_hidden, labels_of, text_of
from tests.support.clocks import DAY
from tests.support.lives import named
from tests.support.people import Person
from tests.support.rights import lent
from tests.support.seasons import Season

SURE = "Delete everything"


async def deleted(person: Person) -> str:
    """Delete what is kept of a person, sure of it; what they are told."""
    panel = await person.answer(await person.command("privacy delete"))
    assert is_hidden(panel)
    assert "a former player" in text_of(panel)
    await person.click(panel, SURE)
    return text_of(await person.see(lambda m: m["id"] == panel["id"] and SURE not in labels_of(m)))


async def test_a_host_shows_exports_and_deletes_in_the_middle_of_a_game(here: Season) -> None:
    await here.opened("the-vault")
    await here.told(here.ilse, "away me", zone="Europe/Berlin")
    shown = await here.ilse.answer(await here.ilse.command("privacy show"))
    assert is_hidden(shown)
    for words in ("Europe/Berlin", "in one running adventure", "Your hero: ", "365 days"):
        assert words in text_of(shown)
    sent = await here.ilse.answer(await here.ilse.command("privacy export"))
    assert is_hidden(sent)
    (file,) = sent["attachments"]
    found = json.loads(await here.ilse.download(file))
    assert (found["person"], [each["id"] for each in found["adventures"]]) == (
        here.ilse.id,
        [here.adventure],
    )
    assert here.tomas.id not in json.dumps(found)
    assert (await here.stored()).seed.hex() not in json.dumps(found)

    before = await here.card()
    assert here.ilse.id in json.dumps(before)
    assert "nothing here has your id" in await deleted(here.ilse)
    after = await here.card()
    assert here.ilse.id not in text_of(after)
    assert "has left for good" in text_of(after)
    stored = await here.stored()
    assert (stored.status, str(stored.host)) == ("running", here.tomas.id)
    assert named(here.folder / "house.db", int(here.ilse.id)) == set()
    for person in (here.tomas, here.maren):
        assert not [each for each in await person.messages() if "privacy" in text_of(each)]

    assert "nothing here has your id" in await deleted(here.ilse)
    assert "Nothing: your id" in await here.told(here.ilse, "privacy show")
    hero = next(seat.name for seat in stored.seats if seat.user is None)
    assert hero in await here.told(here.ilse, "adventure join", seat=hero)
    assert str((await here.stored()).seats[0].user) == here.ilse.id


async def test_alone_with_the_bot(here: Season) -> None:
    await here.ilse.go_private()
    await here.told(here.ilse, "settings me", maps="text")
    small = {"levels": 1, "options": "columns:7 rows:7"}
    await here.ilse.answer(await here.ilse.command("dungeon map", seed="in private", **small))
    said = await here.told(here.ilse, "privacy show")
    assert "in words" in said
    assert "One dungeon that you made" in said
    sent = await here.ilse.answer(await here.ilse.command("privacy export"))
    (file,) = sent["attachments"]
    (dungeon,) = json.loads(await here.ilse.download(file))["dungeons"]
    assert (dungeon["server"], dungeon["seed"]) == (None, "in private")
    assert "nothing here has your id" in await deleted(here.ilse)
    assert named(here.folder / "house.db", int(here.ilse.id)) == set()


async def test_nothing_but_the_question_deletes(here: Season) -> None:
    await here.opened("the-vault")
    card = await here.card()
    for forged in ("u1|privacy|0|forget.yes", "u1|privacy|0|forget", "u1|other|0|forget.yes"):
        outcome = await here.ilse.click(card, forged, force=True)
        assert "older version or another program" in text_of(await here.ilse.answer(outcome))
    panel = await here.ilse.answer(await here.ilse.command("privacy delete"))
    outcome = await here.ilse.click(panel, "u1|privacy|0|forget.no", force=True)
    assert "older version or another program" in text_of(await here.ilse.answer(outcome))
    assert (await here.stored()).host == int(here.ilse.id)


async def test_the_board_waits_for_the_others_afterwards(here: Season) -> None:
    await here.opened("the-vault")
    await here.all_but(here.tomas)
    await lent(here.maren, Permission.MANAGE_CHANNELS, here.ilse)
    await here.ilse.go("deep-well")
    await here.told(here.ilse, "board here")
    here.clock.leap(61)
    heroes = {str(each.user): each.name for each in (await here.stored()).seats}

    async def waits(person: Person) -> bool:
        return any(heroes[person.id] in text_of(each) for each in await here.ilse.messages())

    await here.until(lambda: waits(here.tomas), "the board waits for who is idle")
    assert not await waits(here.ilse)
    await deleted(here.tomas)
    here.clock.leap(61)
    await here.until(lambda: waits(here.ilse), "the board waits for those who stayed")


async def test_what_is_over_goes_by_itself_after_a_year(here: Season) -> None:
    await here.opened("the-vault", pace="live")
    panel = await here.ilse.answer(await here.ilse.command("adventure end"))
    await here.ilse.click(panel, "End for good")
    store = here.out.app.service.store

    async def over() -> bool:
        return (await here.stored()).status == "ended"

    await here.until(over, "it ends")
    here.clock.leap(300 * DAY)
    await here.out.settled()
    assert await store.load(here.adventure) is not None
    here.clock.leap(66 * DAY)

    async def gone() -> bool:
        return await store.load(here.adventure) is None

    await here.until(gone, "it goes")
    assert "no adventure" in (await here.told(here.ilse, "adventure log")).casefold()


async def test_help_says_so(here: Season) -> None:
    assert "/privacy show" in await here.told(here.ilse, "help")


def test_a_file_too_large_for_a_place_is_packed() -> None:
    found = {"steps": ["x" * 50] * 1000}
    name, data = written(found, 10_000)
    assert (name[-3:], json.loads(gzip.decompress(data))) == (".gz", found)
    assert len(data) < 10_000
    name, data = written(found, 1_000_000)
    assert (name[-5:], json.loads(data)) == (".json", found)
