"""What is kept of a person: told in words, given as a file, deleted without a trace."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.core.errors import NotSeated
from rules.service.dungeons.request import DungeonRequest
from rules.service.history.verify import verify
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.lives import FRIEND, ME, RELEASED, THIRD, WHY, lived, named, written
from tests.support.passing import bring_cards
from tests.support.post import owed_by, take_turn

STORED = {
    ("adventures", "host"),
    ("adventures", "clock"),
    ("evenings", "host"),
    ("evenings", "guests"),
    ("seats", "person"),
    ("notes", "person"),
    ("notes", "id"),
    ("seen", "reply"),
    ("seen", "request"),
    ("settings", "key"),
    ("dungeons", "owner"),
    ("dungeons", "people"),
    ("server_packs", "person"),
    ("voices", "person"),
}
"""Every column that can have somebody's id: a new one has to be deleted, too."""


class House(NamedTuple):
    """A database with games of every kind, what each is called, and when that was."""

    path: Path
    games: dict[str, str]
    now: int


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> House:
    path, clock = tmp_path_factory.mktemp("lives") / "house.db", HandClock()

    async def fill() -> dict[str, str]:
        async with serving(path, clock, Entropy()) as service:
            return await lived(service, clock)

    return House(path, asyncio.run(fill()), clock.at)


@pytest.fixture
async def service(house, tmp_path, clock):
    clock.at = house.now
    shutil.copy(house.path, tmp_path / "house.db")
    async with serving(tmp_path / "house.db", clock, Entropy(1)) as made:
        yield made


@pytest.fixture
def games(house):
    return house.games


@pytest.fixture
async def empty(tmp_path, clock):
    async with serving(tmp_path / "empty.db", clock, Entropy()) as made:
        yield made


async def told(service, user=ME):
    return "\n".join(await service.privacy.show(user, "en"))


async def test_nothing_is_left_of_who_is_deleted(service, games, tmp_path):
    database = tmp_path / "house.db"
    assert named(database, ME) == STORED
    assert written(database, WHY) == {("adventures", "clock")}
    others = {user: named(database, user) for user in (FRIEND, THIRD)}
    said = await service.privacy.delete(ask(ME))
    assert "nothing here has your id" in said
    assert named(database, ME) == set()
    assert written(database, WHY) == set()
    assert all(
        named(database, user) >= places - {("notes", "id")} for user, places in others.items()
    )
    again = await service.privacy.delete(ask(ME))
    assert again == said
    assert named(database, ME) == set()
    assert await told(service) == await told(service, ME + 7)
    assert "Nothing" in await told(service)


async def test_the_games_go_on_and_hold_without_them(service, clock, games):
    over = {
        name: await service.history.queries.export(games[name]) for name in games if "over" in name
    }
    await service.privacy.delete(ask(ME))
    for key in RELEASED:
        on = await service.history.queries.load(games[f"{key}-on"])
        assert (on.host, [seat.user for seat in on.seats].count(FRIEND)) == (FRIEND, 1)
        assert [seat.pilot for seat in on.seats if seat.user is None] == ["auto"]
        assert verify(await service.history.queries.export(on.id)).good
        ended = await service.history.queries.load(games[f"{key}-over"])
        assert [seat.user for seat in ended.seats] == [FRIEND, None]
        assert await service.history.queries.export(ended.id) == over[f"{key}-over"]
    lobby = await service.history.queries.load(games["lobby"])
    assert (lobby.status, lobby.host, [seat.user for seat in lobby.seats]) == (
        "lobby", FRIEND, [FRIEND],
    )  # fmt: skip
    assert (await service.history.queries.load(games["alone"])).status == "cancelled"
    post = await service.history.queries.load(games["post"])
    assert (post.host, [bool(seat.orders) for seat in post.seats]) == (FRIEND, [False] * 3)


async def test_who_stays_is_asked_and_plays_on(service, games):
    await service.privacy.delete(ask(ME))
    for key in RELEASED:
        on = await service.history.queries.load(games[f"{key}-on"])
        assert await owed_by(service, on.id) == (FRIEND,), key
        assert await take_turn(service, on.id, FRIEND, on.channel), key


async def test_the_hall_has_a_former_player_and_its_proof(service, games):
    await service.privacy.delete(ask(ME))
    entry = await service.hall.entry(ask(FRIEND, channel=300), games["run"])
    assert [(line.user, line.line) for line in entry.party] == [(None, "a former player")]
    assert (await service.hall.prove(ask(FRIEND, channel=300), games["run"])).verdict.good


async def test_open_cards_are_drawn_anew(service, clock, games):
    await bring_cards(service, clock)
    while (await service.store.next_due()) is not None:
        clock.at += 60
        await bring_cards(service, clock)
    await service.privacy.delete(ask(ME))
    for name in ("three-dice-on", "post", "lobby", "offered", "gone"):
        assert await service.store.posting(games[name]) is not None, name
        assert str(ME) not in (await service.history.queries.card(games[name])).model_dump_json()
    assert await service.store.posting(games["three-dice-over"]) is None
    timers = await service.store.timers(clock.at)
    assert "draft-card" in [each.kind for each in timers]


async def test_who_was_deleted_comes_again_as_somebody_new(service, games):
    await service.privacy.delete(ask(ME))
    assert (await service.people.preferences.of(ME)).maps == "picture"
    assert (await service.people.availability.of(ME)).vacations == ()
    with pytest.raises(NotSeated):
        await service.lobby.leave(ask(ME), games["post"])
    await service.lobby.join(ask(ME), games["post"])
    assert "in one running adventure" in await told(service)
    await service.privacy.delete(ask(ME))
    assert "Nothing" in await told(service)


async def test_a_repeated_request_deletes_nobody_else(service, games):
    request = ask(ME)
    await service.privacy.delete(request)
    await service.lobby.join(ask(ME), games["post"])
    before = await service.history.queries.load(games["post"])
    await service.privacy.delete(request.with_(user=FRIEND + 5))
    assert await service.history.queries.load(games["post"]) == before


async def test_an_adventure_that_cannot_be_read_is_freed_all_the_same(service, games, tmp_path):
    with closing(sqlite3.connect(tmp_path / "house.db")) as beneath, beneath:
        odd = f'{{"offers": [{{"to": {ME}'
        beneath.execute("UPDATE adventures SET clock = ? WHERE id = ?", (odd, games["post"]))
    await service.privacy.delete(ask(ME))
    assert named(tmp_path / "house.db", ME) == set()


async def test_all_of_it_is_told_in_words(service, games):
    said = await told(service)
    for words in (
        "in words", "slate", "Europe/Berlin", "One vacation", "one of them a campaign",
        "Standing orders for one hero", "One run", "one version of a pack",
        "deleted after 365 days", "/privacy delete",
    ):  # fmt: skip
        assert words in said
    seats = sum(
        any(seat.user == ME for seat in found.seats)
        for found in (await service.store.records_of(ME)).adventures
    )
    assert f"Your {seats} heroes" in said
    consequences = await service.privacy.consequences(ME, "en")
    assert "a former player" in consequences
    assert "You are in no running game" in await service.privacy.consequences(ME + 7, "en")


async def test_the_file_has_all_rows_and_nothing_of_others(service, games):
    found = await service.privacy.export(ME)
    text = json.dumps(found)
    assert found["person"] == str(ME)
    assert str(FRIEND) not in text
    assert str(THIRD) not in text
    known = {each["id"]: each for each in found["adventures"]}
    assert known.keys() >= {games[name] for name in games}
    assert [each["adventure"] for each in found["hall"]] == [games["run"]]
    assert found["hall"][0].keys() == {"adventure", "server", "game", "day", "score", "ended"}
    assert {each["mode"] for each in found["dungeons"]} == {"map", "draft", "explore"}
    assert [(each["name"], each["version"]) for each in found["packs"]] == [("my-pack", "0.1.0")]
    assert found["settings"]["taste"] == {
        "maps": "text",
        "theme": "slate",
        "language": "",
    }
    own = known[games["three-dice-on"]]
    assert (own["host"], [seat["seat"] for seat in own["seats"]]) == (True, [1])
    assert {each["did"] for each in own["steps"]} == {"open", "act"}
    assert known[games["offered"]]["offered"] != []
    assert known[games["gone"]]["formerly"] != []


async def test_the_file_has_no_secret_of_a_game_that_runs(service, games):
    text = json.dumps(await service.privacy.export(ME))
    for name in games:
        found = await service.history.queries.load(games[name])
        assert found.seed.hex() not in text
    assert "faces" not in text
    assert "events" not in text
    for seed in ("mine draft", "mine explore", "theirs"):
        assert seed not in text
    assert "mine map" in text


async def test_a_seat_that_was_anothers_tells_nothing_of_them(empty):
    adventure = (await empty.lobby.open(ask(FRIEND), "three-dice", seed="hand")).adventure
    await empty.lobby.begin(ask(FRIEND), adventure, anyway=True)
    for _ in range(5):
        await take_turn(empty, adventure, FRIEND)
    await empty.by_post.handover.offer(ask(FRIEND), adventure, ME)
    await empty.by_post.handover.accept(ask(ME), adventure)
    since = (await empty.history.queries.load(adventure)).version
    (own,) = (await empty.privacy.export(ME))["adventures"]
    assert [each["did"] for each in own["steps"]] == ["take-over"]
    await take_turn(empty, adventure, ME)
    (own,) = (await empty.privacy.export(ME))["adventures"]
    assert [each["step"] >= since for each in own["steps"]] == [True, True]


async def test_a_draft_goes_on_without_them(empty):
    mine = await empty.dungeons.make(ask(ME), "draft", DungeonRequest(seed="ours"))
    sat = await empty.dungeons.act(ask(FRIEND), mine.id, mine.version, "sit")
    await empty.privacy.delete(ask(ME))
    found = await empty.store.dungeon(mine.id)
    assert (found.owner, found.people) == (0, (FRIEND,))
    after = await empty.dungeons.act(ask(FRIEND), mine.id, sat.version, "roll")
    assert len(after.edits) == 1
    assert "<@0>" not in (await empty.dungeons.card(ask(FRIEND), mine.id)).model_dump_json()
