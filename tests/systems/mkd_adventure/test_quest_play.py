"""Quests of every kind, alone and with the rest, by autopilot and by chance."""

from functools import cache
from itertools import product

import pytest

from bot.catalogs import all_words
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.options import EVENING, QUICK
from rules.systems.mkd_adventure.quests import QUESTS
from tests.support.chance import play_random, played_out
from tests.support.playing import played
from tests.support.soak import SOAK, cases

KINDS = sorted(kind for kind in QUESTS if kind != "stairs")
LOOKED_AT = 150 if SOAK else 20
NEW = ("rescue", "stealth", "kidnap")
STEPS = 3000
TEMPERS = ("balanced", "careful", "bold")
PLAYED = tuple(product(NEW, TEMPERS) if SOAK else zip(NEW, TEMPERS, strict=True))
"""Quests with tempers: in a short run each of both once."""
TELLING = {"rescue": (1, 9), "stealth": (2, 3), "kidnap": (9, 3)}
"""By quest: short games of which one is lost and one won, to be played before any others."""


@pytest.mark.parametrize(("quest", "stance"), PLAYED)
def test_every_temper_brings_a_quest_to_an_end(quest, stance):
    options = EVENING.with_(quest=quest)
    state = play_random(RULESET, options, 2, 5, STEPS, stance)
    assert RULESET.outcome(state).result == state.ending


@pytest.mark.parametrize("quest", NEW)
def test_each_quest_is_won_and_lost_by_autopilot(quest):
    options, endings = QUICK.with_(quest=quest), set()
    for seed in sorted(range(40), key=lambda seed: seed not in TELLING[quest]):
        endings.add(played_out(RULESET, options, 1, seed, STEPS, "balanced").ending)
        if endings == {"victory", "defeat"}:
            return
    raise AssertionError(f"never but {endings}")


@pytest.mark.parametrize("quest", NEW)
@pytest.mark.parametrize("seed", cases(1, soak=8))
def test_by_chance_every_position_is_sound(quest, seed):
    options = QUICK.with_(quest=quest, heroes=1 + seed % 3)
    play_random(RULESET, options, 1 + seed % 2, seed, 300)


@pytest.mark.rule("MA-312")
@pytest.mark.parametrize("quest", NEW)
def test_quests_go_with_clocks_two_ways_in_and_floors(quest):
    options = EVENING.with_(quest=quest, timed=True, split_up=True, floors="2")
    state = play_random(RULESET, options, 2, 3, STEPS, "balanced")
    assert state.ending


@pytest.mark.parametrize("quest", KINDS)
def test_each_quest_has_words_for_all_it_shows(quest):
    say = cache(all_words("en").say)
    for moment in played(RULESET, QUICK.with_(quest=quest), 2, 1, LOOKED_AT, stance="balanced"):
        view = RULESET.view(moment.state, None)
        told = [*view.story, view.prompt, *view.scene.facts]
        told += [feature.name for feature in view.scene.features]
        for seat in (1, 2):
            for title, lines in RULESET.sheet(moment.state, seat).sections:
                told += [title, *lines]
        assert all(map(say, told))
        assert len(" ".join(map(say, view.story))) <= 1000
        goal = f"mkd-goal-{quest}"
        assert goal in {
            line.key for _, lines in RULESET.sheet(moment.state, 1).sections for line in lines
        }


@cache
def quick_game(quest):
    """How a quick game of one hero ends."""
    return played_out(RULESET, QUICK.with_(quest=quest), 1, 1, STEPS, "balanced")


@pytest.mark.parametrize("quest", KINDS)
@pytest.mark.parametrize("ending", ["victory", "defeat"])
def test_each_quest_has_an_ending_of_its_own(quest, ending):
    words = all_words("en")
    over = quick_game(quest).with_(ending=ending)
    outcome = RULESET.outcome(over)
    view = RULESET.view(over, None)
    said = [words.say(text) for text in (outcome.text, view.prompt, *view.story)]
    assert all(said)
    assert (quest in outcome.text.key) == (quest != "chest")
