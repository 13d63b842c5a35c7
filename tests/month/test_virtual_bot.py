"""What the bot of a virtual month counts as one message is one message of the real bot."""

import pytest

from bot.posting.bundles import Said, bundled
from rules.ports import Note
from rules.service.by_post.calls import Call
from tests.month.laws import Laws
from tests.month.life import START
from tests.month.virtual_bot import Post, VirtualBot
from tests.support.houses import HandClock


def said(number: int, user: int, *, channel: int = 1, private: bool = False, back: str = ""):
    note = Note(id=f"oak-{number}", adventure="oak", user=user, body={"kind": "late"}, due=START)
    call = Call(
        adventure="oak", channel=channel, guild=1, user=user, private=private, text="x", back=back
    )
    return Said(note, call)


TOGETHER = {
    "one channel": [said(1, 11), said(2, 12), said(3, 13)],
    "two channels": [said(1, 11), said(2, 12, channel=2)],
    "one person in private": [said(1, 11, private=True), said(2, 11, private=True)],
    "two people in private": [said(1, 11, private=True), said(2, 12, private=True)],
    "with a button in private": [said(n, 11, private=True, back="I am back") for n in (1, 2)],
    "with a button in a channel": [said(1, 11, back="I am back"), said(2, 12)],
}


@pytest.mark.parametrize("name", TOGETHER)
def test_what_is_said_at_one_instant_is_as_many_messages_as_the_bot_sends(tmp_path, name):
    bot = VirtualBot(tmp_path / "x.db", HandClock(START), Laws(START), lambda _: None)
    joined = sum(bot.goes_with_the_last(each.note, each.call) for each in TOGETHER[name])
    post = Post(words=len(TOGETHER[name]), bundled=joined)
    assert post.messages == len(bundled(TOGETHER[name]))
    assert post.calls == len(TOGETHER[name])


def test_what_is_said_later_is_another_message(tmp_path):
    clock = HandClock(START)
    bot = VirtualBot(tmp_path / "x.db", clock, Laws(START), lambda _: None)
    first, second = said(1, 11), said(2, 12)
    assert not bot.goes_with_the_last(first.note, first.call)
    clock.at += 61
    assert not bot.goes_with_the_last(second.note, second.call)
