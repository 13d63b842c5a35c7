"""Forms in which a file is uploaded: a pack, a campaign, a map, at the local table."""

from tests.cogs.conduct import assert_harmless
from tests.render.files.test_one_page import SAMPLE
from tests.support.cards import Json, files_of, is_hidden, labels_of, parts_of, text_of
from tests.support.people import Outcome, Person
from tests.support.tables import Evening, has_map


def field_of(opened: Outcome) -> Json:
    """The field for a file of a form."""
    assert opened.modal is not None
    (field,) = [each for each in parts_of(opened.modal) if each["type"] == 19]
    return field


async def filled(person: Person, opened: Outcome, name: str, data: bytes, **more: str) -> Json:
    """What a form is answered with that was sent with a file, to its sender alone."""
    file = await person.hand(name, data)
    said = await person.answer(await person.submit_modal(opened, {"file": [file], **more}))
    assert is_hidden(said)
    assert_harmless(said)
    return said


async def test_a_pack_is_added_from_the_list_of_packs(out: Evening) -> None:
    async with Person.sit(out.table.page_url) as host:
        made = await host.answer(await host.command("pack template", game="third-six"))
        pack = await host.download(files_of(made)[0])
        listed = await host.answer(await host.command("pack list"))
        assert labels_of(listed) == ["Add a pack"]
        opened = await host.click(listed, "Add a pack")
        assert field_of(opened)["file_types"] == [".zip"]
        said = await filled(host, opened, "mine.zip", pack)
        assert "is here" in text_of(said)
        assert "My heroes" in text_of(await host.answer(await host.command("pack list")))


async def test_the_command_without_a_file_asks_for_it_and_says_what_is_wrong(out: Evening) -> None:
    async with Person.sit(out.table.page_url) as host:
        opened = await host.command("pack add")
        said = await filled(host, opened, "broken.zip", b"no zip at all")
        assert "cannot be used yet" in text_of(said)


async def test_who_brings_no_packs_has_no_button_and_no_form(out: Evening) -> None:
    async with Person.sit(out.table.page_url, "Oswin") as guest:
        listed = await guest.answer(await guest.command("pack list"))
        assert labels_of(listed) == []
        said = await guest.command("pack add")
        assert said.modal is None
        assert "Manage Server" in text_of(await guest.answer(said))


async def test_a_map_is_shown_to_players_as_its_form_says(out: Evening) -> None:
    async with Person.sit(out.table.page_url, "Ilse") as ilse:
        opened = await ilse.command("dungeon import")
        assert field_of(opened)["file_types"] == [".json"]
        said = await filled(ilse, opened, "vault.json", SAMPLE.read_bytes(), audience="player")
        assert has_map(said)
        assert "toll was for" not in text_of(said)
        opened = await ilse.command("dungeon import", format="txt", theme="print")
        said = await filled(ilse, opened, "vault.json", SAMPLE.read_bytes())
        (sent,) = files_of(said)
        assert sent["filename"] == "vault-keeper.txt"


async def test_a_campaign_goes_on_from_a_form(out: Evening) -> None:
    async with Person.sit(out.table.page_url, "Oswin") as host:
        await host.answer(await host.command("campaign new", name="The Stair", game="three-dice"))
        lobby = await out.shown((await out.adventure(host.channel)).id)
        await host.click(await host.fresh(str(lobby.card)), "Begin")
        await out.shown(lobby.id, lobby.version + 1)
        exported = await host.answer(await host.command("campaign export"))
        data = await host.download(exported["attachments"][0])
        await host.go("deep-well")
        opened = await host.command("campaign import", seat=lobby.seats[0].name)
        assert field_of(opened)["file_types"] == [".json", ".gz"]
        await filled(host, opened, exported["attachments"][0]["filename"], data)
        await host.see(lambda message: "The Stair is here" in text_of(message))
