"""Standing orders through the real client: given by choice, shown, taken back, refused in words."""

from pathlib import Path

from tests.cogs.conduct import no_errors_logged
from tests.support.cards import is_hidden, text_of
from tests.support.people import Person
from tests.support.tables import evening


async def test_orders_are_given_shown_and_taken_back(tmp_path: Path) -> None:
    with no_errors_logged():
        async with evening(tmp_path) as out, Person.sit(out.table.page_url, "Maren") as maren:
            lost = await maren.answer(await maren.command("orders show"))
            assert is_hidden(lost)
            await maren.answer(await maren.command("adventure new", game="three-dice"))
            found = await out.shown((await out.adventure(maren.channel)).id)
            await maren.click(await maren.fresh(str(found.card)), "Begin")
            await out.shown(found.id, found.version + 1)
            none = await maren.answer(await maren.command("orders show"))
            assert "no orders" in text_of(none)
            given = await maren.answer(
                await maren.command(
                    "orders give", first="badly_hurt.drink", second="in a fight: strike the weakest"
                )
            )
            assert is_hidden(given)
            assert "2 orders" in text_of(given)
            shown = await maren.answer(await maren.command("orders show"))
            assert "below a third: drink a potion" in text_of(shown)
            odd = await maren.answer(await maren.command("orders give", first="dance"))
            assert is_hidden(odd)
            assert "not an order" in text_of(odd)
            cleared = await maren.answer(await maren.command("orders clear"))
            assert "no orders any more" in text_of(cleared)
