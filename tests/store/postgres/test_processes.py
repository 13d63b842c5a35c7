"""Several processes on one database: one wins, all hear of it, and nobody's work is lost."""

import asyncio
from collections.abc import Collection
from typing import get_args

import asyncpg
import pytest

from bot.catalogs import all_words
from rules.core.errors import Conflict
from rules.ports import Topic
from rules.service import Service
from rules.service.people.preferences import Preferences
from rules.store.errors import ChangedMigration, NewerDatabase, StoreRefused
from rules.store.postgres.migrating import migrate, recorded
from rules.store.turns import SqlStore
from tests.support import records
from tests.support.entropy import ENTROPY
from tests.support.houses import HandClock, ask
from tests.support.patience import PATIENCE

TURNS = 15


class Ear:
    """Waits for news."""

    def __init__(self, store: SqlStore) -> None:
        self.heard: set[Topic] = set()
        self.came = asyncio.Event()
        store.listen(self)

    def __call__(self, news: Collection[Topic]) -> None:
        self.heard |= set(news)
        self.came.set()

    async def until(self, topic: Topic) -> None:
        while topic not in self.heard:
            await asyncio.wait_for(self.came.wait(), PATIENCE)
            self.came.clear()

    async def next(self) -> set[Topic]:
        await asyncio.wait_for(self.came.wait(), PATIENCE)
        self.came.clear()
        heard, self.heard = self.heard, set()
        return heard


@pytest.fixture
async def pair(address: str, opener_at):
    """Two stores, as two processes have them."""
    async with opener_at(address, look=3600) as one, opener_at(address, look=3600) as other:
        yield one, other


async def test_two_that_play_one_adventure_take_turns(pair):
    async def play(store: SqlStore, name: str) -> int:
        won = 0
        while (adventure := await store.load("oak")).version < TURNS:
            try:
                request = f"{name}-{adventure.version}"
                assert await store.commit(records.following(adventure, request)) is None
                won += 1
            except Conflict:
                continue
        return won

    one, other = pair
    await one.commit(records.founding())
    won = await asyncio.gather(*(play(store, f"{n}") for n, store in enumerate((*pair, *pair))))
    assert sum(won) == TURNS - 1
    assert [step.version for step in await other.journal("oak")] == list(range(1, TURNS + 1))


async def test_two_that_open_a_game_in_one_channel_make_one(pair):
    lobbies = [records.founding(records.an_adventure(f"a{n}", channel=1)) for n in range(20)]
    said = await asyncio.gather(
        *(pair[n % 2].commit(each) for n, each in enumerate(lobbies)), return_exceptions=True
    )
    assert said.count(None) == 1
    assert {str(one.text.key) for one in said if one} == {"error-channel-taken"}


async def test_two_that_move_into_one_channel_leave_one_outside(pair):
    for number, name in enumerate(("oak", "elm")):
        await pair[0].commit(records.founding(records.an_adventure(name, channel=number)))

    def moved(name: str, number: int):
        change = records.following(records.an_adventure(name, channel=number), f"{name}-moves")
        return change.with_(adventure=change.adventure.with_(channel=9))

    said = await asyncio.gather(
        pair[0].commit(moved("oak", 0)), pair[1].commit(moved("elm", 1)), return_exceptions=True
    )
    assert said.count(None) == 1
    assert [one.text.key for one in said if one] == ["error-channel-taken"]


async def test_each_card_and_note_is_claimed_by_one(pair):
    for number in range(12):
        oak = records.an_adventure(f"a{number:02}", channel=number)
        await pair[0].commit(records.founding(oak, posting=records.a_posting(oak)))
    claims = await asyncio.gather(*(pair[n % 2].claim_posting(records.NOW, 60) for n in range(16)))
    claimed = [claim.adventure for claim in claims if claim]
    assert sorted(claimed) == [f"a{number:02}" for number in range(12)]


async def test_each_timer_is_claimed_by_one_and_due_again_after_its_lease(pair):
    for number in range(150):
        await pair[0].set_timer(records.a_timer(f"t{number:03}", due=records.NOW - number))
    claims = await asyncio.gather(*(store.claim_timers(records.NOW, 60) for store in pair))
    claimed = [timer.subject for found in claims for timer in found]
    assert sorted(claimed) == [f"t{number:03}" for number in range(150)]
    assert {timer.due for found in claims for timer in found} == {
        records.NOW - number for number in range(150)
    }
    assert not await pair[1].claim_timers(records.NOW + 59, 60)
    assert len(await pair[1].claim_timers(records.NOW + 60, 60)) == 100


async def test_a_card_that_an_older_edit_overwrote_is_shown_again(pair):
    one, other = pair
    oak = records.an_adventure()
    await one.commit(records.founding(oak))
    for number in range(2):
        change = records.following(oak, f"click-{number}")
        await one.commit(change)
        oak = change.adventure
    await one.mark_shown("oak", 1, 900, records.NOW, wishes=0)
    await one.mark_shown("oak", 3, 900, records.NOW, wishes=0)
    await other.mark_shown("oak", 2, 900, records.NOW, wishes=0)
    again = await one.claim_posting(records.NOW, 60)
    assert (again.adventure, again.version, again.fresh) == ("oak", 3, False)


async def test_what_a_person_settled_with_one_is_known_to_the_other(pair):
    one, other = (Preferences(store) for store in pair)
    await listening(*pair)
    assert (await other.of(7)).theme == ""
    heard = Ear(pair[1])
    await one.keep(7, (await one.of(7)).with_(theme="slate"))
    await heard.until("people")
    assert (await other.of(7)).theme == "slate"


async def test_a_lobby_that_people_enter_by_two_processes_has_them_all(pair):
    one, other = (Service(store, HandClock(), ENTROPY, all_words) for store in pair)
    adventure = (await one.lobby.open(ask(1), "three-dice", seed="two")).adventure
    people = range(2, 5)
    await asyncio.gather(
        *(
            (one, other)[user % 2].lobby.join(ask(user, request=f"join-{user}"), adventure)
            for user in people
        )
    )
    seats = (await pair[1].load(adventure)).seats
    assert {seat.user for seat in seats if seat.user} == {1, *people}


async def test_what_one_makes_due_the_other_hears(pair):
    one, other = pair
    # Who only just opened may not listen yet: what it misses it would find by looking.
    await listening(one, other)
    ears = Ear(one), Ear(other)
    oak = records.an_adventure()
    await one.commit(records.founding(oak, posting=records.a_posting(oak)))
    for ear in ears:
        await ear.until("postings")
        assert ear.heard <= {"postings", "timers"}


async def listening(*stores: SqlStore) -> None:
    """Wait until every store hears every other."""
    for store in stores:
        for other in stores:
            ear = Ear(other)
            while not ear.came.is_set():
                await store.set_timer(records.a_timer())
                await asyncio.wait({asyncio.create_task(ear.came.wait())}, timeout=0.05)


async def test_what_was_announced_in_vain_is_looked_for(address: str, opener_at):
    async with opener_at(address, look=0.05) as store:
        assert await Ear(store).next() == set(get_args(Topic))


async def test_four_that_start_on_a_new_database_migrate_it_once(shared, opener_at):
    address = await shared("started")

    async def start(number: int) -> None:
        async with opener_at(address, patience=PATIENCE) as store:
            await store.commit(records.founding(records.an_adventure(f"a{number}")))

    await asyncio.gather(*(start(number) for number in range(4)))
    async with opener_at(address) as store:
        assert sorted(await store.running()) == ["a0", "a1", "a2", "a3"]


@pytest.mark.parametrize(
    ("second", "error"),
    [
        ("CREATE TABLE one (again TEXT);", StoreRefused),
        ("CREATE TABLE unfinished (", StoreRefused),
        ("COMMIT;", StoreRefused),
    ],
)
async def test_a_migration_that_fails_leaves_nothing(shared, tmp_path, second: str, error):
    (tmp_path / "0001_first.sql").write_text("CREATE TABLE one (a TEXT);")
    connection = await asyncpg.connect(await shared("migrating"))
    try:
        assert await migrate(connection, tmp_path) == ["0001_first.sql"]
        (tmp_path / "0002_second.sql").write_text(f"CREATE TABLE two (b TEXT);\n{second}")
        with pytest.raises(error, match=r"0002_second.sql failed"):
            await migrate(connection, tmp_path)
        assert list(await recorded(connection)) == ["0001_first.sql"]
        if second != "COMMIT;":
            assert await connection.fetchval("SELECT to_regclass('two') IS NULL")
    finally:
        await connection.close()


async def test_a_database_from_the_future_or_with_another_past_is_refused(shared, tmp_path):
    first = tmp_path / "0001_first.sql"
    first.write_text("CREATE TABLE one (a TEXT);")
    # PostgreSQL reads the twin, never the text it stands for.
    (tmp_path / "0002_second.sql").write_text("never read")
    (tmp_path / "0002_second.postgres.sql").write_text("CREATE TABLE two (b JSON);")
    connection = await asyncpg.connect(await shared("migrating"))
    try:
        names = ["0001_first.sql", "0002_second.postgres.sql"]
        assert await migrate(connection, tmp_path) == names
        first.write_text("CREATE TABLE one (b TEXT);")
        with pytest.raises(ChangedMigration):
            await migrate(connection, tmp_path)
        first.unlink()
        with pytest.raises(NewerDatabase):
            await migrate(connection, tmp_path)
    finally:
        await connection.close()


async def test_a_list_that_two_processes_write_loses_nothing(pair):
    async def add(number: int) -> None:
        store = pair[number % 2]
        while True:
            before = await store.setting("list")
            if await store.replace_setting("list", f"{before or ''}{number},", before or ""):
                return

    await asyncio.gather(*(add(number) for number in range(12)))
    kept = await pair[0].setting("list")
    assert sorted(int(each) for each in (kept or "").split(",") if each) == list(range(12))
    assert not await pair[1].replace_setting("list", "lost", "something else")
    assert await pair[1].setting("list") == kept
