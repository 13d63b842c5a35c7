"""Hints: what is new is explained to a person three times on the card, and then never again."""

from collections import Counter

import pytest

from bot.catalogs import all_words
from rules.registry import rulesets
from rules.service.journal.loading import loaded
from rules.service.people.hints import TIMES
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.post import take_turn
from tests.support.soak import SOAK

ME, FRIEND = 11, 22
MOST_GAMES, STEPS = 4, 40
MOST_LETTERS, ALSO = 110, 30
"""The most letters of a hint, and how many more a tutorial may use to point at a button."""


async def begun(service, key="third-six", users=(ME,), channel=100):
    adventure = (
        await service.lobby.open(ask(users[0], channel=channel), key, seed="hints")
    ).adventure
    for user in users[1:]:
        await service.lobby.join(ask(user, channel=channel), adventure)
    await service.lobby.begin(ask(users[0], channel=channel), adventure, anyway=True)
    return adventure


async def hint(service, adventure):
    return (await service.history.queries.card(adventure)).hint


async def test_a_lesson_is_shown_three_times(service):
    """Each of a person's actions counts what its card showed, whatever the game."""
    shown = {}
    for number in range(6):
        adventure = await begun(service, channel=100 + number)
        said = await hint(service, adventure)
        assert said or number >= TIMES
        for _ in range(3):
            said = await hint(service, adventure)
            shown[said] = shown.get(said, 0) + 1
            await take_turn(service, adventure, ME, 100 + number)
    first = await begun(service, channel=200)
    assert "class decides how well you hit" not in await hint(service, first)
    assert {count for said, count in shown.items() if said} <= set(range(1, TIMES + 1))
    assert TIMES in shown.values()
    assert shown.get("", 0) > 0


@pytest.mark.parametrize("key", rulesets() if SOAK else ["third-six"])
async def test_in_every_game_the_first_three_times_and_not_the_fourth(service, key):
    """What is asked is explained by the first of its lessons that was not told three times."""
    told, silent = Counter(), Counter()
    for number in range(MOST_GAMES):
        adventure = await begun(service, key, channel=100 + number)
        for _ in range(STEPS):
            found = await service.history.queries.load(adventure)
            if found.status != "running":
                break
            rules, state = loaded(found)
            lessons = rules.lessons(state, rules.awaiting(state)[0])
            due = next((each for each in lessons if told[each] < TIMES), "")
            assert await hint(service, adventure) == (
                service.words("en").phrase(due) if due else ""
            )
            silent.update(each for each in lessons if not due)
            await take_turn(service, adventure, ME, 100 + number)
            told[due] += 1
        if set(silent) - {""}:
            break
    assert silent, "nothing was ever asked a fourth time"
    assert max(told[each] for each in told if each) == TIMES


@pytest.mark.parametrize("key", rulesets())
def test_a_hint_is_one_short_line(key):
    """Small print of so many letters takes two lines of a phone at most."""
    words, rules = all_words("en"), rulesets()[key]
    for each in {*rules.lesson_of.values(), "lesson-vote"}:
        assert len(words.phrase(each)) <= MOST_LETTERS, each
    for lesson in rules.tutorial.lessons if rules.tutorial else ():
        assert len(words.phrase(lesson.said)) <= MOST_LETTERS + ALSO, lesson.said


async def test_another_person_is_told_for_themselves(service):
    for number in range(TIMES):
        adventure = await begun(service, channel=100 + number)
        await take_turn(service, adventure, ME, 100 + number)
    mine = await begun(service, channel=110)
    theirs = await begun(service, users=(FRIEND,), channel=111)
    assert not (await hint(service, mine)).startswith("Your class")
    assert (await hint(service, theirs)).startswith("Your class")


async def test_looking_at_a_card_counts_nothing(service):
    adventure = await begun(service)
    said = {await hint(service, adventure) for _ in range(2 * TIMES)}
    assert len(said) == 1
    assert said != {""}
    assert (await service.people.hints.of(ME)).seen == {}


async def test_a_repeated_request_counts_once(service):
    adventure = await begun(service)
    found = await service.history.queries.load(adventure)
    request = ask(ME, channel=100)
    for _ in range(2):
        await service.play.actions.do(request, adventure, "Barbarian", moves=False)
    assert list((await service.people.hints.of(ME)).seen.values()) == [1]
    assert (await service.history.queries.load(adventure)).version == found.version + 1


async def test_hints_are_turned_off_and_begun_again(service):
    adventure = await begun(service)
    assert await hint(service, adventure)
    await service.people.hints.set(ask(ME), "off")
    assert await hint(service, adventure) == ""
    await service.people.hints.set(ask(ME), "on")
    for number in range(TIMES):
        other = await begun(service, channel=300 + number)
        await take_turn(service, other, ME, 300 + number)
    assert not (await hint(service, adventure)).startswith("Your class")
    await service.people.hints.set(ask(ME), "again")
    assert (await hint(service, adventure)).startswith("Your class")


async def test_the_first_of_those_awaited_is_told(service):
    """Both choose their class: the hint is for the seat that comes first, then for the other."""
    adventure = await begun(service, users=(ME, FRIEND))
    await service.people.hints.set(ask(ME), "off")
    assert await hint(service, adventure) == ""
    await take_turn(service, adventure, ME, 100)
    assert (await hint(service, adventure)).startswith("Your class")


async def test_what_was_shown_outlasts_a_restart(tmp_path, clock):
    path = tmp_path / "kept.db"
    async with serving(path, clock, Entropy()) as service:
        adventure = await begun(service)
        await take_turn(service, adventure, ME, 100)
        before = (await service.people.hints.of(ME)).seen
    async with serving(path, clock, Entropy()) as service:
        assert (await service.people.hints.of(ME)).seen == before != {}


async def test_a_vote_is_explained_to_a_party(service):
    """Where a party decides by vote, that is told first."""
    adventure = await begun(service, "three-dice", users=(ME, FRIEND))
    for _ in range(30):
        found = await hint(service, adventure)
        if "majority" in found:
            return
        for user in (ME, FRIEND):
            await take_turn(service, adventure, user, 100)
    pytest.fail("nobody was told of a vote")


async def test_who_was_not_meant_learns_nothing(service):
    """The card's hint was for the first of those awaited; the other acts before them."""
    adventure = await begun(service, users=(ME, FRIEND))
    await take_turn(service, adventure, FRIEND, 100)
    assert (await service.people.hints.of(FRIEND)).seen == {}
    await take_turn(service, adventure, ME, 100)
    assert len((await service.people.hints.of(ME)).seen) == 1


async def test_a_lesson_that_is_counted_has_nobodys_settings_read_anew(service, monkeypatch):
    adventure = await begun(service)
    preferences, hints = service.people.preferences, service.people.hints
    await preferences.of(FRIEND)
    read, setting = [], service.store.setting

    async def noted(key):
        read.append(key)
        return await setting(key)

    monkeypatch.setattr(service.store, "setting", noted)
    before = await hints.of(ME)
    await take_turn(service, adventure, ME, 100)
    assert await hints.of(ME) != before, "no lesson was counted"
    await preferences.of(FRIEND)
    assert not [key for key in read if key.endswith(str(FRIEND))]
