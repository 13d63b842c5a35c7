"""How long a process has been without a connection that it is to have."""

from bot.gateway.measured import Connections
from bot.metrics import Metrics
from tests.support.houses import HandClock


async def test_a_spare_process_lacks_no_connection() -> None:
    clock, shards = HandClock(), set[int]()
    connections = Connections(clock, Metrics(), lambda: bool(shards))
    clock.at += 1000
    assert connections.away == 0
    assert not connections.connected
    # From when it takes one it has as long as any other process.
    shards.add(3)
    await connections.on_shard_taken(3)
    assert connections.away == 0
    clock.at += 7
    assert connections.away == 7


async def test_a_process_that_left_its_shards_to_others_lacks_none() -> None:
    clock, shards = HandClock(), {3}
    connections = Connections(clock, Metrics(), lambda: bool(shards))
    await connections.on_shard_disconnect(3)
    shards.clear()
    await connections.on_shard_released(3)
    clock.at += 1000
    assert connections.away == 0
    shards.add(4)
    await connections.on_shard_taken(4)
    clock.at += 5
    assert connections.away == 5
