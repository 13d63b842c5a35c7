"""Monsters below use an ability only where it is of advantage to them (S0, note 2)."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.figures import click_of
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import acts, monsters_part, reasons

HIT, MISS = (5, 5), (1, 2)


@pytest.mark.rule("RG-125")
@pytest.mark.parametrize(
    ("kind", "faces", "clicks"), [("bone_tyrant", (), 5), ("ogre_gaoler", (4,), 4)]
)
def test_a_master_of_weapons_below_takes_a_die_only_where_it_is_worth_more(kind, faces, clicks):
    foe = gifted(monster(kind, at=(2, 1), facing=S), "weapon_master")
    who = hero("brannoc", at=(2, 2), facing=N, level=5)
    assert click_of(foe).damage == (3 if faces else 5)
    play = acts(monsters_part(open_chamber(), who, foe), foe, *HIT, *faces, *MISS)
    assert ("mkd-weapon-master" in reasons(play)) is bool(faces)
    assert play.figure(who.id).click == who.click + clicks - 1
