"""The sixth game at the table, by the real client; run where it stands in the registry."""

from pathlib import Path

from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.tables import evening, has_map, more_of, sensible, take

MOST = 7
"""Turns within which the candle of one is burnt down, and one more."""


async def test_somebody_plays_the_sixth_game_from_the_lobby_to_its_end(tmp_path: Path) -> None:
    with no_errors_logged():
        async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Ilse") as host:
            await host.answer(await host.command("adventure new", game="sixth", seed="candle"))
            found = await out.shown((await out.adventure(host.channel)).id)
            lobby = await host.fresh(str(found.card))
            assert "a candle that burns down" in text_of(lobby)
            await host.answer(await host.command("adventure settings", name="guardian", value="2"))
            found = await out.shown(found.id, found.version + 1)
            await host.click(await host.fresh(str(found.card)), "Begin")
            found = await out.shown(found.id, found.version + 1)
            letters = await host.answer(await host.command("map", text=True, private=True))
            assert "```" in text_of(letters)
            assert "Guardian" in text_of(letters)
            pressed = 0
            while found.outcome is None and pressed < MOST:
                card = await host.fresh(str(found.card))
                assert has_map(card)
                assert "guardian" in text_of(card)
                option = sensible(found, int(host.id))
                assert option is not None
                await take(host, card, option)
                found = await out.shown(found.id, found.version + 1)
                pressed += 1
            assert found.outcome is not None
            assert pressed >= 2
            last = await host.fresh(str(found.card))
            assert has_map(last)
            assert found.seed.hex() in text_of(await more_of(host, last))
            log = await out.app.service.history.queries.export(found.id)
            verdict = verify(log)
            assert verdict.good, verdict.fault
            assert verdict.dice == pressed
