"""Discord's clock, from ids of our own messages."""

import pytest

from bot.rehearsal.person.discord_clock import LATELY, DiscordClock, stamp

EPOCH = 1_420_070_400_000


def ident(at: float) -> str:
    """The id that Discord gives at an instant, in milliseconds since 1970."""
    return str((int(at) - EPOCH) << 22)


THEIRS = 1_790_000_000_000
"""What their clock says when ours says nought."""


def test_nothing_is_known_before_a_message() -> None:
    assert DiscordClock().now is None


def test_an_id_says_when_it_was_given() -> None:
    assert stamp(ident(THEIRS)) == THEIRS


@pytest.mark.parametrize("way", [0.0, 0.2, 0.5, 0.9, 1.0])
def test_one_message_bounds_the_difference_from_both_sides(way: float) -> None:
    """Whenever between sending and hearing the id was given, the truth is within the bounds."""
    clock = DiscordClock()
    clock.heard(10.0, 10.08, ident(THEIRS + 10_000 + 80 * way))
    assert clock.now is not None
    assert clock.now.least - 0.01 <= THEIRS <= clock.now.most + 0.01
    assert clock.now.uncertainty == pytest.approx(40.5)


def test_several_messages_narrow_it() -> None:
    clock = DiscordClock()
    for at, way in ((10.0, 0.0), (12.0, 1.0), (14.0, 0.5)):
        clock.heard(at, at + 0.08, ident(THEIRS + at * 1000 + 80 * way))
    assert clock.now is not None
    assert clock.now.uncertainty < 2
    assert clock.now.middle == pytest.approx(THEIRS, abs=2)


def test_a_clock_that_drifts_or_another_one_is_followed() -> None:
    clock = DiscordClock()
    clock.heard(10.0, 10.01, ident(THEIRS + 10_000))
    clock.heard(20.0, 20.01, ident(THEIRS + 300 + 20_000))
    assert clock.now is not None
    assert clock.now.middle == pytest.approx(THEIRS + 300, abs=8)


def test_what_was_long_ago_says_nothing() -> None:
    clock = DiscordClock()
    clock.heard(10.0, 10.002, ident(THEIRS + 10_001))
    later = 10 + LATELY + 1
    clock.heard(later, later + 0.2, ident(THEIRS + later * 1000 + 100))
    assert clock.now is not None
    assert clock.now.uncertainty == pytest.approx(100.5)
