"""People below in whole rounds: what can hurt them, and how a mission ends (RG-068 to RG-092)."""

import pytest

from rules.systems.mkd.actions import Begin, End, Leave, OpenChest
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import CHESTS, KINDS
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_delve.delves import do, reasons, told
from tests.systems.mkd_delve.people import WAY_IN, below, met, person, prisoner, stage

TWELVE, MISS = (6, 6), (1, 2)
IRONSHOD = next(kind.id for kind in CHESTS.values() if kind.gold == 350)


def struck_by_a_monster(other, mission, **more):
    """An ogre beside somebody hits with all its might, as Brannoc ends his activation far away."""
    who, foe = hero("brannoc", at=WAY_IN, facing=N), monster("ogre_gaoler", at=(2, 0), facing=S)
    about = [met(other, mission, **more)]
    return below(who, other, foe, about=about, active=who)


def gassed(other, mission, **more):
    """Brannoc opens a chest full of gas in the chamber of somebody."""
    who = hero("brannoc", at=(0, 3), facing=N)
    box = chest(0, "c04", at=(0, 2), facing=S, trap="gas")
    about = [met(other, mission, **more)]
    return below(who, other, about=about, active=who, chests=(box,))


@pytest.mark.rule("RG-071: Monsters")
def test_who_is_out_of_bonds_is_struck_down_by_monsters():
    freed = prisoner(at=(2, 1), role="released")
    start = struck_by_a_monster(freed, "rescue", since=1)
    # He has only just been freed, and does not run yet.
    play = do(start, End(), *TWELVE, 6)
    assert play.figure(freed.id).where == "dead"
    assert stage(play, freed) == "failed"


@pytest.mark.rule("RG-068")
def test_in_bonds_nobody_is_struck_at():
    bound = prisoner(at=(2, 1))
    start = struck_by_a_monster(bound, "rescue")
    play = do(start, End())
    assert play.figure(bound.id).where == "board"
    # The ogre has gone after the Hero instead.
    assert play.state.monsters[0].at != (2, 0)


@pytest.mark.rule("RG-071: traps", "RG-068")
@pytest.mark.parametrize(("role", "where"), [("released", "dead"), ("prisoner", "board")])
def test_a_trap_hurts_who_is_out_of_bonds_and_nobody_in_them(role, where):
    other = prisoner(at=(4, 4), role=role)
    play = do(gassed(other, "rescue", since=1), OpenChest(chest=0))
    assert play.figure(other.id).where == where
    assert told(play, "sprung")


@pytest.mark.rule("RG-075")
@pytest.mark.parametrize("means", ["monster", "trap"])
def test_an_escort_fails_whoever_or_whatever_kills_the_hostage(means):
    last = len(KINDS["n_squire"].dial) - 1
    other = person(at=(2, 1), role="charge", click=last)
    if means == "monster":
        start = struck_by_a_monster(other, "escort")
        start = start.with_(encounters=(met(other, "escort", guard=start.figures[0].id),))
        play = do(start, End(), *TWELVE, 6)
    else:
        start = gassed(other, "escort")
        start = start.with_(encounters=(met(other, "escort", guard=start.figures[0].id),))
        play = do(start, OpenChest(chest=0))
    assert play.figure(other.id).where == "dead"
    assert stage(play, other) == "failed"
    assert told(play, "mission-failed")[0].why == "dead"


def hunter(**more):
    """A hunter who waits for the treasure that a 5 will name."""
    other = person("n_outlaw", (2, 1), "hiding", click=2)
    return other, met(other, "hunt", record=5, **more)


@pytest.mark.rule("RG-086")
@pytest.mark.parametrize(("die", "wanted"), [(5, 0), (4, None)])
def test_a_chest_that_a_hero_opens_has_its_die(die, wanted):
    other, hunt = hunter()
    who = hero("brannoc", at=(0, 3), facing=N)
    box = chest(0, IRONSHOD, at=(0, 2), facing=S, trap="spent")
    start = below(who, other, about=[hunt], active=who, chests=(box,))
    play = do(start, OpenChest(chest=0), die)
    assert reasons(play) == ["mkd-treasure"]
    assert play.state.encounter(other.id).wanted == wanted


@pytest.mark.rule("RG-087")
@pytest.mark.parametrize(("more", "why"), [({}, "untreasured"), ({"wanted": 0}, "undelivered")])
def test_when_the_party_is_out_the_hunt_has_failed(more, why):
    other, hunt = hunter(**more)
    who = hero("brannoc", at=WAY_IN, facing=S)
    play = do(below(who, other, about=[hunt], active=who), Leave())
    assert (play.state.ending, stage(play, other)) == ("out", "failed")
    assert told(play, "mission-failed")[0].why == why


@pytest.mark.rule("RG-092")
def test_a_hunter_struck_down_before_he_has_his_treasure_fails():
    other, hunt = hunter(wanted=0)
    other = other.with_(click=len(KINDS["n_outlaw"].dial) - 1)
    who, foe = hero("brannoc", at=WAY_IN, facing=N), monster("ogre_gaoler", at=(2, 0), facing=S)
    play = do(below(who, other, foe, about=[hunt], active=who), End(), *TWELVE, 6)
    assert play.figure(other.id).where == "dead"
    assert stage(play, other) == "failed"
    assert told(play, "mission-failed")[0].why == "dead"


@pytest.mark.rule("RG-088: waits")
def test_a_hunter_waits_where_he_is_round_after_round():
    other, hunt = hunter()
    state = below(hero("brannoc", at=WAY_IN, facing=N), other, about=[hunt])
    state = do(state, Begin(figure=state.figures[0].id)).state
    for _ in range(3):
        play = do(state, End())
        state = play.state
        assert play.figure(other.id).at == (2, 1)
        assert play.figure(other.id).role == "hiding"
    assert state.round == 4


@pytest.mark.rule("RG-088: safe")
@pytest.mark.parametrize(("archer_at", "target"), [
    ((2, 8), None), ((2, 4), "mkd-figure-n_outlaw"),
])  # fmt: skip
def test_no_monster_minds_a_hunter_from_another_tile(archer_at, target):
    # From the hallway the archer sees him, six squares off; Brannoc, in a corner, it does not see.
    other, hunt = hunter(tried=(0,))
    who = hero("brannoc", at=(0, 0), facing=S)
    archer = monster("bone_archer", at=archer_at, facing=N)
    other = other.with_(at=(2, 2))
    start = below(who, other, archer, about=[hunt], active=who)
    play = do(start, End(), *(MISS if target else ()))
    shots = [event.target.key for event in told(play, "missed")]
    assert shots == ([target] if target else [])
