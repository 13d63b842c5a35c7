"""What is settled for servers, and what the owner stopped, outlives the process."""

from rules.ports import EVERYWHERE, OpenGames, ServerSettings, Stop
from rules.store.sqlite import open_store

SETTLED = ServerSettings(
    guild=7,
    channels=(2**62, 12),
    roles=(3,),
    quiet=(12, 13, 14),
    most_games=9,
    most_each=2,
    closed=True,
)


async def test_a_server_has_its_settings_until_they_are_settled_anew(store, database):
    assert await store.server(7) is None
    await store.keep_server(SETTLED)
    await store.keep_server(ServerSettings(guild=8))
    assert (await store.server(7), await store.server(8)) == (SETTLED, ServerSettings(guild=8))
    await store.keep_server(SETTLED.with_(channels=(), closed=False))
    assert await store.server(7) == SETTLED.with_(channels=(), closed=False)


async def test_settings_and_stops_outlive_the_process(tmp_path):
    path = tmp_path / "house.db"
    async with open_store(path) as before:
        await before.keep_server(SETTLED)
        await before.keep_stop(Stop(guild=7, halt="new", since=5))
    async with open_store(path) as after:
        assert await after.server(7) == SETTLED
        assert await after.stops() == [Stop(guild=7, halt="new", since=5)]


async def test_a_server_has_one_stop_and_everywhere_is_another(store):
    assert await store.stops() == []
    await store.keep_stop(Stop(guild=7, halt="new", since=5))
    await store.keep_stop(Stop(guild=7, halt="play", since=6))
    await store.keep_stop(Stop(guild=EVERYWHERE, halt="new", since=7))
    assert await store.stops() == [
        Stop(guild=EVERYWHERE, halt="new", since=7),
        Stop(guild=7, halt="play", since=6),
    ]
    await store.drop_stop(7)
    await store.drop_stop(9)
    assert await store.stops() == [Stop(guild=EVERYWHERE, halt="new", since=7)]


async def test_open_games_of_a_server_are_counted_and_those_of_one_host(store, found):
    assert await store.open_games(7, 1) == OpenGames(0, 0)
    for name, channel, guild, host, status in (
        ("a", 1, 7, 1, "lobby"),
        ("b", 2, 7, 2, "running"),
        ("c", 3, 7, 1, "running"),
        ("d", 4, 7, 1, "ended"),
        ("e", 5, 7, 1, "cancelled"),
        ("f", 6, 8, 1, "running"),
        ("g", 7, None, 1, "running"),
    ):
        await found(name, channel=channel, guild=guild, host=host, status=status)
    assert await store.open_games(7, 1) == OpenGames(3, 2)
    assert await store.open_games(7, 3) == OpenGames(3, 0)
    assert await store.open_games(8, 1) == OpenGames(1, 1)
