"""What is due is claimed by the process that serves its server."""

from rules.ports import ALL_SERVERS, Note, Posting, Shards, Timer
from rules.store.turns import SqlStore
from tests.support.records import NOW, a_dungeon, an_adventure, founding

EVEN, ODD = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
NONE = Shards(2, frozenset())


def server(shard: int, number: int = 5) -> int:
    """A server of one of two shards."""
    return (2 * number + shard) << 22 | 77


def test_a_server_is_of_the_shard_that_discord_counts() -> None:
    assert [EVEN.of(server(shard)) for shard in (0, 1)] == [0, 1]
    assert EVEN.of(None) == 0
    assert EVEN.serve(None)
    assert not ODD.serve(None)
    assert ODD.serve(server(1))
    assert ALL_SERVERS.serve(server(1))
    assert ALL_SERVERS.serve(None)


async def posted(store: SqlStore, name: str, guild: int | None, channel: int) -> None:
    """Store an adventure whose card is due."""
    adventure = an_adventure(name, guild=guild, channel=channel)
    assert await store.commit(founding(adventure)) is None
    await store.post(Posting(adventure=name, version=adventure.version, fresh=True, due=NOW))


async def test_cards_are_claimed_by_who_serves_their_server(store: SqlStore) -> None:
    await posted(store, "oak", server(0), 1)
    await posted(store, "elm", server(1), 2)
    await posted(store, "private", None, 3)
    assert await store.next_due(NONE) is None
    assert await store.claim_posting(NOW, 60, NONE) is None
    assert (await store.claim_posting(NOW, 60, ODD)).adventure == "elm"
    assert await store.claim_posting(NOW, 60, ODD) is None
    assert await store.next_due(ODD) == NOW + 60
    assert await store.next_due(EVEN) == NOW
    found = {(await store.claim_posting(NOW, 60, EVEN)).adventure for _ in range(2)}
    assert found == {"oak", "private"}


async def test_a_shard_of_two_digits_is_not_taken_for_its_first(store: SqlStore) -> None:
    await posted(store, "far", 12 << 22, 1)
    assert await store.claim_posting(NOW, 60, Shards(20, frozenset({1, 2}))) is None
    assert await store.claim_posting(NOW, 60, Shards(20, frozenset({12}))) is not None


async def test_timers_and_notes_are_claimed_by_who_serves_their_server(store: SqlStore) -> None:
    for name, guild, channel in (("oak", server(0), 1), ("elm", server(1), 2)):
        assert (
            await store.commit(founding(an_adventure(name, guild=guild, channel=channel))) is None
        )
        await store.set_timer(Timer(kind="turn", subject=name, version=1, due=NOW))
    await store.set_timer(Timer(kind="sweep", subject="", version=0, due=NOW))
    assert await store.next_call(NONE) is None
    assert [each.subject for each in await store.claim_timers(NOW, 60, ODD)] == ["elm"]
    assert {each.subject for each in await store.claim_timers(NOW, 60, EVEN)} == {"oak", ""}


async def test_the_timers_of_a_dungeon_go_by_its_server(store: SqlStore) -> None:
    await store.keep_dungeon(
        a_dungeon("maze", guild=server(1)),
        None,
        (Timer(kind="draft", subject="maze", version=1, due=NOW),),
        (Note(id="maze-1", adventure="maze", user=4, body={"kind": "late"}, due=NOW),),
    )
    assert await store.next_call(EVEN) is None
    assert not await store.claim_timers(NOW, 60, EVEN)
    assert await store.claim_note(NOW, 60, EVEN) is None
    assert await store.next_call(ODD) == NOW
    assert [each.subject for each in await store.claim_timers(NOW, 60, ODD)] == ["maze"]
    assert (await store.claim_note(NOW, 60, ODD)).id == "maze-1"


async def test_cards_that_were_claimed_are_released_by_who_serves_their_server(
    store: SqlStore,
) -> None:
    await posted(store, "oak", server(0), 1)
    await posted(store, "elm", server(1), 2)
    for _ in range(2):
        assert await store.claim_posting(NOW, 60) is not None
    await store.release_postings(NOW, ODD)
    assert await store.next_due(EVEN) == NOW + 60
    assert await store.next_due(ODD) == NOW
