"""Speaking at a table through the real client: posts, previews, words with deeds, taking back."""

import json
from pathlib import Path

import pytest

from bot.table.discord_types import Permission
from tests.support.cards import is_hidden, labels_of, parts_of, text_of
from tests.support.lives import written
from tests.support.refused import Case, order
from tests.support.rights import lent
from tests.support.seasons import Season, season
from tests.support.voices import (
    acted,
    drafted,
    gone,
    hero,
    ident_of,
    panel_of,
    post_of,
    pressed,
    shows,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


async def test_the_writer_changes_it_and_takes_it_back_after_a_restart(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.tomas)
    panel = await panel_of(here.tomas, post)
    assert is_hidden(panel)
    form = await here.tomas.click(panel, "Change")
    assert json.dumps(form.modal).count("Stay behind me") == 1
    here.ilse.mark()
    await here.tomas.submit_modal(form, {"words": "No: **I** stay behind you."})
    changed = await here.ilse.see(lambda m: "No: **I** stay" in text_of(m))
    assert changed["id"] == post["id"]
    assert "changed" in text_of(changed)
    assert [part for part in parts_of(changed) if part["type"] == 11], "it keeps its face"
    assert written(here.folder / "house.db", "keep the lamp") == set()

    here.clock.leap(90 * 24 * 3600)
    panel = await panel_of(here.tomas, await here.tomas.fresh(post))
    await pressed(here.tomas, panel, "Take back", "Taken back")
    await gone(here, here.ilse, post)
    assert written(here.folder / "house.db", "stay behind you") == set()


async def test_a_hero_says_something_in_the_channel(here: Season) -> None:
    await here.opened("the-vault")
    before = [step.hash for step in await here.out.app.service.store.journal(here.adventure)]
    post = await post_of(here, here.tomas)
    assert not is_hidden(post)
    name = await hero(here, here.tomas)
    said = text_of(post)
    assert said.startswith(f"**{name}**\n> Stay behind me")
    assert "**low**" in said
    assert f"written by <@{here.tomas.id}>" in said
    assert post["mentions"] == []
    assert labels_of(post) == ["…"]
    (face,) = [part for part in parts_of(post) if part["type"] == 11]
    assert face["description"] == name
    assert post["author"]["id"] == (await here.card())["author"]["id"]
    assert "webhook_id" not in post or post["webhook_id"] == post["application_id"]
    after = [step.hash for step in await here.out.app.service.store.journal(here.adventure)]
    assert after == before, "what is said is in no journal"
    for person in (here.ilse, here.maren):
        assert any(each["id"] == post["id"] for each in await person.messages())


async def test_a_form_a_preview_and_then_the_post(here: Season) -> None:
    await here.opened("the-vault")
    long = "\n\n".join("We go on, and nobody looks back. " * 10 for _ in range(8)).strip()
    opened = await here.tomas.command("say")
    (field,) = [part["component"] for part in opened.modal["components"]]
    assert field["max_length"] == 3700
    assert "up to 3,700" in json.dumps(opened.modal)
    preview = await here.tomas.answer(await here.tomas.submit_modal(opened, {"words": long}))
    assert is_hidden(preview)
    assert labels_of(preview) == ["Say it", "Change", "With next deed", "Never mind"]
    assert not [each for each in await here.ilse.messages() if "looks back" in text_of(each)]

    form = await here.tomas.click(preview, "Change")
    await here.tomas.submit_modal(form, {"words": "We go on. " * 370})
    await shows(here.tomas, preview, "We go on.")
    here.ilse.mark()
    panel = await pressed(here.tomas, preview, "Say it", "Said.")
    post = await here.ilse.see(lambda m: "We go on." in text_of(m))
    assert not is_hidden(post)
    assert sum(len(part["content"]) for part in parts_of(post) if part["type"] == 10) <= 4000
    assert labels_of(panel) == ["Change", "Take back"]
    stale = await here.tomas.click(
        panel, f"u1|{here.adventure}|0|voice.say.{ident_of(panel)}", force=True
    )
    assert "said already" in text_of(await here.tomas.answer(stale))


async def test_never_mind_leaves_nothing(here: Season) -> None:
    await here.opened("the-vault")
    preview = await drafted(here.tomas, "a secret thought")
    await pressed(here.tomas, preview, "Never mind", "nothing was said")
    assert written(here.folder / "house.db", "a secret thought") == set()


async def test_others_can_do_nothing_about_it_and_moderators_remove_it(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.tomas)
    refused = await panel_of(here.ilse, post)
    assert is_hidden(refused)
    assert "Only who wrote this" in text_of(refused)
    for what in ("form", "back", "say", "fill", "hold"):
        ident = next(part["custom_id"] for part in parts_of(post) if "custom_id" in part)
        forged = ident.replace("voice.more", f"voice.{what}")
        outcome = await here.ilse.click(post, forged, force=True)
        assert "older version or another program" in text_of(await here.ilse.answer(outcome))
    await lent(here.maren, Permission.MANAGE_MESSAGES, here.ilse)
    panel = await panel_of(here.ilse, post)
    assert labels_of(panel) == ["Remove"]
    await pressed(here.ilse, panel, "Remove", "Removed")
    await gone(here, here.ilse, post)
    assert "was taken back" in await here.told(here.tomas, "say", post=ident_of(panel))
    await lent(here.maren, Permission.MANAGE_MESSAGES)


async def test_what_was_said_is_found_again_in_a_list(here: Season) -> None:
    await here.opened("the-vault")
    for words in ("First.", "Second."):
        await post_of(here, here.tomas, words)
    await post_of(here, here.maren, "Of Maren.")
    offered = await here.tomas.autocomplete("say", "post")
    assert [each["name"].split(" – ")[0] for each in offered] == ["Second.", "First."]
    panel = await here.tomas.answer(await here.tomas.command("say", post=offered[1]["value"]))
    assert is_hidden(panel)
    assert "First." in text_of(panel)
    preview = await drafted(here.tomas, "Third.")
    await here.tomas.choose(preview, "Change or take back what you said", offered[0]["value"])
    await shows(here.tomas, preview, "Second.")
    said = await here.told(here.ilse, "say", post=offered[0]["value"])
    assert "Only who wrote this" in said


async def test_a_post_whose_message_is_gone_counts_as_taken_back(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.tomas)
    panel = await panel_of(here.tomas, post)
    here.table.table.world.channels[post["channel_id"]].messages.pop(post["id"], None)
    form = await here.tomas.click(panel, "Change")
    await here.tomas.submit_modal(form, {"words": "Once more."})
    await shows(here.tomas, panel, "counts as taken back")
    assert written(here.folder / "house.db", "Once more.") == set()


async def test_words_go_with_the_next_deed_and_wait_again_once_it_is_undone(here: Season) -> None:
    await here.opened("the-vault")
    await here.all_but(here.tomas)
    name = await hero(here, here.tomas)
    preview = await drafted(here.tomas, "This is for\nmy brother!")
    kept = await pressed(here.tomas, preview, "With next deed", f"goes with {name}’s next deed")
    assert "my brother" not in text_of(await here.card())
    line = f"> **{name}:** “This is for my brother!”"
    await acted(here, here.tomas)
    assert line in text_of(await here.card())
    assert "my brother" not in json.dumps(
        [step.model_dump() for step in await here.out.app.service.store.journal(here.adventure)]
    )
    form = await here.tomas.click(kept, "Change")
    await here.tomas.submit_modal(form, {"words": "This is for my sister!"})

    async def changed() -> bool:
        return "my sister!" in text_of(await here.card())

    await here.until(changed, "the card has the new words")
    await here.tomas.click(kept, "Take back")

    async def taken() -> bool:
        return "sister" not in text_of(await here.card())

    await here.until(taken, "the card has lost the words")
    assert labels_of(await here.card()) != []
    assert written(here.folder / "house.db", "sister") == set()


async def test_an_undone_deed_has_its_words_wait_again(here: Season) -> None:
    await here.opened("the-vault")
    await here.all_but(here.tomas)
    preview = await drafted(here.tomas, "For the oak!")
    await pressed(here.tomas, preview, "With next deed", "goes with")
    version = await acted(here, here.tomas)
    told = await here.card()
    assert "For the oak!" in text_of(told)
    await here.told(here.ilse, "adventure undo", to=version - 1)
    await here.out.shown(here.adventure, version + 1)
    assert "For the oak!" not in text_of(await here.card())

    async def lost() -> bool:
        return "For the oak!" not in text_of(await here.tomas.fresh(told["id"]))

    await here.until(lost, "the old card has lost the words")
    waiting = await drafted(here.tomas, "something else")
    assert "Kept for the next deed so far: “For the oak!”" in text_of(waiting)
    await here.all_but(here.tomas)
    await acted(here, here.tomas)
    assert "For the oak!" in text_of(await here.card())


async def test_all_of_it_works_after_a_restart(tmp_path: Path) -> None:
    async with season(tmp_path) as here:
        async with here.bot():
            await here.opened("the-vault")
            post = await post_of(here, here.tomas)
            preview = await drafted(here.tomas, "Before the storm.")
        here.clock.leap(3600)
        async with here.bot():
            panel = await pressed(here.tomas, preview, "Say it", "Said.")
            form = await here.tomas.click(panel, "Change")
            await here.tomas.submit_modal(form, {"words": "After the storm."})
            await here.ilse.see(lambda m: "After the storm." in text_of(m))
            panel = await panel_of(here.tomas, post)
            await pressed(here.tomas, panel, "Take back", "Taken back")
            await gone(here, here.ilse, post)


async def test_words_that_a_filter_blocks_are_not_posted_and_the_writer_knows(here: Season) -> None:
    await here.opened("the-vault")
    # With its face and without.
    blocked = Case(200000, after=False).fault("callback", "POST", 2)
    await order(here, blocked)
    answer = await here.ilse.answer(await here.ilse.command("say", words="Rude words."))
    assert is_hidden(answer)
    assert "Your words were not posted" in text_of(answer)
    assert await here.ilse.autocomplete("say", "post", "") == []
