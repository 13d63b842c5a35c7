"""A map that cannot be drawn keeps nobody from their card."""

import logging
from pathlib import Path

import pytest

import render
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.tables import evening, has_map, sensible, take


def unable(*_: object, **__: object) -> bytes:
    """Draw nothing, as for a scene that has no words for something in it."""
    raise KeyError("no words for 'somewhere'")


async def test_a_card_goes_without_the_map_that_cannot_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Ilse") as host:
        await host.answer(await host.command("adventure new", game="three-dice", seed="candle"))
        found = await out.shown((await out.adventure(host.channel)).id)
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(render, "picture", unable)
            await host.click(await host.fresh(str(found.card)), "Begin")
            found = await out.shown(found.id, found.version + 1)
            card = await host.fresh(str(found.card))
        assert "cannot be drawn" in caplog.text
        assert not has_map(card)
        assert "decide" in text_of(card) or "?" in text_of(card)
        for _ in range(2):
            option = sensible(found, int(host.id))
            assert option is not None
            await take(host, await host.fresh(str(found.card)), option)
            found = await out.shown(found.id, found.version + 1)
        assert has_map(await host.fresh(str(found.card)))
