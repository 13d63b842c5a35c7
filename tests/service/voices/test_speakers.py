"""Who can speak: each hero of a team by its title, whom everybody sees, and nobody face down."""

from functools import cache

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.registry import ruleset
from rules.service.voices.speakers import DUNGEON, speaker_meant, speakers_of
from tests.support.playing import played
from tests.support.records import GUEST, HOST, a_seat, an_adventure
from tests.support.soak import SOAK

WORDS = all_words("en")
TABLE = an_adventure(seats=(a_seat(1, HOST), a_seat(2, GUEST)))


@cache
def views(key: str):
    """What everybody sees in a game of two, step by step."""
    rules = ruleset(key)
    moments = played(rules, rules.options_type(), 2, 3, 150)
    return [rules.view(moment.state, None) for moment in moments]


GAMES = ["mkd-adventure", "third-six", *(["mkd-delve", "three-dice"] if SOAK else [])]


@pytest.mark.parametrize("key", GAMES)
def test_heroes_and_who_is_there_speak_and_nobody_who_lies_face_down(key):
    met, sides = set(), set()
    for view in views(key):
        tokens = {each.key: each for each in view.scene.tokens}
        sides |= {each.side for each in tokens.values()}
        found = speakers_of(TABLE, view, HOST, WORDS, others=True)
        assert len({each.key for each in found}) == len(found)
        assert found[-1].key == DUNGEON
        assert found[0].seat == 1
        for each in found[:-1]:
            assert each.seat in (1, None)
            if each.seat is None:
                met.add(tokens[each.key].side)
                assert not tokens[each.key].down
        alone = speakers_of(TABLE, view, GUEST, WORDS, others=False)
        assert {each.seat for each in alone} == {2}
        with pytest.raises(RuleError):
            speaker_meant(alone, "dungeon")
    assert met
    assert met <= {"monster", "guest"}
    if key == "mkd-adventure":
        assert "wanderer" in sides, "there were tokens face down"


def test_each_hero_of_a_team_has_a_name_of_its_own():
    *_, view = views("mkd-adventure")
    team = speakers_of(TABLE, view, GUEST, WORDS, others=False)
    assert len({each.name for each in team}) == len(team) == 2
    assert speaker_meant(team, team[1].name.upper()) == team[1]


def test_in_a_lobby_the_hero_of_a_seat_speaks():
    (found,) = speakers_of(TABLE, None, HOST, WORDS, others=False)
    assert (found.name, found.seat, found.face) == ("hero-1", 1, "")
