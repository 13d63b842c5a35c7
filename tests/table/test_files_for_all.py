"""Files at the local table: what one person asks for keeps nobody else waiting."""

import pytest

from bot.drawing.draw_process import FILES
from tests.support.cards import files_of, is_hidden, text_of
from tests.support.dungeons import rolled
from tests.support.people import Outcome, Person
from tests.support.tables import Evening


async def sent(person: Person, outcome: Outcome) -> list[str]:
    """The endings of the files in the answer to an act."""
    answer = await person.answer(outcome)
    return [each["filename"].rpartition(".")[2] for each in files_of(answer)]


@pytest.mark.usefixtures("_coarse_files")
async def test_who_asks_for_large_files_again_and_again_keeps_nobody_waiting(out: Evening) -> None:
    url = out.table.page_url
    async with Person.sit(url, "Ilse") as ilse, Person.sit(url, "Tomas") as tomas:
        await ilse.ask("POST", "/table/guilds", {"name": "The Far Hall"})
        await rolled(ilse, seed="salt", levels=1, morphology="none")
        await tomas.go("the-far-hall")
        await rolled(tomas, seed="salt", levels=1, morphology="none")
        # While this is held, large files are not done with, as if each took very long.
        with FILES._lock:
            large = [await ilse.command("dungeon export", format="pdf") for _ in range(2)]
            refused = await ilse.answer(await ilse.command("dungeon export", format="pdf"))
            assert is_hidden(refused)
            assert "or for large ones" in text_of(refused)
            for form in ("png", "svg", "json"):
                small = await tomas.command("dungeon export", format=form)
                assert await sent(tomas, small) == [form]
        for each in large:
            assert await sent(ilse, each) == ["pdf"]
