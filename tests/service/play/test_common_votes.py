"""Votes of a party, as the table hears of them; and logs of games that told of them otherwise."""

import pytest

from bot.app import all_words
from rules.core.words import ADDED, text_of
from rules.registry import ruleset
from rules.service.history.verify import verify
from tests.support.houses import ask

HOST, FRIEND, THIRD = 11, 12, 13


async def begun(service):
    adventure = (await service.lobby.open(ask(HOST), "green-dungeon")).adventure
    for friend in (FRIEND, THIRD):
        await service.lobby.join(ask(friend), adventure)
    await service.lobby.begin(ask(HOST), adventure)
    return adventure


@pytest.fixture
async def told(service):
    """The export of a game in which three wanted three things, and what its card said of that."""
    adventure = await begun(service)
    for number, user in enumerate((THIRD, FRIEND, HOST)):
        card = await service.history.queries.card(adventure)
        assert user in card.waiting
        option = card.buttons[number].verb.removeprefix("do.")
        await service.play.actions.press(ask(user), adventure, card.version, option)
    card = await service.history.queries.card(adventure)
    await service.lobby.end(ask(HOST), adventure)
    return await service.history.queries.export(adventure), "\n".join(card.told)


def with_events(log, change):
    """The log with what `change` makes of every list of events, with hashes of the first form.

    Those were over the state as well, and are not held against a log any more.
    """
    steps = [
        {**step, "events": change(step["events"]), "hash": step["hash"].partition(":")[2]}
        for step in log["steps"]
    ]
    return {**log, "steps": steps}


def without(event, field):
    """An event that lacks a field."""
    return {name: value for name, value in event.items() if name != field}


async def test_a_card_says_who_wanted_what(told):
    log, card = told
    assert "It was a tie, so the first seat among the tied decided" in card
    assert verify(log).good


async def test_logs_of_before_are_still_good(told, monkeypatch):
    # Rules of before are those of the first version; this one scores deaths otherwise.
    monkeypatch.setattr(ruleset("green-dungeon"), "rules_version", 1)
    log, _ = told
    [settled] = [
        event
        for step in log["steps"]
        for event in step["events"]
        if event["kind"] == "vote-settled"
    ]
    silent = with_events(log, lambda events: [each for each in events if each != settled])
    assert silent != log
    assert verify(silent).good
    tied = {"kind": "gd-vote-tied", "hero": settled["hero"], "choice": settled["choice"]}
    older = with_events(log, lambda events: [tied if e == settled else e for e in events])
    assert verify(older).good
    false = {**settled, "hero": "Nobody"}
    forged = with_events(log, lambda events: [false if e == settled else e for e in events])
    assert "other events" in verify(forged).fault


async def test_a_log_that_says_nothing_of_what_is_told_by_now_is_still_good(told, monkeypatch):
    rules, (log, _) = ruleset("green-dungeon"), told
    monkeypatch.setattr(rules, "rules_version", 1)
    monkeypatch.setattr(rules, "told_since", frozenset({"gd-time-passed"}))
    silent = with_events(log, lambda said: [e for e in said if e["kind"] != "gd-time-passed"])
    assert silent != log
    assert verify(silent).good
    mute = with_events(log, lambda said: [e for e in said if e["kind"] != "gd-dungeon-laid"])
    assert "other events" in verify(mute).fault


async def test_a_log_without_a_field_that_was_added_since_is_still_good(told, monkeypatch):
    monkeypatch.setattr(ruleset("green-dungeon"), "rules_version", 1)
    monkeypatch.setitem(ADDED, "gd-time-passed", {"time": 0})
    log, _ = told
    shorter = with_events(log, lambda said: [without(e, "time") for e in said])
    assert shorter != log
    assert verify(shorter).good
    other = with_events(log, lambda said: [without(e, "tile") for e in said])
    assert "other events" in verify(other).fault


@pytest.mark.parametrize("kind", ["gd-vote-tied", "ts-vote-tied"])
def test_what_logs_of_before_say_of_it_is_still_told(kind):
    event = {"kind": kind, "hero": "Aldith", "choice": {"key": "dir-n", "args": []}}
    assert "Aldith’s vote decide" in all_words("en").say(text_of(event))
