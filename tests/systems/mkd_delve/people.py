"""People below in tests: met and unmet, with what is known of them."""

from rules.systems.mkd.content import KINDS
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.mode import DELVE
from tests.systems.mkd.pieces import monster
from tests.systems.mkd_delve.delves import delve, hall_and_chamber, run, spent, table

WAY_IN = (2, 9)
"""The square of the entrance in `hall_and_chamber`."""


def person(kind="n_squire", at=(2, 2), role="stranger", **more):
    """Somebody; unmet unless a role is named."""
    return monster(kind, at=at, role=role, **more)


def prisoner(kind="n_squire", at=(2, 2), role="prisoner", **more):
    """Somebody in bonds, or just out of them, with one click left."""
    last = len(KINDS[kind].dial) - 1
    return person(kind, at, role, click=last, **more)


def met(figure, mission, **more):
    """What is known of somebody."""
    fields = {"seat": 1, "value": KINDS[figure.kind].value, **more}
    return Encounter(
        figure=figure.id, mission=mission, kind=figure.kind, number=figure.number, **fields
    )


def below(*figures, about=(), where=None, **more):
    """A hallway and a chamber with people of whom something is known."""
    return delve(where or hall_and_chamber(), *figures, encounters=tuple(about), **more)


def comes_in(situation, hero, *faces, tile=1):
    """A Hero comes into a tile, the chamber unless another is named; every face used."""
    play = table(situation, *faces)
    DELVE.entered(play, hero, tile, None)
    return spent(run(play))


def then(situation, *tasks, faces=()):
    """Tasks carried out, every face used."""
    play = table(situation, *faces)
    play.push(*tasks)
    return spent(run(play))


def stage(play, figure):
    """How somebody's mission stands."""
    return play.state.encounter(figure.id).stage


def refusals(situation, seat, action, verbs):
    """The key's end and the rule of the refusal of an action, None if nothing forbids it."""
    refusal = verbs.of(action).forbids(situation, seat, action)
    return None if refusal is None else (refusal.key.removeprefix("mkd-refused-"), refusal.rule)
