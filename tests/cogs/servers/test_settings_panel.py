"""The panel of `/server settings` keeps Discord's limits, however much is settled."""

from bot.catalogs import all_words
from cogs.servers.settings_panel import EACH, GAMES, LETTERS, OFTEN, server_panel
from rules.ports import OpenGames, ServerSettings, Stop
from rules.ports.servers import MOST_NAMED
from rules.service.servers.server_settings import NUMBERS, ServerReport
from tests.support.cards import parts_of, text_of

LONG = 2**63 - 1
NAMED = tuple(range(LONG - MOST_NAMED, LONG))


async def test_as_much_as_can_be_settled_fits() -> None:
    settings = ServerSettings(
        guild=LONG,
        channels=NAMED,
        roles=NAMED,
        quiet=NAMED,
        closed=True,
        most_games=NUMBERS["most_games"][1],
        call_role=NAMED[-1],
    )
    for gone in (frozenset(), frozenset(NAMED[:3]), frozenset(NAMED)):
        report = ServerReport(
            settings=settings,
            gone=gone,
            open_games=OpenGames(10**6, 1),
            stop=Stop(guild=LONG, halt="play", since=1),
        )
        view = server_panel(report, all_words("en"), said="Saved.")
        message = {"components": view.to_components(), "content": ""}
        parts = list(parts_of(message))
        assert len(parts) <= 40
        assert len(text_of(message)) <= 4000
        selects = [each for each in parts if each["type"] in (3, 6, 8)]
        assert len(selects) == 8
        for each in selects:
            assert each.get("max_values", 1) <= 25
            assert len(each["placeholder"]) <= 150
            assert len(each.get("options") or ()) <= 25
            named = NAMED[-1:] if each["custom_id"].endswith(".call") else NAMED
            assert len(each.get("default_values") or ()) == (
                0 if each["type"] == 3 else len(set(named) - gone)
            )


async def test_what_can_be_chosen_can_be_settled() -> None:
    assert max(GAMES) == NUMBERS["most_games"][1]
    assert max(EACH) == NUMBERS["most_each"][1]
    assert (min(LETTERS), max(LETTERS)) == NUMBERS["voice_letters"]
    assert (OFTEN[1], OFTEN[-1]) == NUMBERS["voice_often"]
    usual = ServerSettings(guild=1)
    assert usual.most_games in GAMES
    assert usual.most_each in EACH
