"""Speaking at a table through the real client: posts, previews, words with deeds, taking back."""

import json
from pathlib import Path

from bot.catalogs import all_words
from bot.table.discord_types import Permission
from rules.service.change import Change
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.cards import Json, is_hidden, labels_of, parts_of, text_of
from tests.support.lives import named, written
from tests.support.people import Person
from tests.support.rights import lent
from tests.support.seasons import Season, asking, season

WORDS = "Stay behind me, and keep the lamp **low**."


async def hero(here: Season, person: Person) -> str:
    """The name of somebody's hero."""
    seats = (await here.stored()).seats
    return next(seat.name for seat in seats if str(seat.user) == person.id)


async def post_of(here: Season, person: Person, words: str = WORDS, **options: object) -> Json:
    """What somebody says at once, as it stands in the channel."""
    outcome = await person.command("say", words=words, **options)
    return await person.answer(outcome)


async def drafted(person: Person, words: str, **options: object) -> Json:
    """The preview of what somebody types into the form."""
    outcome = await person.command("say", **options)
    return await person.answer(await person.submit_modal(outcome, {"words": words}))


async def gone(here: Season, person: Person, message: Json) -> None:
    """Wait until a message is deleted."""

    async def away() -> bool:
        try:
            await person.fresh(message)
        except LookupError:
            return True
        return False

    await here.until(away, "the post is deleted")


async def pressed(person: Person, panel: Json, which: str, says: str) -> Json:
    """Press a button of a panel; the panel once it says something, or has such a button."""
    await person.click(panel, which)
    return await shows(person, panel, says)


async def shows(person: Person, panel: Json, says: str) -> Json:
    """A panel, once it says something or has such a button."""
    return await person.see(
        lambda m: m["id"] == panel["id"] and (says in text_of(m) or says in labels_of(m))
    )


async def panel_of(person: Person, post: Json) -> Json:
    """What somebody sees who presses the button of a post."""
    return await person.answer(await person.click(post, "…"))


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
    assert labels_of(preview) == ["Say it", "Change", "With my next deed", "Never mind"]
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


def ident_of(panel: Json) -> str:
    """The id of the voice that a panel is about."""
    button = next(part for part in parts_of(panel) if ".back." in part.get("custom_id", ""))
    return button["custom_id"].rpartition(".")[2]


async def test_never_mind_leaves_nothing(here: Season) -> None:
    await here.opened("the-vault")
    preview = await drafted(here.tomas, "a secret thought")
    await pressed(here.tomas, preview, "Never mind", "nothing was said")
    assert written(here.folder / "house.db", "a secret thought") == set()


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


async def test_the_host_speaks_for_the_dungeon_and_may_let_everybody(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.ilse, "Something *breathes*.", **{"as": "dungeon"})
    assert text_of(post).startswith("**The dungeon**\n> Something *breathes*.")
    said = await here.told(here.tomas, "say", words="Boo.", **{"as": "dungeon"})
    assert "You can speak for nobody here" in said
    offered = [each["name"] for each in await here.tomas.autocomplete("say", "as")]
    assert offered == [await hero(here, here.tomas)]
    preview = await drafted(here.ilse, "Come.", **{"as": "dungeon"})
    alone = "Let the host alone speak for the dungeon"
    await pressed(here.ilse, preview, "Let everybody speak for the dungeon", alone)
    await post_of(here, here.tomas, "Boo.", **{"as": "dungeon"})
    await pressed(here.ilse, preview, alone, "Let everybody speak for the dungeon")
    assert "You can speak for nobody" in await here.told(
        here.tomas, "say", words="Boo.", **{"as": "dungeon"}
    )


async def acted(here: Season, person: Person) -> int:
    """Somebody's hero does something; the version after it."""

    def alter(draft: Change) -> None:
        rules, state = running(draft.adventure)
        seat = next(s.seat for s in draft.adventure.seats if str(s.user) == person.id)
        option = rules.legal_actions(state, seat)[0]
        act(draft, rules, state, seat, option.action, option=option.id)

    found = await here.stored()
    place = next(each for each in await person.channels() if each["id"] == str(found.channel))
    answer = await here.out.app.service.work.change(asking(person, place), found.id, alter)
    await here.out.shown(here.adventure, answer.version)
    return answer.version


async def test_words_go_with_the_next_deed_and_wait_again_once_it_is_undone(here: Season) -> None:
    await here.opened("the-vault")
    await here.all_but(here.tomas)
    name = await hero(here, here.tomas)
    preview = await drafted(here.tomas, "This is for\nmy brother!")
    kept = await pressed(here.tomas, preview, "With my next deed", f"goes with {name}’s next deed")
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
    await pressed(here.tomas, preview, "With my next deed", "goes with")
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


BAD = {
    "  \n\t \u200b": "There are no words",
    "x" * 3701: "too long for here (letters: 3,701, at most 3,700)",
    "~" * 2500: "too long for one message",
}


async def test_bad_input_is_answered_in_words_and_changes_nothing(here: Season) -> None:
    await here.opened("the-vault")
    before = await here.ilse.messages()
    for typed, said in BAD.items():
        outcome = await here.tomas.command("say", words=typed)
        answer = await here.tomas.answer(outcome)
        assert is_hidden(answer)
        assert said in text_of(answer), typed[:20]
        opened = await here.tomas.command("say")
        sent = await here.tomas.submit_modal(opened, {"words": typed}, force=True)
        answer = await here.tomas.answer(sent)
        assert is_hidden(answer)
        assert said in text_of(answer), typed[:20]
    assert "speak for nobody here" in await here.told(
        here.tomas, "say", words="a", **{"as": "Elvis"}
    )
    for forged in ("u1|nothing|0|voice.say.0", "u1|x|0|voice", "u1|x|0|voice.dance.1"):
        outcome = await here.tomas.click(await here.card(), forged, force=True)
        assert "older version" in text_of(await here.tomas.answer(outcome))
    assert "was taken back" in await here.told(here.tomas, "say", post="nothing")
    assert [each["id"] for each in await here.ilse.messages()] == [each["id"] for each in before]
    store = here.out.app.service.store
    assert await store.voices_in(here.adventure, 9) == []


CLEANED = [
    ("Z" + "\u0301" * 40 + "!", "> \u0179\u0301\u0301!"),
    ("abc \u202egnirts\u202c\u200b\u2066x", "> abc gnirtsx"),
    ("@everyone <@1> <@&2> <#3>", "> @\u200beveryone ‹@1> ‹@&2> ‹#3>"),
    ("```\ncode\n```", "> \\`\\`\\`\n> code\n> \\`\\`\\`"),
    ("[gold](https://a.example)", "> ［gold］(https∶//a.example)"),
    (
        "# Loud\n> deep\n-# small\n- one\n1. two",
        "> \\# Loud\n> \\> deep\n> \\-# small\n> \\- one\n> 1\\. two",
    ),
    ("*so* **very** _quiet_\n\n\n\nnow", "> *so* **very** _quiet_\n> \n> now"),
    ("||secret|| ~~no~~", "> \\|\\|secret\\|\\| \\~\\~no\\~\\~"),
]


async def test_what_is_typed_is_cleaned_as_names_are_but_for_lines_and_emphasis(here: Season):
    await here.opened("the-vault")
    for typed, shown in CLEANED:
        here.clock.leap(600)
        post = await post_of(here, here.tomas, typed)
        assert text_of(post).split("\n", 1)[1].startswith(shown), typed
        assert (post["mentions"], post["mention_everyone"]) == ([], False)


async def test_a_server_switches_it_off_and_limits_it(here: Season) -> None:
    await here.opened("the-vault")
    panel = await here.maren.answer(await here.maren.command("server settings"))
    often, letters = "How often a person speaks as a hero", "How long a post of a hero is, at most"
    await here.maren.choose(panel, often, "Nobody speaks as a hero")
    await shows(here.maren, panel, "**Speaking as heroes:** switched off.")
    for options in ({"words": "Hello."}, {}):
        assert "has switched off" in await here.told(here.tomas, "say", **options)
    await here.maren.choose(panel, often, "Posts of a person in ten minutes: 3")
    await here.maren.choose(panel, letters, "Letters of a post: 100")
    await shows(here.maren, panel, "in ten minutes: 3; letters of a post: 100")
    assert "letters: 101, at most 100" in await here.told(here.tomas, "say", words="x" * 101)
    for number in range(3):
        await post_of(here, here.tomas, f"Word {number}.")
    assert "spoken too often" in await here.told(here.tomas, "say", words="Once more.")
    await post_of(here, here.ilse, "Others may.")
    here.clock.leap(601)
    await post_of(here, here.tomas, "Once more.")


async def test_privacy_shows_exports_and_deletes_what_was_said(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.tomas)
    await here.all_but(here.tomas)
    preview = await drafted(here.tomas, "For Thistledown!")
    await pressed(here.tomas, preview, "With my next deed", "goes with")
    await acted(here, here.tomas)
    card = await here.card()
    assert "Thistledown" in text_of(card)
    assert "2 posts and lines" in await here.told(here.tomas, "privacy show")
    sent = await here.tomas.answer(await here.tomas.command("privacy export"))
    (file,) = sent["attachments"]
    found = json.loads(await here.tomas.download(file))["said"]
    assert [each["words"] for each in found] == [WORDS, "For Thistledown!"]
    assert found[0]["message"] == post["id"]
    sure = await here.tomas.answer(await here.tomas.command("privacy delete"))
    await here.tomas.click(sure, "Delete everything")
    await gone(here, here.ilse, post)

    async def lost() -> bool:
        return "Thistledown" not in text_of(await here.ilse.fresh(card["id"]))

    await here.until(lost, "the card has lost the words")
    database = here.folder / "house.db"
    assert named(database, int(here.tomas.id)) == set()
    for words in ("Thistledown", "keep the lamp"):
        assert written(database, words) == set()
    assert await here.out.app.service.store.withdrawn_voices() == []


async def test_strangers_lobbies_and_games_that_are_over(here: Season) -> None:
    await here.opened("the-vault", pace="live")
    await here.told(here.maren, "privacy delete")
    lobby = here.out.app.service.lobby
    channel = str((await here.stored()).channel)
    place = next(each for each in await here.ilse.channels() if each["id"] == channel)
    await lobby.leave(asking(here.maren, place), here.adventure)
    assert "seat" in await here.told(here.maren, "say", words="Hello?")
    await lobby.end(asking(here.ilse, place), here.adventure)
    post = await post_of(here, here.tomas, "It was an honour.")
    assert "It was an honour." in text_of(post)
    assert "You can speak for nobody" in await here.told(
        here.ilse, "say", words="Ha!", **{"as": "dungeon"}
    )
    preview = await drafted(here.tomas, "And now?")
    outcome = await here.tomas.click(preview, "With my next deed")
    assert "while the game is on" in text_of(await here.tomas.answer(outcome))
    opened = await lobby.open(asking(here.ilse, place), "third-six", seed="next")
    await lobby.join(asking(here.tomas, place), opened.adventure)
    post = await post_of(here, here.tomas, "Shall we?")
    assert "Shall we?" in text_of(post)
    await here.ilse.go("the-tavern")
    assert "no adventure" in (await here.told(here.ilse, "say", words="Anybody?")).lower()


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


def until_somebody_is_there(draft: Change) -> None:
    """Play until a seat's hero is on the map, and monsters or guests as well."""
    rules, state = running(draft.adventure)
    for _ in range(300):
        tokens = rules.view(state, None).scene.tokens
        team = [each for each in tokens if each.seat == 2]
        if team and any(each.side in ("monster", "guest") for each in tokens):
            return
        seat = rules.awaiting(state)[0]
        state = act(draft, rules, state, seat, rules.autopilot(state, seat, "balanced"))
    raise AssertionError("nobody came")


async def test_a_team_speaks_by_each_of_its_heroes_and_the_host_by_who_is_there(
    here: Season,
) -> None:
    place = await here.ilse.ask("POST", "/table/channels", {"name": "the-court", "guild": None})
    service = here.out.app.service
    opened = await service.lobby.open(asking(here.ilse, place), "mkd-delve", seed="court")
    here.adventure = opened.adventure
    await service.lobby.join(asking(here.tomas, place), opened.adventure)
    await service.lobby.begin(asking(here.ilse, place), opened.adventure, anyway=True, choose=False)
    for person in here.people:
        person.channel = place["id"]
    await service.work.change(asking(here.ilse, place), opened.adventure, until_somebody_is_there)
    await here.card()
    shown = (await service.history.queries.card(opened.adventure)).scene
    assert shown is not None
    mine = [each for each in shown.tokens if each.seat == 2]
    team = await here.tomas.autocomplete("say", "as")
    assert len(team) == len({each["name"] for each in team}) == 2
    assert {all_words("en").say(each.name) for each in mine} <= {each["name"] for each in team}
    post = await post_of(here, here.tomas, "For the others!", **{"as": team[-1]["name"]})
    assert text_of(post).startswith(f"**{team[-1]['name']}**")
    theirs = {each["value"] for each in await here.ilse.autocomplete("say", "as")}
    there = {each.key for each in shown.tokens if each.side != "hero"}
    unknown = {each.key for each in shown.tokens if each.side == "wanderer"}
    assert "dungeon" in theirs
    assert there - unknown, "somebody is there"
    assert theirs & there == there - unknown
    for key in unknown:
        assert "speak for nobody" in await here.told(here.ilse, "say", words="Hu.", **{"as": key})
    for key in there - unknown:
        assert is_hidden(
            await here.tomas.answer(await here.tomas.command("say", words="Hu.", **{"as": key}))
        )
        post = await post_of(here, here.ilse, "We hear you.", **{"as": key})
        assert not is_hidden(post)
