"""What Monsters do with their abilities (section 3, AI column)."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.monster_ai.specials import usable
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.state import Orders
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import acts, adventure, again, table
from tests.systems.mkd_adventure.told import at, reasons, struck, told

MEEK = Orders(strike_back="no")
MISS = (1, 2)
FIRST = 1
USES, DOES_NOT = 3, 4


def meek(where, *figures, **more):
    return adventure(where, *figures, orders=MEEK, **more)


def fallen(kind, **more):
    """A Monster eliminated before."""
    return monster(kind, where="dead", **more)


@pytest.mark.rule("MA-102", "MA-196")
@pytest.mark.parametrize(("die", "using"), [(USES, "magic_freeze"), (DOES_NOT, None)])
def test_freeze_is_used_on_a_low_die(die, using):
    witch, who = monster("gutterkin_chanter", at=(2, 0), facing=S), hero("brannoc", at=(2, 4))
    play = acts(meek(open_chamber(), witch, who), witch, FIRST, die, 1, 2)
    (tried,) = told(play, "ability-tried")
    assert (tried.die, tried.used) == (die, using is not None)
    assert [manner for *_, manner in struck(play)] == ["shot"]


@pytest.mark.rule("MA-197")
def test_confusion_is_used_on_a_low_die_and_the_way_is_thrown():
    witch, who = monster("mirror_witch", at=(2, 0), facing=S), hero("brannoc", at=(2, 3))
    play = acts(meek(open_chamber(), witch, who), witch, FIRST, USES, 5, 4, 5, 6, 3)
    assert reasons(play)[-3:] == ["mkd-way"] * 3
    assert at(play, who)[0] == 4


@pytest.mark.rule("MA-193")
def test_necromancy_raises_the_most_valuable_on_a_low_die():
    wright = monster("bonewright", at=(0, 0), facing=S)
    dead = fallen("drowned_sailor"), fallen("cellar_rats")
    who = hero("brannoc", at=(4, 4))
    situation = meek(two_chambers(), wright, *dead, who, graveyard=("cellar_rats",))
    play = acts(situation, wright, FIRST, USES)
    assert play.figure(dead[0].id).where == "board"
    assert play.figure(dead[1].id).where == "dead"
    play = acts(situation, wright, FIRST, DOES_NOT, 1, 2)
    assert play.figure(dead[0].id).where == "dead"
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-182")
def test_levitation_takes_an_adjacent_hero_on_a_low_die():
    foe = gifted(monster("ogre_gaoler", at=(2, 2), facing=N), "magic_levitation")
    who = hero("brannoc", at=(2, 1), facing=S)
    play = acts(meek(open_chamber(), foe, who), foe, FIRST, USES, 3)
    assert at(play, who) == (4, 1)
    assert struck(play) == []


def test_summon_is_used_on_a_low_die():
    foe = gifted(monster("ogre_gaoler", at=(0, 0), facing=N), "summon")
    who = hero("brannoc", at=(4, 4))
    pools = Pools(monsters=("ogre_gaoler", "cellar_rats"))
    play = acts(meek(open_chamber(), foe, who, pools=pools), foe, FIRST, USES)
    assert play.state.monsters[-1].kind == "cellar_rats"


@pytest.mark.rule("MA-102")
def test_of_several_abilities_a_die_picks_one():
    foe = gifted(monster("storm_djinn", at=(2, 0), facing=S))
    who = hero("brannoc", at=(2, 4), facing=S)
    situation = meek(open_chamber(), foe, who)
    assert usable(situation, foe, who) == ("flame_lightning", "shockwave")
    for die in (1, 2):
        play = acts(situation, foe, FIRST, die, 1, 2, spent=False)
        assert "mkd-ability" in reasons(play)


def test_a_wounded_troll_mends_itself_unless_a_hero_is_beside_it():
    troll, who = monster("fen_troll", at=(0, 0), facing=S, click=2), hero("brannoc", at=(4, 4))
    play = acts(meek(open_chamber(), troll, who), troll, FIRST, 4)
    assert play.figure(troll.id).click == 0
    assert at(play, troll) == (0, 0)
    near = hero("brannoc", at=(0, 1))
    play = acts(meek(open_chamber(), troll, near), troll, FIRST, *MISS)
    assert play.figure(troll.id).click == 2


@pytest.mark.rule("MA-102")
def test_it_sweeps_where_two_stand_before_it_also_after_a_walk():
    foe = monster("clay_sentinel", at=(1, 1), facing=N)
    one, two = hero("brannoc", at=(1, 0)), hero("derrik", at=(2, 0))
    play = acts(meek(open_chamber(), foe, one, two), foe, 1, FIRST, *MISS)
    assert len(struck(play)) == 2
    hydra = monster("mire_hydra", at=(1, 4), facing=N)
    play = acts(meek(open_chamber(), hydra, one, two), hydra, 1, FIRST, *MISS)
    assert len(struck(play)) == 2


@pytest.mark.rule("MA-200")
def test_a_blast_goes_past_others_but_is_no_reason_to_walk():
    cultist = monster("ashen_cultist", at=(2, 0), facing=S)
    friend = monster("cellar_rats", at=(2, 2))
    who = hero("brannoc", at=(2, 4), facing=N)
    play = acts(meek(open_chamber(), cultist, friend, who), cultist, FIRST, *MISS)
    assert at(play, cultist) == (2, 0)
    assert [manner for *_, manner in struck(play)] == ["shot"]
    # A plain shot needs no step past the friend, and a step to the side past the pillar.
    wall = open_chamber(markers=[marker("pillar", (2, 2))])
    play = acts(meek(wall, cultist, who), cultist, FIRST, *MISS)
    assert at(play, cultist)[1] == 1
    assert [manner for *_, manner in struck(play)] == ["shot"]


@pytest.mark.rule("MA-201")
def test_flames_are_used_even_if_friends_burn():
    imp = monster("torch_imp", at=(2, 0), facing=S)
    who, friend = hero("brannoc", at=(2, 3)), monster("cellar_rats", at=(3, 3))
    play = acts(meek(open_chamber(), imp, friend, who), imp, FIRST, 5, 6, spent=False)
    assert {target for _, target, _ in struck(play)} == {
        "mkd-figure-brannoc", "mkd-figure-cellar_rats"
    }  # fmt: skip


@pytest.mark.rule("MA-202")
def test_a_shockwave_needs_no_turn_and_no_walk():
    foe = gifted(monster("bone_archer", at=(2, 0), facing=N), "shockwave")
    who = hero("brannoc", at=(2, 4), facing=N)
    play = acts(meek(open_chamber(), foe, who), foe, FIRST, *MISS)
    assert play.figure(foe.id).facing in (N, S)
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-180", "MA-181")
def test_quickness_is_used_only_where_no_attack_is_possible():
    foe = gifted(monster("ogre_gaoler", at=(1, 0), facing=S), "quickness")
    far, near = hero("brannoc", at=(1, 12)), hero("brannoc", at=(1, 4))
    play = acts(meek(long_hall(3), foe, far), foe, FIRST)
    assert at(play, foe)[1] == 11
    assert struck(play) == []
    play = acts(meek(long_hall(3), foe, near), foe, FIRST, *MISS)
    assert at(play, foe)[1] == 3
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-203", "MA-199")
def test_a_healer_heals_itself_first():
    healer = monster("gutterkin_chanter", at=(0, 0), click=2)
    friend = monster("ogre_gaoler", at=(1, 0), click=3)
    who = hero("brannoc", at=(4, 4))
    play = acts(meek(two_chambers(), healer, friend, who), healer, 1)
    assert play.figure(healer.id).click == 1
    assert "mkd-decision" not in reasons(play)


@pytest.mark.rule("MA-199")
def test_a_healer_goes_to_the_nearest_wounded_and_heals_it():
    healer = gifted(monster("fen_troll", at=(0, 0)), "healing")
    near, far = monster("ogre_gaoler", at=(4, 0), click=3), monster("ogre_gaoler", at=(9, 4))
    who = hero("brannoc", at=(0, 4))
    situation = meek(two_chambers(), healer, near, far.with_(click=3), who)
    play = acts(situation, healer, 6, 5)
    assert at(play, healer)[0] == 3
    assert play.figure(near.id).click == 0
    assert told(play, "mends")
    play = again(play, healer)
    assert at(play, healer) == (8, 3)


@pytest.mark.rule("MA-203")
def test_magic_heals_from_as_far_as_it_reaches():
    healer = monster("gutterkin_chanter", at=(1, 0), facing=S).with_(click=2, cap=2)
    friend = monster("ogre_gaoler", at=(1, 7), click=3)
    who = hero("brannoc", at=(1, 14))
    situation = meek(long_hall(3), healer, friend, who)
    play = acts(situation, healer, 6, 5, 2)
    assert at(play, healer)[1] == 1
    assert play.figure(friend.id).click == 1


@pytest.mark.rule("MA-199")
def test_a_healer_without_patients_or_in_contact_fights():
    healer = monster("gutterkin_chanter", at=(0, 0), facing=S).with_(click=2, cap=2)
    who = hero("brannoc", at=(0, 1))
    hurt = monster("ogre_gaoler", at=(4, 4), click=3)
    play = acts(meek(open_chamber(), healer, hurt, who), healer, FIRST, *MISS)
    assert len(struck(play)) == 1
    alone = acts(meek(two_chambers(), healer, hero("brannoc", at=(9, 4))), healer, FIRST)
    assert reasons(alone) == ["mkd-decision"]


@pytest.mark.rule("MA-203")
def test_no_healer_runs_after_whom_it_cannot_help():
    healer = monster("gutterkin_chanter", at=(0, 0), facing=S).with_(click=2, cap=2)
    immune = monster("sand_lich", at=(4, 0), click=3)
    fighting = monster("ogre_gaoler", at=(4, 4), click=3)
    who = hero("brannoc", at=(3, 4), facing=E)
    play = acts(meek(open_chamber(), healer, immune, fighting, who), healer, FIRST, *MISS)
    assert "mkd-decision" in reasons(play)


@pytest.mark.rule("MA-204")
def test_a_sneak_comes_from_behind():
    sneak = monster("gutterkin_sneak", at=(2, 0), facing=S)
    who = hero("brannoc", at=(2, 2), facing=N)
    play = acts(meek(open_chamber(), sneak, who), sneak, FIRST, 4, *MISS)
    assert at(play, sneak) in {(1, 3), (2, 3), (3, 3)}
    assert play.figure(who.id).facing == N
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-204")
def test_a_sneak_judges_heroes_by_their_backs():
    sneak = monster("gutterkin_sneak", at=(2, 1), facing=S)
    faces_it, looks_away = hero("brannoc", at=(2, 3), facing=N), hero("derrik", at=(4, 3), facing=S)
    play = acts(meek(open_chamber(), sneak, faces_it, looks_away), sneak, FIRST, *MISS)
    assert [target for _, target, _ in struck(play)] == ["mkd-figure-derrik"]


@pytest.mark.rule("MA-205")
def test_a_sneak_gives_up_the_way_round_where_it_costs_the_attack():
    sneak = monster("gutterkin_sneak", at=(1, 0), facing=S)
    who = hero("brannoc", at=(1, 4), facing=N)
    play = acts(meek(long_hall(2), sneak, who), sneak, FIRST, *MISS)
    assert at(play, sneak)[1] == 3
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-205")
def test_a_sneak_face_to_face_strikes_if_it_cannot_get_round():
    sneak = monster("gutterkin_sneak", at=(2, 1), facing=S, click=1)
    who = hero("brannoc", at=(2, 2), facing=N)
    play = acts(meek(open_chamber(), sneak, who), sneak, FIRST, *MISS)
    assert at(play, sneak) == (2, 1)
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-185", "MA-186")
def test_a_stealthy_monster_turns_tokens_over_and_goes_on():
    sneak = monster("gutterkin_sneak", at=(4, 2), facing=E)
    who = hero("brannoc", at=(7, 2), facing=E)
    lurking = token("Y", 1, at=(9, 4))
    play = acts(meek(two_chambers(), sneak, who, tokens=(lurking,)), sneak, FIRST, 1, 1, *MISS)
    assert play.state.tokens == ()
    assert len(struck(play)) == 1


@pytest.mark.rule("MA-072")
def test_any_other_monster_stops_where_it_turned_a_token_over():
    foe = monster("ogre_gaoler", at=(4, 2), facing=E)
    who = hero("brannoc", at=(7, 2), facing=E)
    lurking = token("Y", 1, at=(9, 4))
    play = acts(meek(two_chambers(), foe, who, tokens=(lurking,)), foe, FIRST, 1, 1)
    assert at(play, foe) == (5, 2)
    assert struck(play) == []
    assert play.state.activation is None


def test_abilities_that_need_no_target_come_before_a_walk():
    foe = monster("fen_troll", at=(0, 0), click=2)
    who = hero("brannoc", at=(4, 4))
    situation = meek(open_chamber(), foe, who, active=foe)
    assert usable(situation, foe, who, walks=True) == ("regeneration",)
    assert table(situation).state is situation
