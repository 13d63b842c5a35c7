"""Who may speak at a table, in which words and how often, and what they can take away."""

import json

import pytest

from bot.catalogs import all_words
from rules.service.change import Change
from rules.service.play.actions import act
from rules.service.play.seats import running
from tests.support.cards import is_hidden, text_of
from tests.support.lives import named, written
from tests.support.seasons import Season, asking
from tests.support.voices import (
    WORDS,
    acted,
    drafted,
    gone,
    hero,
    post_of,
    pressed,
    shows,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


async def test_privacy_shows_exports_and_deletes_what_was_said(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.tomas)
    await here.all_but(here.tomas)
    preview = await drafted(here.tomas, "For Thistledown!")
    await pressed(here.tomas, preview, "With next deed", "goes with")
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


async def test_the_host_speaks_for_the_dungeon_and_may_let_everybody(here: Season) -> None:
    await here.opened("the-vault")
    post = await post_of(here, here.ilse, "Something *breathes*.", **{"as": "dungeon"})
    assert text_of(post).startswith("**The dungeon**\n> Something *breathes*.")
    said = await here.told(here.tomas, "say", words="Boo.", **{"as": "dungeon"})
    assert "You can speak for nobody here" in said
    offered = [each["name"] for each in await here.tomas.autocomplete("say", "as")]
    assert offered == [await hero(here, here.tomas)]
    preview = await drafted(here.ilse, "Come.", **{"as": "dungeon"})
    alone = "Host alone speaks"
    await pressed(here.ilse, preview, "Let everybody speak", alone)
    await post_of(here, here.tomas, "Boo.", **{"as": "dungeon"})
    await pressed(here.ilse, preview, alone, "Let everybody speak")
    assert "You can speak for nobody" in await here.told(
        here.tomas, "say", words="Boo.", **{"as": "dungeon"}
    )


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
    outcome = await here.tomas.click(preview, "With next deed")
    assert "while the game is on" in text_of(await here.tomas.answer(outcome))
    opened = await lobby.open(asking(here.ilse, place), "third-six", seed="next")
    await lobby.join(asking(here.tomas, place), opened.adventure)
    post = await post_of(here, here.tomas, "Shall we?")
    assert "Shall we?" in text_of(post)
    await here.ilse.go("the-tavern")
    assert "no adventure" in (await here.told(here.ilse, "say", words="Anybody?")).lower()


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
