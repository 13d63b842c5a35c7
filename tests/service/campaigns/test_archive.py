"""Campaigns as files: out, in again and onwards; what was changed does not come in."""

import asyncio
import gzip
import json
import shutil
import zlib
from pathlib import Path

import pytest

from rules.core.dice import commitment
from rules.core.errors import GameError, NoAdventure, NotSeated, RuleError
from rules.ports import Step
from rules.registry import ruleset
from rules.service.campaigns import campaign_files
from rules.service.campaigns.campaign_files import MOST_PACKED, MOST_UNPACKED, unpacked
from rules.service.history.verify import check, verify
from rules.service.journal.chain import link
from rules.service.journal.replay import RecordedDice, ReplayMismatch, play
from tests.support.campaigns import (
    FRIEND,
    HOST,
    NAME,
    STRANGER,
    away,
    chapters,
    founded,
    hastened,
    one_step,
)
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

ELSEWHERE = 300


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A database with a campaign: one adventure behind it, and a party on the way."""
    path = tmp_path_factory.mktemp("archive") / "house.db"

    async def fill() -> None:
        async with serving(path, HandClock(), Entropy()) as service:
            made = await founded(service, FRIEND)
            await hastened(service, made, chapters(1))
            await hastened(service, made, away)
            for _ in range(12):
                await one_step(service, await service.history.queries.load(made))

    asyncio.run(fill())
    return path


@pytest.fixture
async def service(house, tmp_path):
    shutil.copy(house, tmp_path / "house.db")
    async with serving(tmp_path / "house.db", HandClock(), Entropy(1)) as made:
        yield made


@pytest.fixture
async def campaign(service) -> str:
    return (await service.history.queries.here(ask(HOST))).id


async def whole(service) -> dict:
    return unpacked((await service.campaigns.archive.export(ask(FRIEND))).data)


def packed(file: object) -> bytes:
    return json.dumps(file).encode()


def forged(file: dict) -> dict:
    """The file with another last die, and all that follows from it: events, state and chain."""
    steps = [Step.model_validate(raw) for raw in file["log"]["steps"]]
    number = max(step.version for step in steps if step.faces)
    rules, state, head = ruleset(file["log"]["ruleset"]), None, ""
    for step in steps[: number - 1]:
        moved = play(rules, state, step, RecordedDice(iter(step.faces)))
        state, head = state if moved is None else moved.state, step.hash
    changed = steps[number - 1]
    sides, reason, face = changed.faces[-1]
    for other in (each for each in range(1, sides + 1) if each != face):
        faces = (*changed.faces[:-1], (sides, reason, other))
        left = iter(faces)
        try:
            moved = play(rules, state, changed, RecordedDice(left))
        except ReplayMismatch:
            continue
        if next(left, None) is None:
            break
    else:
        raise AssertionError("every other face asks for more dice")
    events = tuple(event.model_dump(mode="json") for event in moved.events)
    kept = [*steps[: number - 1], changed.with_(faces=faces, events=events), steps[-1]]
    chained = kept[: number - 1]
    for version, step in enumerate(kept[number - 1 :], start=number):
        said = (version, step.seat, step.kind, step.action)
        head = link(head, said, step.faces, step.events, 1)
        chained.append(step.with_(version=version, hash=head))
    log = {**file["log"], "steps": [step.model_dump(mode="json") for step in chained]}
    return {**file, "log": log, "head": head, "version": len(chained)}


async def refused(service, data: bytes, key: str, *, channel: int = ELSEWHERE) -> str:
    """It does not come in, and nothing is changed."""
    with pytest.raises(GameError, match=key) as refusal:
        await service.campaigns.archive.bring(ask(STRANGER, channel=channel), data)
    assert await service.store.in_channel(ELSEWHERE) is None
    return service.history.queries.say(refusal.value.text, "en")


async def test_a_campaign_goes_out_and_comes_in_and_goes_on(service, campaign):
    before = await service.history.queries.load(campaign)
    file = await service.campaigns.archive.export(ask(FRIEND))
    answer = await service.campaigns.archive.bring(ask(FRIEND, channel=ELSEWHERE), file.data)
    found = await service.history.queries.load(answer.adventure)
    assert found.state == before.state
    assert (found.name, found.host, found.status) == (NAME, FRIEND, "running")
    assert [(seat.seat, seat.user, seat.pilot) for seat in found.seats] == [
        (1, None, "auto"),
        (2, FRIEND, "player"),
    ]
    steps = await service.store.journal(found.id)
    assert [each.hash for each in steps[:-1]] == [
        each.hash for each in (await service.store.journal(campaign))[: len(steps) - 1]
    ]
    assert (steps[-1].kind, steps[-1].version) == ("import", found.version)
    assert steps[-1].action == {"promise": commitment(found.seed)}
    assert commitment(found.seed) in (await service.history.queries.card(found.id)).promise
    assert found.cursor == 0
    later = await hastened(service, found.id, chapters(2))
    assert later.version > found.version
    verdict = verify(await service.history.queries.export(found.id))
    assert verdict.good
    assert verdict.unseen == 0
    again = await service.campaigns.archive.export(ask(FRIEND, channel=ELSEWHERE))
    third = await service.campaigns.archive.bring(ask(HOST, channel=301), again.data)
    assert (await service.history.queries.load(third.adventure)).state == later.state


async def test_an_empty_house_takes_it_in(service, campaign, tmp_path):
    file = await service.campaigns.archive.export(ask(HOST))
    async with serving(tmp_path / "other.db", HandClock(), Entropy(7)) as other:
        answer = await other.campaigns.archive.bring(ask(STRANGER), file.data)
        found = await other.history.queries.load(answer.adventure)
        assert found.host == STRANGER
        # Nobody knows them there, so they lead the hero of who was host.
        assert [seat.user for seat in found.seats] == [STRANGER, None]
        assert found.state == (await service.history.queries.load(campaign)).state
        await hastened(other, found.id, chapters(2))


async def test_by_post_the_clock_runs_at_once(service, campaign, clock):
    await service.lobby.set(ask(HOST), campaign, "pace", "post")
    data = (await service.campaigns.archive.export(ask(FRIEND))).data
    awaited = (await service.history.queries.card(campaign)).waiting[0]
    answer = await service.campaigns.archive.bring(ask(awaited, channel=ELSEWHERE), data)
    found = await service.history.queries.load(answer.adventure)
    assert found.pace == "post"
    due = await service.store.timers(clock.now() + 30 * 24 * 3600)
    assert found.id in {timer.subject for timer in due}


async def test_no_people_and_no_secret_are_in_the_file(service, campaign):
    file = await whole(service)
    found = await service.history.queries.load(campaign)
    text = json.dumps(file)
    assert found.seed.hex() not in text
    for name in ("user", "guild", "channel", "host_id", "people"):
        assert f'"{name}"' not in text
    assert file["host"] == 1
    assert check(file["log"]).verdict.unseen == 0


async def test_the_seed_shown_for_a_file_counts_no_more(service, campaign):
    before = await service.history.queries.load(campaign)
    first = await service.campaigns.archive.export(ask(FRIEND))
    after = await service.history.queries.load(campaign)
    assert first.renewed
    assert after.version == before.version + 1
    assert after.seed != before.seed
    assert after.state == before.state
    # No die has been rolled since: there is nothing to show, and nothing changes.
    second = await service.campaigns.archive.export(ask(HOST))
    assert not second.renewed
    assert second.data == first.data
    assert (await service.history.queries.load(campaign)).version == after.version
    assert verify(await service.history.queries.export(campaign)).good


async def test_only_who_sits_there_has_the_file(service, campaign):
    with pytest.raises(NotSeated, match="not-at-the-table"):
        await service.campaigns.archive.export(ask(STRANGER))
    assert (await service.campaigns.archive.export(ask(STRANGER, manages_channel=True))).data
    with pytest.raises(NoAdventure):
        await service.campaigns.archive.export(ask(HOST, channel=ELSEWHERE))
    await service.campaigns.found(ask(HOST, channel=ELSEWHERE), "third-six", "Waiting")
    with pytest.raises(NoAdventure, match="not-begun"):
        await service.campaigns.archive.export(ask(HOST, channel=ELSEWHERE))


async def test_a_seat_is_taken_by_its_name(service, campaign):
    data = (await service.campaigns.archive.export(ask(FRIEND))).data
    names = [seat.name for seat in (await service.history.queries.load(campaign)).seats]
    request = ask(STRANGER, channel=ELSEWHERE)
    with pytest.raises(RuleError, match="no-such-free-seat"):
        await service.campaigns.archive.bring(request, data, seat="Nobody")
    answer = await service.campaigns.archive.bring(request, data, seat=names[1].lower())
    found = await service.history.queries.load(answer.adventure)
    assert [seat.user for seat in found.seats] == [None, STRANGER]


async def test_the_same_request_brings_it_once(service, campaign):
    data = (await service.campaigns.archive.export(ask(FRIEND))).data
    request = ask(HOST, channel=ELSEWHERE)
    first = await service.campaigns.archive.bring(request, data)
    again = await service.campaigns.archive.bring(request, data)
    assert again.repeated
    assert again.adventure == first.adventure


async def test_a_channel_where_something_is_played_takes_nothing(service, campaign):
    data = (await service.campaigns.archive.export(ask(FRIEND))).data
    version = (await service.history.queries.load(campaign)).version
    with pytest.raises(RuleError, match="channel-taken"):
        await service.campaigns.archive.bring(ask(HOST), data)
    with pytest.raises(RuleError, match="channel-taken"):
        await service.campaigns.archive.vacant(ask(HOST))
    assert (await service.history.queries.load(campaign)).version == version


async def test_a_large_file_is_packed(service, campaign, monkeypatch):
    monkeypatch.setattr(campaign_files, "PLAIN", 1000)
    file = await service.campaigns.archive.export(ask(HOST))
    assert file.name.endswith(".json.gz")
    assert gzip.decompress(file.data).startswith(b'{"format":"undercroft-campaign"')
    answer = await service.campaigns.archive.bring(ask(HOST, channel=ELSEWHERE), file.data)
    assert answer.adventure


async def test_what_is_cut_off_is_refused(service, campaign):
    data = (await service.campaigns.archive.export(ask(HOST))).data
    tight = gzip.compress(data)
    for part in (data[: len(data) // 2], data[:-1], tight[: len(tight) // 2], tight[:-1]):
        said = await refused(service, part, "campaign-truncated")
        assert "Nothing was changed" in said
    await refused(service, tight + b"more", "campaign-truncated")
    broken = bytearray(tight)
    broken[len(broken) // 2] ^= 0xFF
    await refused(service, bytes(broken), "campaign-truncated")


async def test_what_is_huge_is_refused(service):
    await refused(service, b"x" * (MOST_PACKED + 1), "campaign-huge")
    # Packed in haste: what is looked at is how large it becomes.
    bomb = gzip.compress(b" " * (MOST_UNPACKED * 4), 1)
    assert len(bomb) < MOST_PACKED
    await refused(service, bomb, "campaign-huge")
    await refused(service, gzip.compress(b"[" + b"[]," * 3_000_000 + b"[]]", 1), "campaign-huge")
    await refused(service, b"[" * 100_000, "not-a-campaign")
    await refused(service, b'{"a":' * 100_000, "campaign-truncated")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b"\x89PNG\r\n",
        b"{}",
        b'{"format":"undercroft-log"}',
        b'{"format":"undercroft-campaign","format_version":1}',
        b'{"format":"undercroft-campaign","format_version":"1","log":{}}',
        b'{"format":"undercroft-campaign","format_version":1,"state_version":1,"log":{}}',
        b'{"format":"undercroft-campaign","format_version":1,"state_version":1,"log":[]}',
        zlib.compress(b"{}"),
    ],
)
async def test_what_is_no_campaign_is_refused(service, data):
    await refused(service, data, "not-a-campaign")


async def test_the_log_of_an_adventure_is_no_campaign(service, campaign):
    log = await service.history.queries.export(campaign)
    await refused(service, packed(log), "not-a-campaign")
    file = await whole(service)
    file["log"]["ruleset"] = "three-dice"
    await refused(service, packed(file), "not-a-campaign")


@pytest.mark.parametrize("field", ["format_version", "state_version"])
async def test_what_is_newer_is_refused(service, campaign, field):
    file = await whole(service)
    said = await refused(service, packed({**file, field: 99}), "newer-campaign")
    assert "newer version" in said


async def test_a_richer_purse_is_refused(service, campaign):
    """A number in an event, and then the same with a chain that fits it."""
    file = await whole(service)
    for step in file["log"]["steps"]:
        for event in step["events"]:
            if event["kind"] == "campaign-coins":
                event["amount"] += 1000
                event["purse"] += 1000
    assert "other events" in await refused(service, packed(file), "campaign-changed")


async def test_a_better_die_is_refused_even_with_all_that_follows_from_it(service, campaign):
    file = await whole(service)
    better = forged(file)
    assert verify({**better["log"], "seed": None}).fault.startswith(f"step {better['version'] - 1}")
    assert "the die for" in await refused(service, packed(better), "campaign-changed")


async def test_steps_made_up_after_the_last_seed_are_refused(service, campaign):
    """Somebody plays on at home, with dice of their own and a chain that fits."""
    data = (await service.campaigns.archive.export(ask(FRIEND))).data
    answer = await service.campaigns.archive.bring(ask(HOST, channel=ELSEWHERE), data)
    await hastened(service, answer.adventure, chapters(2))
    log = await service.history.queries.export(answer.adventure)
    number = next(n for n, each in enumerate(log["steps"]) if each["kind"] == "import")
    reseed = next(n for n, e in enumerate(log["steps"]) if n > number and e["kind"] == "reseed")
    file, promise = unpacked(data), log["steps"][number]["action"]["promise"]
    richer = {
        **file,
        "version": reseed,
        "head": log["steps"][reseed - 1]["hash"],
        "log": {**file["log"], "steps": log["steps"][:reseed], "promise": promise},
    }
    await service.lobby.end(ask(HOST, channel=ELSEWHERE), answer.adventure)
    with pytest.raises(RuleError, match="campaign-unseen"):
        await service.campaigns.archive.bring(ask(STRANGER, channel=301), packed(richer))
    assert await service.store.in_channel(301) is None


@pytest.mark.parametrize("field", ["head", "version"])
async def test_an_end_that_does_not_fit_is_refused(service, campaign, field):
    file = await whole(service)
    await refused(service, packed({**file, field: 5}), "campaign-changed")
    file["log"]["steps"] = file["log"]["steps"][:-3]
    await refused(service, packed(file), "campaign-changed")


NO_STEPS: tuple[dict[str, object], ...] = (
    {"at": 2**70},
    {"at": -1},
    {"kind": "Begin now"},
    {"hash": "\ud800"},
    {"seat": 10**30},
    {"action": {"text": "\ud800"}},
    {"faces": [[6, "own", 3]]},
    {"version": 1},
    {"more": 1},
)


async def test_steps_that_are_none_are_refused(service, campaign):
    file = await whole(service)
    step = file["log"]["steps"][1]
    for change in NO_STEPS:
        file["log"]["steps"][1] = {**step, **change}
        await refused(service, packed(file), "campaign-changed")


async def test_names_that_would_do_harm_are_refused(service, campaign):
    file = await whole(service)
    for name in ("**bold**", "x" * 61, "<@11>"):
        await refused(service, packed({**file, "name": name}), "error-name")
    begin = next(each for each in file["log"]["steps"] if each["kind"] == "begin")
    begin["action"]["heroes"] = ["@everyone", "Maren"]
    await refused(service, packed(file), "campaign-changed")


async def test_a_campaign_that_is_over_stays_over(service, campaign):
    await service.lobby.end(ask(HOST), campaign)
    file = await service.campaigns.archive.export(ask(FRIEND))
    await refused(service, file.data, "campaign-over")
