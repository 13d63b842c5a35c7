"""What a server's board says: who waits longest first, whole lines, and who has none."""

import re

import pytest

from rules.service.cards.boards import Board
from tests.support.durations import HOUR
from tests.support.houses import ask
from tests.support.soak import SOAK

HOST = 11
LIMIT = 2000
BOARD = Board(guild=1, channel=1, locale="en")
SHORT, LONG = "Tale {}", "The Long and Winding Tale of the Lantern under Hill {}"
MENTION = re.compile(r"<#(\d+)>")


async def everybody_sees(_channel: int) -> bool:
    return True


async def opened(service, channel, name="", *friends, pace="post", begun=True):
    made = await service.lobby.open(ask(HOST, channel=channel), "third-six", pace=pace, name=name)
    for friend in friends:
        await service.lobby.join(ask(friend, channel=channel), made.adventure)
    if begun:
        await service.lobby.begin(ask(HOST, channel=channel), made.adventure, anyway=True)
    return made.adventure


async def many(service, clock, count, name):
    """So many adventures, each waiting an hour longer than the next one; their channels."""
    channels = [700_000_000_000_000_000 + number for number in range(count)]
    for number, channel in enumerate(channels):
        await opened(service, channel, name.format(number))
        clock.at += HOUR
    return channels


@pytest.mark.parametrize(
    ("count", "name"), [(30, LONG), (60, SHORT), *([(60, LONG)] if SOAK else [])]
)
async def test_the_board_says_what_it_leaves_out(service, clock, count, name):
    channels = await many(service, clock, count, name)
    text = await service.cards.boards.text(BOARD, everybody_sees)
    *lines, rest = text.lines
    assert len(text.said) <= LIMIT
    # Whole lines, from who waits longest on; then names in the same order.
    for number, line in enumerate(lines):
        title = f"**{name.format(number)}**"
        assert re.fullmatch(rf"<#{channels[number]}> {re.escape(title)}: \S.*, <t:\d+:R>", line)
    named = [int(each) for each in MENTION.findall(rest)]
    assert named == channels[len(lines) : len(lines) + len(named)]
    assert named
    assert all(f"<#{channel}> {name.format(channel % 100)}" in rest for channel in named)
    left = count - len(lines)
    others = left - len(named)
    assert rest.startswith(f"And {left} more: ")
    assert rest.endswith("`/adventure mine` lists yours.")
    assert (f"and {others} others." in rest) == (others > 1)
    # There is no room for one name more.
    assert len(text.said) + len(f", <#{channels[-1]}> {name}") > 1900


async def test_all_have_a_line_where_there_is_room(service, clock):
    channels = await many(service, clock, 30, SHORT)
    text = await service.cards.boards.text(BOARD, everybody_sees)
    assert [int(MENTION.findall(line)[0]) for line in text.lines] == channels


async def test_all_who_are_awaited_are_in_a_line(service, clock):
    for number in range(20):
        await opened(service, 800 + number, LONG.format(number), 12, 13, 14, 15, 16)
        clock.at += HOUR
    *lines, rest = (await service.cards.boards.text(BOARD, everybody_sees)).lines
    assert all(line.count(", ") == 6 for line in lines)
    assert rest.startswith(f"And {20 - len(lines)} more: <#{800 + len(lines)}> The Long")


async def test_who_has_waited_longest_is_first_and_lobbies_are_last(service, clock):
    await opened(service, 901, "Gathering", begun=False)
    clock.at += HOUR
    first = await opened(service, 902, "First")
    clock.at += HOUR
    await opened(service, 903, "Second", pace="live")
    clock.at += HOUR
    await opened(service, 904, "Third")

    async def channels():
        lines = (await service.cards.boards.text(BOARD, everybody_sees)).lines
        return [int(MENTION.findall(line)[0]) for line in lines]

    assert await channels() == [902, 903, 904, 901]
    await service.by_post.agreements.pause(ask(HOST, channel=902), first)
    assert await channels() == [903, 904, 901, 902]


async def test_an_empty_board_says_how_to_begin(service):
    text = await service.cards.boards.text(BOARD, everybody_sees)
    assert text.lines == ("No adventure is open here. Open one with /adventure new.",)


async def test_a_board_that_was_taken_down_while_it_was_posted_stays_down(service):
    boards = service.cards.boards
    host = ask(HOST, channel=1, guild=1, manages_channel=True)
    before = await boards.hang(host)
    await boards.take_down(host)
    assert not await boards.shown(before.with_(message=7))
    assert await boards.of(1) is None


async def test_a_board_that_moved_while_it_was_posted_is_where_it_moved_to(service):
    boards = service.cards.boards
    before = await boards.hang(ask(HOST, channel=1, guild=1, manages_channel=True))
    after = await boards.hang(ask(HOST, channel=2, guild=1, manages_channel=True))
    assert not await boards.shown(before.with_(message=7))
    assert not await boards.drop(before)
    assert await boards.shown(after.with_(message=8))
    kept = await boards.of(1)
    assert kept is not None
    assert (kept.channel, kept.message) == (2, 8)
