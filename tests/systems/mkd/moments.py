"""Moments of games on small boards, for tests of what is shown."""

from rules.core.words import Text
from rules.systems.mkd.compass import N
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.scene import scene
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero
from tests.systems.mkd.tables import state

TITLE = Text.of("mkd-map-camp")


def moment(situation, **more):
    """A moment of a game; by default the acting seat is awaited."""
    awaited = more.pop("awaited", (situation.acting,) if situation.acting else ())
    return Moment(state=situation, title=TITLE, awaited=awaited, **more)


def drawn(situation, **more):
    return scene(moment(situation, **more))


def keys(texts):
    return [text.key for text in texts]


def arguments(text):
    return dict(text.args)


def alone(*others, at=(2, 2), points=4, where=None, **more):
    """Brannoc, active, in the middle of a chamber."""
    one = hero("brannoc", at=at, facing=N)
    return state(where or open_chamber(), one, *others, active=one, points=points, **more)
