"""All games at once, for who comes back: the newest first, each in a few lines, with its link."""

import re

from cogs.history.catch_up import ROOM, messages_of
from rules.core.standing_orders import Order
from rules.service.history.catch_up import MOST_GAMES, MOST_LINES, CatchUp, GameNews
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import others_play, owed_by, take_turn
from tests.support.users import FRIEND, HOST, STRANGER


async def game(service, channel, system="three-dice", **settings):
    """A game by post of two in a channel of its own, with some settings."""
    at = {"channel": channel}
    opened = await service.lobby.open(ask(HOST, **at), system, pace="post", seed=str(channel))
    await service.lobby.join(ask(FRIEND, **at), opened.adventure)
    for name, value in settings.items():
        await service.lobby.set(ask(HOST, **at), opened.adventure, name, value)
    await service.lobby.begin(ask(HOST, **at), opened.adventure, anyway=True)
    return opened.adventure


async def home(service, user=FRIEND, since=0, channel=1):
    return await service.history.catch_ups.news(ask(user, channel=channel), since)


async def test_every_game_in_which_something_happened_the_newest_first(service, clock):
    older = await game(service, 100)
    clock.at += HOUR
    newer = await game(service, 200, "green-dungeon")
    clock.at += HOUR
    lobby = (await service.lobby.open(ask(HOST, channel=300), "three-dice")).adventure
    await service.lobby.join(ask(FRIEND, channel=300), lobby)
    told = await home(service)
    assert [each.adventure for each in told.games] == [newer, older]
    assert told.more == 0
    for each in told.games:
        found = await service.history.queries.load(each.adventure)
        assert f"https://discord.com/channels/1/{found.channel}" in each.head
        assert next(seat.name for seat in found.seats if seat.user == FRIEND) in each.head
        assert 1 <= len(each.lines) <= MOST_LINES
    await service.cards.shown(newer, 1, 4242, 1)
    assert "/channels/1/200/4242)" in (await home(service)).games[0].head


async def test_what_was_taken_is_named_and_by_what(service, clock):
    # In rounds the host's own time would be up soon after the friend's.
    adventure = await game(service, 100, together="off", window="off")
    await others_play(service, adventure, FRIEND)
    await take_turn(service, adventure, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 25 * HOUR)
    hero = (await service.history.queries.load(adventure)).seats[1].name
    (news,) = (await home(service)).games
    assert re.fullmatch(rf"I took \w+ steps? of {hero} for you, by the autopilot\.",
                        news.lines[0])  # fmt: skip
    await service.play.standing_orders.give(
        ask(FRIEND), adventure, [Order(when="always", deed="guard")]
    )
    (news,) = (await home(service)).games
    assert "by your standing orders" in news.lines[0]
    whose = [step.seat for step in await service.store.journal(adventure) if step.kind == "auto"]
    assert 2 in whose
    (told,) = (await home(service, HOST)).games
    assert "for you, by" not in told.lines[0]


async def test_a_game_in_which_nothing_happened_is_left_out(service):
    adventure = await game(service, 100)
    while FRIEND not in await owed_by(service, adventure):
        await take_turn(service, adventure, HOST)
    await take_turn(service, adventure, FRIEND)
    last = (await service.store.journal(adventure))[-1]
    told = await home(service)
    assert [each.adventure for each in told.games] == ([] if last.seat == 2 else [adventure])


async def test_games_that_ended_meanwhile_are_told_of_once_more(service, clock):
    adventure = await game(service, 100)
    gone = clock.at
    await take_turn(service, adventure, HOST)
    await service.lobby.end(ask(HOST), adventure)
    (news,) = (await home(service, since=gone)).games
    assert news.head.endswith(": over")
    assert (await home(service, since=gone + 1)).games == ()


async def test_ten_games_and_how_many_more(service):
    for number in range(MOST_GAMES + 2):
        await game(service, 100 + number)
    told = await home(service)
    assert (len(told.games), told.more) == (MOST_GAMES, 2)
    texts = list(messages_of(told, service.words("en")))
    assert all(len(text) <= ROOM for text in texts)
    assert "in 2 more games" in texts[-1]
    assert sum(text.count("https://discord.com") for text in texts) == MOST_GAMES


async def test_a_stranger_has_no_games(service):
    await game(service, 100)
    told = await home(service, STRANGER)
    assert told == CatchUp()
    (text,) = messages_of(told, service.words("en"))
    assert "Nothing has happened" in text


async def test_long_news_are_packed_whole(service):
    game_ = GameNews(adventure="a", head="head", lines=("x" * 390,) * 4)
    texts = list(messages_of(CatchUp(games=(game_,) * 7), service.words("en")))
    assert sum(text.count("head") for text in texts) == 7
    assert all(len(text) <= ROOM for text in texts)
    assert all(text.count("head") * 4 == text.count("x" * 390) for text in texts)


async def test_since_when_somebody_is_away(service, clock):
    assert await service.people.availability.away_since(FRIEND) == clock.now()
    left = clock.now()
    await service.people.availability.away(ask(FRIEND), "5 days")
    clock.at += 2 * DAY
    assert await service.people.availability.away_since(FRIEND) == left
