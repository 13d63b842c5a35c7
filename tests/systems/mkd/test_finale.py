"""The last picture of a game says of every Hero where it is, wherever it is when the game ends."""

from typing import get_args

from bot.catalogs import all_words
from render.words.finale import finale_words
from rules.core.answers import Outcome, View
from rules.systems.mkd.pieces import Whereabouts
from rules.systems.mkd.show.finale import LEFT_LAST, with_finale
from tests.support.joined import joined
from tests.systems.mkd.moments import TITLE, alone, drawn
from tests.systems.mkd.pieces import hero

WORDS = all_words("en")


@joined("where", get_args(Whereabouts))
def test_a_hero_is_told_of_wherever_it_is(where):
    before = alone(hero("ysolde", at=(1, 1), where=where))
    view = View(turn=1, heading=TITLE, story=(), party=(), prompt=TITLE, scene=drawn(before))
    scene = with_finale(before, view, Outcome(result="defeat", text=TITLE)).scene
    told = " ".join(finale_words(scene, WORDS.say, WORDS))
    assert "Brannoc Oakhand: is still inside." in told
    assert ("Ysolde Marrow: " in told) == (where != "left")


def test_every_whereabouts_has_its_place_in_the_order():
    assert sorted(LEFT_LAST) == sorted(get_args(Whereabouts))
