"""In town the tale of the last adventure is one press away, and each as a page or a book."""

import io
import re

from pypdf import PdfReader

from tests.support.campaigns import chapters, hastened
from tests.support.cards import Json, is_hidden
from tests.support.entropy import Entropy
from tests.support.people import Outcome, Person
from tests.support.tables import Evening

SALT = 1
"""Of secrets with which the first adventures of the campaign are short."""


async def file_of(person: Person, asked: Outcome) -> tuple[str, bytes]:
    """The one file that somebody is given privately: its name, and what is in it."""

    def given(message: Json) -> bool:
        cause = (message.get("interaction_metadata") or {}).get("id")
        return cause == asked.interaction and bool(message["attachments"])

    said = await person.see(given)
    assert is_hidden(said)
    (file,) = said["attachments"]
    return str(file["filename"]), await person.download(file)


async def test_the_tale_of_an_adventure_from_town(out: Evening) -> None:
    out.app.service.work.entropy = Entropy(SALT)
    async with Person.sit(out.table.page_url) as host:
        await host.answer(await host.command("campaign new", name="The Stair", game="third-six"))
        lobby = await out.shown((await out.adventure(host.channel)).id)
        await host.click(await host.fresh(str(lobby.card)), "Begin")
        await out.shown(lobby.id, lobby.version + 1)
        await hastened(out.app.service, lobby.id, chapters(1))
        await out.app.service.cards.request(lobby.id)
        card = await host.fresh(str((await out.shown(lobby.id)).card))
        name, page = await file_of(host, await host.click(card, "The tale"))
        assert name.endswith("-1.html")
        assert "Adventure 1" in page.decode()
        assert "<img" in page.decode()
        asked = await host.command("adventure story", format="html", chapter=1)
        name, first = await file_of(host, asked)
        assert name.endswith("-1.html")
        told = re.compile(r"<p>.*?</p>", flags=re.DOTALL)
        assert told.findall(first.decode()) == told.findall(page.decode())
        asked = await host.command("adventure story", format="pdf", chapter=1)
        name, book = await file_of(host, asked)
        assert name.endswith("-1.pdf")
        printed = " ".join(each.extract_text() for each in PdfReader(io.BytesIO(book)).pages)
        heading = re.findall(r"<h3[^>]*>(.*?)</h3>", first.decode(), flags=re.DOTALL)[0]
        plain = re.sub(r"<[^>]*>", "", heading).strip()
        assert re.sub(r"\s+", "", plain) in re.sub(r"\s+", "", printed)
