"""The dungeon of the day and the hall of fame."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

import pytest

from rules.core.answers import Outcome
from rules.core.errors import NoAdventure, RuleError
from rules.core.words import Text
from rules.ports import RunFilter
from rules.registry import rulesets
from rules.service.hall.runs import run_of
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from rules.service.journal.seeds import seed_of_day, today
from rules.service.play.actions import act as take
from rules.service.play.seats import running
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.known import released
from tests.support.records import an_adventure, founding
from tests.systems.sixth import RULESET as SIXTH

DELVE = "mkd-delve"
DAY = "2027-01-15"
MIDNIGHT = 1_800_057_600
"""The end of that day."""
ANN, BEN, CAT = 11, 12, 13


def all_seen(_channel: int) -> bool:
    return True


def at(user, channel=100, guild=1):
    return ask(user, channel=channel).with_(guild=guild)


async def opened(service, request, *friends):
    """A daily with its party, ready to begin."""
    answer = await service.hall.open(request, DELVE)
    for friend in friends:
        await service.lobby.join(
            request.with_(id=f"j{friend}-{answer.adventure}", user=friend), answer.adventure
        )
    return answer.adventure


async def begun(service, request, *friends):
    adventure = await opened(service, request, *friends)
    await service.lobby.begin(request.with_(id=f"b-{adventure}"), adventure, anyway=True)
    return await service.store.load(adventure)


async def act(service, request, adventure, number, stance="balanced"):
    """Whoever is asked does what a sensible player of a temper would do."""
    found = await service.store.load(adventure)
    rules, state = loaded(found)
    seat = rules.awaiting(state)[0]
    user = next(each.user for each in found.seats if each.seat == seat)
    action = rules.autopilot(state, seat, stance)
    option = next(each.id for each in rules.legal_actions(state, seat) if each.action == action)
    asked = request.with_(id=f"{adventure}-{number}", user=user)
    return await service.play.actions.press(asked, adventure, found.version, option)


async def hastened(service, request, adventure, stance="balanced"):
    """Played to its end in one commit, where nothing is held of the way there."""

    def alter(draft):
        rules, state = running(draft.adventure)
        while draft.adventure.status == "running":
            seat = rules.awaiting(state)[0]
            state = take(draft, rules, state, seat, rules.autopilot(state, seat, stance))

    await service.work.change(request.with_(id=f"all-{adventure}"), adventure, alter)
    return await service.store.load(adventure)


async def finished(service, request, *friends, stance="balanced"):
    before = await begun(service, request, *friends)
    return await hastened(service, request, before.id, stance)


@pytest.fixture
async def elsewhere(tmp_path, clock):
    """Another house, with chance of its own."""
    async with serving(tmp_path / "other.db", clock, Entropy(9)) as made:
        yield made


@pytest.fixture(scope="module")
def ran(tmp_path_factory):
    """A house in which Ann has played a daily of her own to its end, played once for all tests."""
    path = tmp_path_factory.mktemp("ran") / "house.db"

    async def play():
        async with serving(path, HandClock(), Entropy()) as service:
            await finished(service, at(ANN))

    asyncio.run(play())
    return path


@pytest.fixture
async def after(ran, tmp_path, clock):
    """That house, as a copy for one test."""
    shutil.copy(ran, tmp_path / "house.db")
    async with serving(tmp_path / "house.db", clock, Entropy(3)) as made:
        yield made


async def the_run(service):
    """The adventure of the one run in the house."""
    (entry,) = (await service.hall.page(at(ANN), DELVE, DAY, mine=False)).entries
    return await service.store.load(entry.adventure)


async def test_two_houses_get_the_same_dungeon_for_the_same_choices(service, elsewhere):
    here = await begun(service, at(ANN), BEN)
    there = await begun(elsewhere, at(31, channel=7, guild=2), 32)
    assert here.id != there.id
    assert (here.seed, here.day) == (seed_of_day(DAY), DAY)
    assert here.state == there.state
    assert here.head == there.head
    for number in range(12):
        await act(service, at(ANN), here.id, number)
        await act(elsewhere, at(31, channel=7, guild=2), there.id, number)
    after = [
        (await each.store.load(one.id)).head for each, one in ((service, here), (elsewhere, there))
    ]
    assert after[0] == after[1] != here.head


async def test_other_days_are_other_dungeons(service, clock):
    assert today(clock.now()) == DAY
    assert today(MIDNIGHT - 1) == DAY
    assert today(MIDNIGHT) == "2027-01-16"
    assert len({seed_of_day(f"2027-01-{day:02}") for day in range(1, 32)}) == 31
    assert seed_of_day(DAY).hex().startswith("376af3755e89ffe2")


async def test_the_card_says_what_a_daily_is(service):
    adventure = await opened(service, at(ANN))
    card = await service.history.queries.card(adventure)
    assert DAY in " ".join(card.story)
    assert "friendly contest" in " ".join(card.story)
    assert f"follows from {DAY}" in card.footer
    await service.lobby.begin(at(ANN), adventure)
    assert "no secret" in (await service.history.queries.card(adventure)).promise


async def test_settings_of_a_daily_stay_and_its_pace_may_change(service):
    adventure = await opened(service, at(ANN))
    before = (await service.store.load(adventure)).options
    for name, value in (("levels", "1"), ("preset", "quick"), ("heroes", "4")):
        with pytest.raises(RuleError) as refused:
            await service.lobby.set(at(ANN), adventure, name, value)
        assert refused.value.text.key == "error-daily-settings"
    await service.lobby.set(at(ANN), adventure, "pace", "post")
    after = await service.store.load(adventure)
    assert (after.options, after.pace) == (before, "post")
    assert "pace" in [line.name for line in await service.lobby.lines(adventure, "en")]
    assert "levels" not in [line.name for line in await service.lobby.lines(adventure, "en")]


async def test_nothing_that_was_shown_goes_back_in_a_daily(service):
    found = await begun(service, at(ANN))
    await act(service, at(ANN), found.id, 1)
    with pytest.raises(RuleError, match="undo-refused-daily"):
        await service.play.undo.undo(at(ANN), found.id, found.version)


async def test_a_system_without_a_daily_says_so(service, monkeypatch):
    monkeypatch.setitem(rulesets(), SIXTH.key, SIXTH)
    with pytest.raises(RuleError, match="no-daily"):
        await service.hall.open(at(ANN), SIXTH.key)
    with pytest.raises(NoAdventure):
        await service.hall.open(at(ANN), "chess")
    with pytest.raises(RuleError, match="no-daily"):
        await service.hall.page(at(ANN), SIXTH.key, "today", mine=False)
    with pytest.raises(RuleError, match="no-such-day"):
        await service.hall.page(at(ANN), DELVE, "the ides", mine=False)


async def test_every_game_has_a_daily_the_one_for_newcomers_first(service):
    keys = [key for key, _ in service.hall.dailies("en")]
    assert set(keys) == {key for key, rules in rulesets().items() if rules.daily is not None}
    assert set(keys) >= {key for key in rulesets() if released(key)}
    assert keys[0] == service.hall.daily() == "three-dice"
    assert rulesets()[keys[0]].pitch.difficulty == "easy"
    assert rulesets()[keys[-1]].pitch.difficulty == "hard"


async def test_runs_are_ranked_and_a_repeat_has_no_place(after):
    first = await the_run(after)
    second = await finished(after, at(BEN, 101), stance="bold")
    again = await finished(after, at(ANN, 102), CAT)
    page = await after.hall.page(at(CAT), DELVE, "today", mine=False)
    scores = {each.id: Outcome.model_validate(each.outcome).score for each in (first, second)}
    best = sorted(scores, key=lambda each: -scores[each])
    listed = [entry.adventure for entry in page.entries]
    assert sorted(listed) == sorted(scores)
    if len(set(scores.values())) == 2:
        assert listed == best
    assert page.entries[0].place == "1."
    assert [line.user for entry in page.entries for line in entry.party] in ([ANN, BEN], [BEN, ANN])
    mine = await after.hall.page(at(CAT), DELVE, DAY, mine=True)
    (only,) = mine.entries
    assert (only.adventure, only.place) == (again.id, "")
    assert "tried this daily before" in only.line
    other_server = await after.hall.page(at(ANN, 900, guild=2), DELVE, mine=False)
    assert other_server.entries == ()
    assert other_server.empty


async def test_who_gave_a_daily_up_has_seen_it(service, clock):
    seen = await begun(service, at(ANN))
    await service.lobby.end(at(ANN), seen.id)
    clock.at += 60
    again = await finished(service, at(ANN, 101))
    assert (await service.store.run(again.id)).unranked == "repeat"


async def test_a_lobby_that_was_closed_is_no_try(service, clock):
    closed = await opened(service, at(ANN))
    await service.lobby.end(at(ANN), closed)
    clock.at += 60
    first = await finished(service, at(ANN, 101))
    assert (await service.store.run(first.id)).unranked == ""


async def test_a_run_over_midnight_counts_for_its_date(service, clock):
    before = await begun(service, at(ANN))
    clock.at = MIDNIGHT + 60
    await hastened(service, at(ANN), before.id)
    assert (await service.hall.page(at(ANN), DELVE, "today", mine=False)).entries == ()
    page = await service.hall.page(at(ANN), DELVE, "yesterday", mine=False)
    assert (page.day, [each.adventure for each in page.entries]) == (DAY, [before.id])
    next_day = await begun(service, at(ANN))
    assert next_day.day == "2027-01-16"
    assert next_day.seed != before.seed


async def test_what_was_ended_early_is_no_run(service):
    before = await begun(service, at(ANN))
    await service.lobby.end(at(ANN), before.id)
    page = await service.hall.page(at(ANN), DELVE, mine=True)
    assert page.entries == ()
    await finished(service, at(ANN))
    assert len((await service.hall.page(at(ANN), DELVE, DAY, mine=False)).entries) == 1


async def test_a_chosen_seed_has_no_place(service):
    answer = await service.lobby.open(at(ANN), DELVE, seed="well known")
    await service.lobby.begin(at(ANN), answer.adventure)
    await hastened(service, at(ANN), answer.adventure)
    assert (await service.hall.page(at(ANN), DELVE, mine=False)).entries == ()
    (only,) = (await service.hall.page(at(ANN), DELVE, mine=True)).entries
    assert "chosen" in only.line
    assert "evening" in only.line


async def test_a_run_is_verified_and_a_tampered_one_is_not(after, tmp_path):
    found = await the_run(after)
    proof = await after.hall.prove(at(BEN, 555), found.id)
    assert proof.verdict.good, proof.verdict
    assert proof.verdict.dice > 50
    assert verify(proof.log) == proof.verdict
    with pytest.raises(NoAdventure, match="no-such-run"):
        await after.hall.prove(at(BEN, 555, guild=2), found.id)

    async def fault(statement):
        with closing(sqlite3.connect(tmp_path / "house.db")) as books:
            books.execute(statement)
            books.commit()
        return (await after.hall.prove(at(BEN), found.id)).verdict.fault

    run = await after.store.run(found.id)
    assert "a different score" in await fault("UPDATE runs SET score = score + 1000")
    assert await fault(f"UPDATE runs SET score = {run.score}") == ""
    assert "belongs to another day" in await fault("UPDATE runs SET day = '2027-01-14'")
    assert await fault(f"UPDATE runs SET day = '{DAY}'") == ""
    last = f"version = {found.version}"
    assert await fault(f"UPDATE journal SET action = '{{}}' WHERE {last}") != ""
    assert "ends before" in await fault(f"DELETE FROM journal WHERE {last}")


async def test_a_log_that_claims_a_day_has_its_seed(service):
    found = await begun(service, at(ANN))
    await service.lobby.end(at(ANN), found.id)
    log = await service.history.queries.export(found.id)
    assert verify(log).good
    opening = log["steps"][0]
    forged = {**opening, "action": {**opening["action"], "day": "2027-01-14"}}
    verdict = verify({**log, "steps": [forged, *log["steps"][1:]]})
    assert "not the seed of 2027-01-14" in verdict.fault


async def test_a_run_is_told_in_other_channels_of_its_server_alone(after):
    found = await the_run(after)
    assert (await after.hall.shown_here(at(BEN, 555), found.id)).id == found.id
    with pytest.raises(NoAdventure):
        await after.hall.shown_here(at(BEN, 555, guild=2), found.id)
    going = await begun(after, at(BEN, 103))
    with pytest.raises(NoAdventure):
        await after.hall.shown_here(at(ANN, 555), going.id)
    entry = await after.hall.entry(at(BEN, 555), found.id)
    assert "Score" in entry.story
    assert [choice.value for choice in await after.hall.choices(at(BEN, 103), DAY, all_seen)] == [
        found.id
    ]
    assert await after.hall.choices(at(BEN, 103), "no such words", all_seen) == []


async def test_who_is_forgotten_vanishes_from_the_hall(after):
    await after.store.forget(ANN)
    (entry,) = (await after.hall.page(at(BEN), DELVE, mine=False)).entries
    assert [line.user for line in entry.party] == [None]
    assert (await after.hall.page(at(ANN), DELVE, mine=True)).entries == ()


async def test_every_page_is_reached(after, monkeypatch):
    monkeypatch.setattr("rules.service.hall.hall.ON_A_PAGE", 2)
    for number in (1, 2):
        await finished(after, at(ANN + number, 200 + number))
    pages = [await after.hall.page(at(ANN), DELVE, page=number, mine=False) for number in (1, 2)]
    assert [len(page.entries) for page in pages] == [2, 1]
    assert [page.pages for page in pages] == [2, 2]
    assert (await after.hall.page(at(ANN), DELVE, page=99, mine=False)).page == 2


def ending(**changes):
    """An adventure before and after its last step."""
    outcome = Outcome(result="finished", text=Text.of("x"), scores=((1, 3), (2, 8)))
    before = an_adventure("oak", options={})
    done = {"status": "ended", "outcome": outcome.model_dump(mode="json"), **changes}
    return before, before.with_(**done)


def test_without_a_total_the_best_seat_counts_and_without_scores_nothing():
    before, after = ending()
    assert run_of(before, after).score == 8
    silent = Outcome(result="defeat", text=Text.of("x")).model_dump(mode="json")
    assert run_of(*ending(outcome=silent)).score is None
    assert run_of(*ending(guild=None)) is None
    assert run_of(after, after) is None
    assert run_of(None, after) is None
    assert run_of(before, before) is None
    assert run_of(*ending(ruleset="third-six-campaign")) is None
    for given_up in ("abandoned", "conceded"):
        assert run_of(*ending(outcome={"result": given_up})) is None
    surrender = Outcome(result="defeat", text=Text.of("x"), total=40, surrendered=True)
    assert run_of(*ending(outcome=surrender.model_dump(mode="json"))) is None
    gone = an_adventure().seats[0].with_(pilot="auto")
    assert run_of(*ending(seats=(gone,))) is None
    assert run_of(*ending(seats=(gone.with_(user=None, pilot="player"),))) is None


async def test_a_game_without_scores_is_listed_as_such(after):
    found = await the_run(after)
    silent = Outcome(result="defeat", text=Text.of("mkd-story-lost"))
    old, new = ending(outcome=silent.model_dump(mode="json"))
    run = run_of(old, new)
    told = new.with_(channel=77, guild=1)
    await after.store.commit(founding(told).with_(run=run.with_(guild=1, ruleset=DELVE)))
    lines = (await after.hall.page(at(ANN), DELVE, mine=False)).entries
    assert [line.adventure for line in lines] == [found.id, "oak"]
    assert "keeps none" in lines[1].line
    assert await after.store.count_runs(RunFilter(guild=1, ruleset=DELVE)) == 2
