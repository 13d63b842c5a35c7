"""Tokens turned over: the roll, which monsters come, and what comes of it."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import MONSTERS, RULINGS, TOKENS
from rules.systems.mkd.events.reveal import FalseAlarm
from rules.systems.mkd.figures import demoralized
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.choose import best
from rules.systems.mkd.reveal.split import adjusted
from rules.systems.mkd.reveal.turn import ambush, face_name, reveal, reveal_from_pool
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import AskSpin, EndActivation, Reveal
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.pieces import chest, hero, monster, token
from tests.systems.mkd.revealing import FULL, appeared, read_as, reasons, turned, values
from tests.systems.mkd.tables import kinds, play, state


@pytest.mark.rule("B-104", "MA-074: evenly")
def test_ex_18_an_even_split():
    table = turned("R2", 3, 4, 2, 1, 1, 1, 1)
    assert read_as(table) == (7, 70)
    assert appeared(table) == ["clay_sentinel", "clay_sentinel"]
    assert [figure.number for figure in table.state.monsters] == [1, 2]


@pytest.mark.rule("B-104", "MA-074: leader")
def test_ex_19_a_leader_takes_more():
    table = turned("R2", 3, 4, 5, 4, 1, 6, 1, 1, 1, 1)
    assert values(table) == [45, 24]
    assert appeared(table) == ["grave_rider", "ashen_cultist"]


@pytest.mark.rule("B-105", "B-106")
def test_ex_20_points_move_to_the_weakest_until_something_fits():
    whelp, cultist = (1,), (1, 1, 1)
    table = turned("R1", 1, 3, 6, 3, 5, 2, 4, *whelp, *cultist, 2, 1, 2, 1)
    assert appeared(table) == ["fen_whelp", "ashen_cultist", "bone_shambler"]
    table = turned("R1", 1, 3, 6, 3, 5, 2, 4, *whelp, *cultist, 1, 1, 2, 1)
    assert appeared(table)[-1] == "cellar_rats"


@pytest.mark.rule("B-105")
@joined(
    ("targets", "least", "left"),
    [
        ((30, 26, 4), 8, (28, 24, 8)),
        ((35, 35), 8, (35, 35)),
        ((20, 4), 8, (16, 8)),
        ((12, 11, -3), 8, (12, 8)),
        ((7, 7), 8, (14,)),
        ((75, 4, 4), 8, (75, 8)),
        ((14, 9, 7), 8, (14, 8, 8)),
    ],
)
def test_shares_are_adjusted_by_turns(targets, least, left):
    assert adjusted(targets, least) == left
    assert sum(left) == sum(targets)


@pytest.mark.rule("B-106", "RG-105")
def test_the_strongest_comes_first_whoever_led_by_the_dice():
    # 30 for three: 10 + 1, less 6, and 14 are left; moved until the least is 8 they are 9, 8, 13.
    pool = ("gutterkin_scrapper", "cellar_rats", "mould_crawler", "thorn_ape")
    table = turned("Y2", 3, 3, 5, 1, 6, *[1] * 8, pool=pool)
    assert appeared(table) == ["mould_crawler", "gutterkin_scrapper", "cellar_rats"]
    assert table.state.monsters[0].at == (2, 2)


@pytest.mark.rule("MA-075", "B-107")
def test_ex_21_a_swarm_where_nothing_strong_is_left():
    weak = ("cellar_rats",) + ("gutterkin_slinger",) * 4 + ("cave_leech",) * 4
    tie, spot, facing = 1, (1, 1), 1
    # The first stands on the token's square; after four slingers only leeches are left.
    faces = (2, 4, tie, facing, *((tie, *spot, facing) * 3), *spot, facing)
    table = turned("R5", *faces, pool=weak)
    assert read_as(table) == (6, 50)
    assert values(table) == [10] * 5
    table = turned("R5", 2, 4, 1, pool=(*weak, "gutterkin_warboss"))
    assert appeared(table) == ["gutterkin_warboss"]


@pytest.mark.rule("MA-075")
def test_a_swarm_needs_no_die_for_its_split():
    table = turned("R2", 3, 4, 1, 1, 1, 1, pool=("cellar_rats", "cellar_rats"))
    assert read_as(table) == (7, 70)
    assert "mkd-split" not in reasons(table)


@pytest.mark.rule("MA-078", "MA-079")
def test_ex_22_a_guardian_has_a_bonus_of_its_own():
    table = turned("R5", 2, 3, 2, 1, 1, 1, 1, guardian=True, start_value=330, bonus=5)
    assert read_as(table) == (9, 85)
    table = turned("R5", 6, 6, 2, 1, 1, 1, 1, guardian=True, start_value=330, bonus=5)
    assert read_as(table) == (16, 170)
    assert {figure.role for figure in table.state.monsters} == {"guardian"}


@pytest.mark.rule("MA-078")
@joined(("value", "more"), [(95, 0), (199, 0), (200, 2), (330, 4), (751, 12)])
def test_a_guardians_bonus_by_full_hundreds(value, more):
    faces = (1, 1)
    table = turned("R2", *faces, *[1] * 12, guardian=True, start_value=value)
    assert read_as(table)[0] == 2 + more


@pytest.mark.rule("B-102", "MA-072")
def test_ex_23_a_false_alarm_ends_the_activation_too():
    who = hero("brannoc", at=(0, 0))
    lurking = token("Y", 1, (2, 2))
    table = play(state(open_chamber(), who, active=who, tokens=(lurking,)), 1, 1)
    reveal(table, Reveal(tokens=(lurking.id,), cause=who.id))
    assert table.state.tokens == ()
    assert table.state.monsters == ()
    assert kinds(table) == ["mkd-false-alarm"]
    assert table.state.agenda == (EndActivation(figure=who.id),)


@pytest.mark.rule("B-103")
def test_what_nothing_in_the_pool_fits_comes_to_nothing():
    table = turned("Y1", 2, 2, pool=("ogre_gaoler",))
    assert table.state.monsters == ()
    assert isinstance(table.events[-1], FalseAlarm)
    assert table.state.pools.monsters == ("ogre_gaoler",)


@pytest.mark.rule("MA-073", "B-103")
def test_one_monster_is_the_best_that_fits_and_equals_are_up_to_the_die():
    pool = ("drowned_sailor", "ashen_cultist", "gutterkin_chanter", "bone_halberdier")
    assert turned("Y1", 4, 4, 1, pool=pool).state.monsters[0].kind == "bone_halberdier"
    table = turned("Y1", 3, 3, 2, 1, pool=pool)
    assert appeared(table) == ["gutterkin_chanter"]
    assert table.state.pools.monsters == ("drowned_sailor", "ashen_cultist", "bone_halberdier")


@pytest.mark.rule("B-103")
def test_kinds_are_told_apart_not_copies():
    assert best(FULL, 10) == ("gutterkin_slinger", "cave_leech")
    assert best(FULL, 7) == ()


@pytest.mark.rule("B-106")
def test_a_kind_comes_no_oftener_than_it_has_copies():
    pool = ("clay_sentinel", "gutterkin_warboss", "gutterkin_warboss")
    table = turned("R2", 3, 4, 2, 1, 1, 1, 1, pool=pool)
    assert appeared(table) == ["clay_sentinel", "gutterkin_warboss"]


@pytest.mark.rule("B-106")
def test_a_target_for_which_nothing_is_left_is_dropped():
    pool = ("clay_sentinel", "ogre_gaoler")
    table = turned("R2", 3, 4, 2, 1, pool=pool)
    assert appeared(table) == ["clay_sentinel"]
    assert table.state.pools.monsters == ("ogre_gaoler",)


@pytest.mark.rule("B-109")
def test_monsters_leave_the_pool_and_keep_their_number():
    dead = monster("clay_sentinel", at=(0, 0), where="dead")
    more = {"figures": (dead,), "graveyard": ("clay_sentinel",)}
    table = turned("R2", 3, 4, 2, 1, 1, 1, 1, pool=("clay_sentinel",) * 3, **more)
    assert table.state.pools.monsters == ("clay_sentinel",)
    assert [figure.number for figure in table.state.monsters] == [2, 3]


@pytest.mark.rule("B-100")
def test_every_face_has_its_table():
    assert set(TOKENS) == {f"{c}{n}" for c in "YB" for n in range(1, 7)} | {
        "R1", "R2", "R3s", "R4m", "R5", "R6"
    }  # fmt: skip
    assert TOKENS["B5"].row(12) == (3, 45)
    assert TOKENS["Y1"].row(3) == (0, 0)
    doubled = [(count, 2 * points) for count, points in TOKENS["R2"].rows]
    assert [*TOKENS["R3s"].rows] == doubled


@pytest.mark.rule("B-100")
def test_super_and_mega_tokens_are_not_in_play():
    assert not RULINGS.switch("super_mega_tokens")
    assert [face_name("R", face) for face in (1, 2, 3, 4, 5, 6)] == [
        "R1", "R2", "R2", "R5", "R5", "R6"
    ]  # fmt: skip
    assert face_name("Y", 3) == "Y3"


@pytest.mark.rule("B-102")
@joined(("name", "points"), [("Y1", 45), ("B1", 55), ("R2", 110)])
def test_a_bonus_goes_beyond_the_table(name, points):
    table = turned(name, 6, 6, *[1] * 9, bonus=2)
    assert read_as(table) == (14, points)


@pytest.mark.rule("MA-071")
def test_tokens_are_turned_over_one_after_the_other():
    far, near = token("Y", 1, (4, 4)), token("Y", 1, (1, 1))
    who = hero("brannoc", at=(0, 0))
    table = play(state(open_chamber(), who, active=who, tokens=(far, near)), 1, 1, 1, 1)
    table.push(Reveal(tokens=(near.id, far.id), cause=who.id))
    reveal(table, table.pop())
    assert table.state.tokens == (far,)
    ended = EndActivation(figure=who.id)
    assert table.state.agenda == (Reveal(tokens=(far.id,), cause=who.id), ended)
    assert table.pop() == ended
    reveal(table, table.pop())
    assert table.state.tokens == ()


def test_a_token_that_is_gone_is_not_turned_over():
    table = play(state(open_chamber()))
    reveal(table, Reveal(tokens=(77,)))
    assert table.events == []


@pytest.mark.rule("B-34", "MA-101")
def test_heroes_turn_to_what_appears_beside_them_but_it_keeps_its_facing():
    who = hero("brannoc", at=(1, 2), facing=N)
    table = turned("Y1", 3, 3, 1, pool=("drowned_sailor",), figures=(who,))
    assert table.figure(who.id).facing == E
    assert table.state.monsters[0].facing == N


@pytest.mark.rule("B-34")
def test_a_hero_between_two_is_asked_if_he_wants_to_be():
    who = hero("brannoc", at=(1, 2), facing=S)
    foe = monster("cellar_rats", at=(0, 2))
    more = {"pool": ("drowned_sailor",), "figures": (who, foe)}
    table = turned("Y1", 3, 3, 1, orders=Orders(spin="ask"), **more)
    (question,) = table.state.agenda
    assert isinstance(question, AskSpin)
    assert question.figure == who.id
    assert turned("Y1", 3, 3, 1, orders=Orders(spin="no"), **more).figure(who.id).facing == S


@pytest.mark.rule("B-101")
def test_what_a_reveal_places_turns_no_other_token_over():
    other = token("Y", 2, (5, 2))
    one = token("Y", 1, (4, 2))
    situation = state(
        two_chambers(), tokens=(one, other), pools=Pools(monsters=("drowned_sailor",))
    )
    table = play(situation, 3, 3, 1)
    reveal(table, Reveal(tokens=(one.id,)))
    assert table.state.monsters[0].at == (4, 2)
    assert table.state.tokens == (other,)
    assert table.state.agenda == ()


@pytest.mark.rule("MA-219")
def test_an_ambush_draws_a_face_of_its_colour_and_stands_around_the_chest():
    box = chest(0, at=(2, 2))
    pools = Pools(monsters=("gutterkin_slinger", "cave_leech"))
    who = hero("brannoc", at=(2, 3))
    table = play(state(open_chamber(), who, chests=(box,), pools=pools), 2, 1, 3, 1, 1, 1, 1)
    ambush(table, "Y", (2, 2), who.id)
    (one,) = table.state.monsters
    assert one.kind in ("gutterkin_slinger", "cave_leech")
    assert max(abs(one.at[0] - 2), abs(one.at[1] - 2)) == 1
    assert one.surprised


@pytest.mark.rule("MA-219")
def test_all_of_an_ambush_stand_around_the_chest_not_around_the_first():
    box, who = chest(0, at=(2, 2)), hero("brannoc", at=(2, 3))
    pools = Pools(monsters=("gutterkin_slinger", "gutterkin_slinger"))
    # The third yellow face: two for 20, evenly; the second has one of the six squares left.
    faces = (3, 2, 3, 1, *(1, 1), 1, 6, 1)
    table = play(state(open_chamber(), who, chests=(box,), pools=pools), *faces)
    ambush(table, "Y", (2, 2), who.id)
    assert [figure.at for figure in table.state.monsters] == [(1, 1), (3, 3)]


@pytest.mark.rule("MA-116")
def test_a_token_of_the_pool_is_revealed_where_it_is_wanted():
    pools = Pools(tokens=(("Y", 1), ("R", 2)), monsters=("drowned_sailor",))
    table = play(state(open_chamber(), pools=pools), 1, 3, 3, 1)
    assert reveal_from_pool(table, (0, 0))
    assert table.state.monsters[0].at == (0, 0)
    assert table.state.pools.tokens == (("R", 2),)
    assert table.state.tokens == ()
    assert not reveal_from_pool(play(state(open_chamber())), (0, 0))


def test_no_monster_is_born_without_its_nerve():
    fresh = [monster(kind.id) for kind in MONSTERS.values()]
    assert not any(demoralized(figure) for figure in fresh)
