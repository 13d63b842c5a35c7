"""What the hall lists: its pages, its lines letter by letter, what is found by typing."""

import asyncio
import threading

import pytest

from rules.core.answers import Outcome
from rules.core.errors import NoAdventure, RuleError
from rules.core.words import Text
from rules.ports import Run
from rules.service.history.verify import check
from tests.support.houses import ask
from tests.support.records import GUEST, HOST, NOW, a_seat, an_adventure, founding

DELVE, QUEST, NEWCOMERS = "mkd-delve", "mkd-adventure", "three-dice"
STRANGER = 99
ENDED = "2027-01-15"


async def kept(service, name, *, seats=(), outcome="victory", channel=0, **changes):
    """A run as it stands in the books, without the evening that it took."""
    run = Run(adventure=name, guild=1, ruleset=DELVE, score=8, ended=NOW).with_(**changes)
    ended = Outcome(result=outcome, text=Text.of("mkd-story-lost"))
    found = an_adventure(name, guild=1, ruleset=run.ruleset, status="ended")
    found = found.with_(
        channel=channel or found.channel,
        outcome=ended.model_dump(mode="json"),
        seats=seats or found.seats,
    )
    await service.store.commit(founding(found).with_(run=run))


async def line_of(service, name):
    return (await service.hall.entry(ask(STRANGER), name)).line


@pytest.mark.parametrize(
    ("amount", "sizes"), [(0, [0]), (1, [1]), (6, [6]), (7, [6, 1]), (12, [6, 6]), (13, [6, 6, 1])]
)
async def test_six_runs_fill_a_page(service, amount, sizes):
    for number in range(amount):
        await kept(service, f"run-{number:02}", score=100 - number)
    numbers = range(1, len(sizes) + 1)
    pages = [await service.hall.page(ask(HOST), DELVE, page=n, mine=False) for n in numbers]
    assert [len(page.entries) for page in pages] == sizes
    assert {(page.pages, type(page.pages)) for page in pages} == {(len(sizes), int)}
    assert [page.page for page in pages] == list(numbers)
    listed = [entry.adventure for page in pages for entry in page.entries]
    assert listed == [f"run-{number:02}" for number in range(amount)]
    for beyond, nearest in ((0, pages[0]), (-3, pages[0]), (99, pages[-1])):
        asked = await service.hall.page(ask(HOST), DELVE, page=beyond, mine=False)
        assert asked == nearest
    assert await service.hall.page(ask(HOST), DELVE, mine=False) == pages[0]


async def test_a_page_says_whose_and_of_when_it_is(service):
    every = await service.hall.page(ask(HOST), DELVE, mine=False)
    mine = await service.hall.page(ask(HOST), DELVE, " yesterday ", mine=True)
    assert every.title.endswith(": the hall of fame")
    assert every.story.startswith("Games that people of this server played")
    assert "finished by the autopilot alone" in every.uncounted
    assert every.empty.startswith("Nobody has finished a game that counts here")
    assert "whose seed was chosen" in every.uncounted
    assert (every.system, every.day, every.mine) == (DELVE, "", False)
    assert mine.title.endswith(": your runs here")
    assert mine.story.startswith("The dungeon of 2027-01-14 (UTC),")
    assert mine.empty == "You have finished no game here yet."
    assert (mine.system, mine.day, mine.mine) == (DELVE, "2027-01-14", True)
    blank = await service.hall.page(ask(HOST), DELVE, "  ", mine=False)
    assert blank == every


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("today", "2027-01-15"),
        ("heute", "2027-01-15"),
        ("Gestern", "2027-01-14"),
        ("ayer", "2027-01-14"),
        ("14.1.2027", "2027-01-14"),
        ("31. Dezember", "2026-12-31"),
        ("el 14 de enero", "2027-01-14"),
        ("miércoles", "2027-01-13"),
    ],
)
async def test_days_of_dailies_are_read_in_every_language(service, typed, day, locale):
    request = ask(HOST, locale=locale)
    assert (await service.hall.page(request, DELVE, typed, mine=False)).day == day


async def test_one_s_own_pages_have_one_s_own_runs(service):
    await kept(service, "ours", seats=(a_seat(1), a_seat(2, GUEST)))
    await kept(service, "theirs", seats=(a_seat(1, GUEST),))

    async def listed(user):
        page = await service.hall.page(ask(user), DELVE, mine=True)
        return sorted(entry.adventure for entry in page.entries)

    assert await listed(HOST) == ["ours"]
    assert await listed(GUEST) == ["ours", "theirs"]
    assert await listed(STRANGER) == []


async def test_a_daily_of_no_system_is_refused_by_what_was_asked_for(service):
    for asked, named in (("chess", "chess"), ("x" * 99, "x" * 60)):
        with pytest.raises(NoAdventure) as refused:
            await service.hall.open(ask(HOST), asked)
        assert refused.value.text == Text.of("error-no-such-ruleset", name=named)
    assert await service.store.in_channel(100) is None


async def test_without_a_system_it_is_the_one_that_the_channel_plays(service):
    assert (await service.hall.page(ask(HOST), mine=False)).system == NEWCOMERS
    await service.lobby.open(ask(HOST, channel=300), QUEST)
    assert (await service.hall.page(ask(HOST, channel=300), mine=False)).system == QUEST
    assert (await service.hall.page(ask(HOST, channel=301), mine=False)).system == NEWCOMERS


async def test_a_line_says_all_that_was_counted(service):
    tallies = (("levels", 1), ("missions", 2), ("gold", 30))
    await kept(service, "best", tallies=tallies, day="2027-01-02")
    await kept(service, "again", outcome="defeat", unranked="repeat", day="2027-01-02")
    await kept(service, "bare", outcome="finished", score=None)
    await kept(service, "zero", score=0)
    assert (await line_of(service, "best")) == (
        "**Score 8** · 1 level, 2 missions, 30 gold · won · daily of 2027-01-02"
    )
    assert (await line_of(service, "again")) == (
        "**Score 8** · lost · daily of 2027-01-02 · no place: a player had tried this daily before"
    )
    assert (await line_of(service, "bare")) == "**no score: this game keeps none** · came out"
    assert (await line_of(service, "zero")) == "**Score 0** · won"


@pytest.mark.parametrize(
    ("preset", "said"),
    [("", ""), ("evening", " · an evening"), ("custom", " · custom"), ("of-old", " · of-old")],
)
async def test_a_line_names_the_settings_that_were_played(service, preset, said):
    await kept(service, "run", ruleset=QUEST, preset=preset)
    assert (await line_of(service, "run")) == f"**Score 8** · won{said}"


async def test_the_party_stands_as_it_was_led(service):
    seats = (
        a_seat(1),
        a_seat(2, GUEST, pilot="auto"),
        a_seat(3, None),
        a_seat(4, None, pilot="auto"),
    )
    await kept(service, "run", seats=seats, channel=77)
    (entry,) = (await service.hall.page(ask(STRANGER), DELVE, mine=False)).entries
    assert [(hero.name, hero.user, hero.line) for hero in entry.party] == [
        ("hero-1", HOST, ""),
        ("hero-2", GUEST, "on autopilot"),
        ("hero-3", None, "a former player"),
        ("hero-4", None, "a former player"),
    ]
    assert entry.place == "1."
    assert entry.brief == f"1. · Score 8 · {ENDED} · hero-1, hero-2, hero-3, hero-4"
    assert (entry.adventure, entry.channel, entry.ended) == ("run", 77, NOW)
    alone = await service.hall.entry(ask(STRANGER), " run ")
    assert (alone.place, alone.brief) == ("", entry.brief.removeprefix("1. · "))


async def test_typing_finds_what_one_sees_or_took_part_in(service):
    await kept(service, "open", channel=1)
    await kept(service, "shut", channel=2, seats=(a_seat(1), a_seat(2, GUEST)))
    await kept(service, "other", channel=1, ruleset=QUEST)
    await service.lobby.open(ask(HOST), DELVE)

    async def found(user, typed="", channel=100):
        asked = ask(user, channel=channel)
        choices = await service.hall.choices(asked, typed, lambda room: room == 1)
        return sorted(choice.value for choice in choices)

    assert await found(STRANGER) == ["open"]
    assert await found(GUEST) == ["open", "shut"]
    assert await found(GUEST, "  SHUT ") == ["shut"]
    assert await found(GUEST, " HERO-2 ") == ["shut"]
    assert await found(GUEST, "other") == []
    await service.lobby.open(ask(HOST, channel=300), QUEST)
    assert await found(STRANGER, channel=300) == ["other"]


async def test_no_more_is_found_than_a_list_shows(service):
    await service.lobby.open(ask(HOST, channel=300), DELVE)
    long_name = "x" * 32
    seats = tuple(a_seat(number, name=long_name) for number in range(1, 5))
    for number in range(26):
        await kept(service, f"run-{number:02}", score=100 - number, seats=seats)
    choices = await service.hall.choices(ask(HOST, channel=300), "", lambda _room: True)
    assert [each.value for each in choices] == [f"run-{number:02}" for number in range(25)]
    whole = f"1. · Score 100 · {ENDED} · " + ", ".join([long_name] * 4)
    assert choices[0].label == whole[:100]
    (last,) = await service.hall.choices(ask(HOST, channel=300), "run-25", lambda _room: True)
    assert last.value == "run-25"


async def test_one_log_is_checked_at_a_time(service, monkeypatch):
    answer = await service.lobby.open(ask(HOST), "three-dice", seed="busy")
    await service.lobby.begin(ask(HOST), answer.adventure)
    await service.lobby.end(ask(HOST), answer.adventure)
    found = await service.store.load(answer.adventure)
    run = Run(adventure=found.id, guild=1, ruleset=found.ruleset, score=None, ended=NOW)
    again = founding(found.with_(version=found.version + 1))
    await service.store.commit(again.with_(expected=found.version, run=run))
    begun, let_go = threading.Event(), threading.Event()

    def slowly(log):
        begun.set()
        let_go.wait()
        return check(log)

    monkeypatch.setattr("rules.service.hall.hall.check", slowly)
    first = asyncio.create_task(service.hall.prove(ask(HOST), found.id))
    await asyncio.to_thread(begun.wait)
    try:
        with pytest.raises(RuleError, match="error-hall-busy"):
            await service.hall.prove(ask(GUEST), found.id)
    finally:
        let_go.set()
    told = await first
    assert (await service.hall.prove(ask(GUEST), found.id)).verdict == told.verdict
