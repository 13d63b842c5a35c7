"""Servers in which people may begin more games than is usual: tests are about other things."""

from rules.ports import ServerSettings, Store


async def roomy(store: Store, guild: int) -> None:
    """Let anybody begin games one after the other in a server nobody has settled anything for."""
    if await store.server(guild) is None:
        await store.keep_server(ServerSettings(guild=guild, most_games=1000, most_each=1000))
