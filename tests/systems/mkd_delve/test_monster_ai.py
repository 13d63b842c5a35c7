"""Tokens that come for Heroes, and the seven actions of Monsters (RG-102 to RG-137)."""

import pytest

from rules.systems.mkd.actions import Begin, End, Finish, Shoot
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.reveal.split import adjusted
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.monster_ai.targets import weakest
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import door, hero, monster, token
from tests.systems.mkd_delve.delves import (
    acts,
    delve,
    do,
    monsters_part,
    reasons,
    run,
    spent,
    table,
    token_acts,
    told,
)

MISS = (1, 2)


def last(kind):
    """The last click of a dial: where the faint-hearted lose their nerve."""
    return len(KINDS[kind].dial) - 1


def chose(play):
    """Which actions Monsters chose, in order."""
    return [event.action for event in told(play, "chose")]


# Tokens


@pytest.mark.rule("RG-106", "RG-122", "RG-123")
def test_ex_33_a_token_comes_and_goes_on_as_a_monster():
    one, lurker = hero("brannoc", at=(0, 0), facing=S), token("Y", 1, at=(0, 9))
    start = delve(long_hall(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("grave_hound",)))
    play = token_acts(start, lurker)
    assert play.state.tokens[0].at == (0, 5)
    assert told(play, "token-came")[0].at == "A6"
    # Next round it comes into his tile.
    again = play.state
    play = token_acts(again, lurker, 2, 3, *MISS, *MISS)
    (hound,) = play.state.monsters
    assert hound.kind == "grave_hound"
    assert hound.at == (0, 1)
    assert told(play, "missed")
    assert chose(play) == [5]
    assert play.state.acted == (hound.id,)
    assert reasons(play)[:2] == ["mkd-reveal", "mkd-reveal"]


@pytest.mark.rule("RG-106")
def test_four_points_are_gone_whatever_the_token_spent():
    # It needs one step into the tile; the scrapper has 6 - 4 points and stops two steps on.
    one, lurker = hero("brannoc", at=(0, 0)), token("Y", 1, at=(0, 5))
    start = delve(long_hall(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3)
    assert play.state.monsters[0].at == (0, 2)
    assert chose(play) == [6]


@pytest.mark.rule("RG-108", "RG-121")
def test_what_was_a_token_this_round_has_acted_the_others_have_not():
    one, lurker = hero("brannoc", at=(0, 0)), token("Y", 2, at=(0, 5))
    start = delve(long_hall(), one, tokens=(lurker,), served=(one.id,), order=(1,), acting=1).with_(
        pools=Pools(monsters=("gutterkin_scrapper", "gutterkin_scrapper"))
    )
    # 25 points are two by the table, shared evenly; the second stands beside the first.
    play = token_acts(start, lurker, 2, 3, 1, 1)
    first, second = play.state.monsters
    assert play.state.acted == (first.id,)
    assert second.at != first.at
    assert second.id not in play.state.acted


@pytest.mark.rule("RG-122")
def test_tokens_open_doors_and_shut_wooden_ones():
    one, lurker = hero("brannoc", at=(0, 2)), token("Y", 1, at=(6, 2))
    start = delve(two_chambers(doors=[door((4, 2))]), one, tokens=(lurker,))
    # One step to the door, two points to open it, one step through; the Monster goes on for 2.
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3)
    assert not play.state.site.doors[0].closed
    assert play.state.monsters[0].at == (2, 2)


@pytest.mark.rule("RG-122")
def test_a_token_laid_down_beside_a_hero_is_there_already():
    one, lurker = hero("brannoc", at=(4, 2)), token("Y", 1, at=(5, 2))
    start = delve(two_chambers(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("gutterkin_scrapper",)))
    play = token_acts(start, lurker, 2, 3, 1)
    assert play.state.monsters[0].at == (5, 2)
    # It has 2 points left, and cannot strike yet.
    assert chose(play) == [6]


@pytest.mark.rule("RG-121")
def test_tokens_and_monsters_act_once_each_in_an_order_by_chance():
    one = hero("brannoc", at=(0, 0), facing=S)
    rats = monster("cellar_rats", at=(0, 14)), monster("cellar_rats", at=(2, 14), number=2)
    lurkers = token("Y", 1, at=(0, 10)), token("Y", 1, at=(2, 10))
    start = delve(long_hall(), one, *rats, tokens=lurkers, active=one)
    # The second token first; then the second of the rats.
    play = do(start, End(), 2, 2)
    assert reasons(play) == ["mkd-token-order", "mkd-monster-order"]
    assert [event.at for event in told(play, "token-came")] == ["C7", "A7"]
    assert len(told(play, "chose")) == 2
    assert play.state.round == 2


@pytest.mark.rule("RG-120")
def test_every_hero_who_is_left_has_one_activation():
    one, two = hero("brannoc", at=(0, 0)), hero("ysolde", at=(2, 0))
    dead = hero("derrik", where="dead")
    start = delve(open_chamber(), one, two, dead)
    assert VERBS.forbidden(start, 1, Begin(figure=one.id)) is None
    assert VERBS.forbidden(start, 1, Begin(figure=dead.id)).rule == "MA-322"
    served = start.with_(served=(one.id,))
    assert VERBS.forbidden(served, 1, Begin(figure=one.id)).rule == "MA-055"
    assert do(served, Finish()).state.round == 2


@pytest.mark.rule("RG-107")
def test_nobody_is_surprised():
    one, lurker = hero("brannoc", at=(0, 0), facing=S), token("Y", 1, at=(0, 6))
    start = delve(long_hall(), one, tokens=(lurker,), active=one, points=8)
    start = start.with_(pools=Pools(monsters=("cellar_rats",)))
    play = table(start, 2, 2, 1)
    play.push(Reveal(tokens=(lurker.id,), cause=one.id))
    run(play)
    (rat,) = play.state.monsters
    assert not rat.surprised
    # The Hero who did it is done for now (D12), and the Monster acts in this very round.
    assert play.state.activation is None
    assert one.id in play.state.served


@pytest.mark.rule("RG-102", "RG-105")
def test_points_are_shared_among_several():
    one, lurker = hero("brannoc", at=(0, 0)), token("R", 1, at=(2, 2))
    start = delve(open_chamber(), one, tokens=(lurker,))
    start = start.with_(pools=Pools(monsters=("iron_sentinel", *("drowned_sailor",) * 3)))

    def turned(*faces):
        play = table(start, *faces)
        play.push(Reveal(tokens=(lurker.id,), cause=one.id))
        return spent(run(play))

    # R1 with 4: three for 60 points. Evenly, 20 each.
    play = turned(1, 3, 2, 1, *(1, 1, 1), *(1, 1, 1))
    values = sorted(KINDS[figure.kind].value for figure in play.state.monsters)
    assert values == [20, 20, 20]
    assert play.state.monsters[0].at == (2, 2)
    assert all(max(abs(m.at[0] - 2), abs(m.at[1] - 2)) == 1 for m in play.state.monsters[1:])


@pytest.mark.rule("RG-104")
def test_points_go_from_the_strong_to_the_weakest_until_somebody_fits():
    assert adjusted((30, 26, 4), 8) == (28, 24, 8)


# Actions


@pytest.mark.rule("RG-126", "RG-127", "RG-128")
def test_ex_34_an_archer_moves_until_it_has_a_shot():
    one = hero("brannoc", at=(0, 0))
    near = monster("bone_archer", at=(0, 9), facing=N)
    play = acts(monsters_part(long_hall(), one, near), near, *MISS)
    assert play.figure(near.id).at == (0, 8)
    assert chose(play) == [2]
    assert told(play, "missed")
    far = monster("bone_archer", at=(0, 10), facing=N)
    play = acts(monsters_part(long_hall(), one, far), far)
    assert play.figure(far.id).at == (0, 8)
    assert chose(play) == [3]
    # Next time it shoots first.
    play = acts(play.state, far, *MISS)
    assert play.figure(far.id).at == (0, 8)
    assert chose(play) == [1]


@pytest.mark.rule("RG-128")
def test_one_in_range_without_the_points_waits():
    one = hero("brannoc", at=(0, 0))
    archer = monster("bone_archer", at=(0, 6), facing=N)
    start = monsters_part(long_hall(), one, archer, active=archer, points=3)
    play = acts(start, archer)
    assert play.figure(archer.id).at == (0, 6)
    assert chose(play) == [3]


@pytest.mark.rule("RG-124", "RG-129")
def test_ex_35_the_lowest_defense_is_struck():
    strong, weak = hero("derrik", at=(1, 1)), hero("ysolde", at=(3, 1))
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    play = acts(monsters_part(open_chamber(), strong, weak, scrapper), scrapper, *MISS, *MISS)
    assert chose(play) == [4]
    assert told(play, "chose")[0].target.key == "mkd-figure-ysolde"


@pytest.mark.rule("RG-124")
def test_of_equals_the_one_who_lost_more_clicks():
    # Brannoc and Ysolde have 14 each; Ysolde is hurt and has 14 still.
    one = hero("brannoc", at=(1, 1))
    other = hero("liriel", at=(3, 1))
    hurt = other.with_(click=other.click, cap=other.cap - 1)
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    start = monsters_part(open_chamber(), one, hurt, scrapper, active=scrapper)
    assert weakest(table(start), scrapper, [one, hurt], shot=False).id == hurt.id
    equal = table(start.with_(figures=(one, other, scrapper)), 1)
    assert weakest(equal, scrapper, [one, other], shot=False).id == one.id


@pytest.mark.rule("RG-129")
def test_turning_costs_a_point():
    one = hero("brannoc", at=(2, 3), facing=N)
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    start = monsters_part(open_chamber(), one, scrapper, active=scrapper, points=5)
    play = acts(start, scrapper, *MISS, *MISS)
    assert chose(play) == [4]
    four = monsters_part(open_chamber(), one, scrapper, active=scrapper, points=4)
    assert chose(acts(four, scrapper)) == [6]


@pytest.mark.rule("RG-130", "RG-131")
def test_a_fighter_comes_up_and_strikes_if_it_can():
    one = hero("brannoc", at=(0, 0), facing=S)
    near = monster("gutterkin_scrapper", at=(0, 3), facing=N)
    play = acts(monsters_part(long_hall(), one, near), near, *MISS, *MISS)
    assert (play.figure(near.id).at, chose(play)) == ((0, 1), [5])
    assert play.figure(near.id).facing == N
    far = monster("gutterkin_scrapper", at=(0, 6), facing=N)
    play = acts(monsters_part(long_hall(), one, far), far)
    assert (play.figure(far.id).at, chose(play)) == ((0, 1), [6])
    play = acts(play.state, far, *MISS, *MISS)
    assert chose(play) == [4]


@pytest.mark.rule("RG-123")
def test_it_is_the_nearest_hero_who_is_gone_for():
    near, far = hero("derrik", at=(0, 0)), hero("ysolde", at=(2, 14))
    scrapper = monster("gutterkin_scrapper", at=(0, 4), facing=N)
    play = acts(monsters_part(long_hall(), near, far, scrapper), scrapper)
    assert told(play, "chose")[0].target.key == "mkd-figure-derrik"
    assert play.figure(scrapper.id).at == (0, 1)


@pytest.mark.rule("RG-125")
def test_abilities_that_help_are_used():
    # Charge: a whole walk, and the blow for nothing.
    one = hero("brannoc", at=(0, 0), facing=S)
    hound = monster("grave_hound", at=(0, 10), facing=N)
    play = acts(monsters_part(long_hall(), one, hound), hound, *MISS, *MISS)
    assert chose(play) == [5]
    assert told(play, "missed")
    # Whoever is hurt and far from any blow regenerates.
    whelp = monster("fen_whelp", at=(0, 14), click=2)
    play = acts(monsters_part(long_hall(), one, whelp), whelp, 4)
    assert play.figure(whelp.id).click == 0
    # Magic instead of a plain shot, without a die for whether.
    witch = monster("web_lurker", at=(0, 12), facing=N)
    assert "mkd-ability-use" not in reasons(acts(monsters_part(long_hall(), one, witch), witch))


@pytest.mark.rule("RG-137")
def test_an_archer_in_a_melee_shoots_whom_it_can_and_else_strikes():
    # Held by Brannoc, it cannot shoot at anybody (A2, A3).
    one, other = hero("brannoc", at=(0, 1), facing=S), hero("ysolde", at=(0, 8))
    archer = monster("bone_archer", at=(0, 2), facing=N)
    play = acts(monsters_part(long_hall(), one, other, archer), archer, *MISS, *MISS)
    assert chose(play) == [4]
    # Brannoc looks away and does not hold it: it shoots past him.
    away = one.with_(facing=N)
    play = acts(monsters_part(long_hall(), away, other, archer), archer, *MISS)
    assert chose(play) == [1]
    assert told(play, "chose")[0].target.key == "mkd-figure-ysolde"


@pytest.mark.rule("RG-002")
def test_no_hero_shoots_out_of_an_opponents_front_arc():
    archer = hero("liriel", at=(2, 2), facing=S)
    rats = monster("cellar_rats", at=(2, 1), facing=S)
    target = monster("bone_archer", at=(2, 4))
    start = delve(open_chamber(), archer, rats, target, active=archer)
    assert VERBS.forbidden(start, 1, Shoot(target=target.id)).rule == "MA-213"
    away = start.with_(figures=(archer, rats.with_(facing=N), target))
    assert VERBS.forbidden(away, 1, Shoot(target=target.id)) is None


# Flight


@pytest.mark.rule("RG-132", "RG-133", "RG-134", "RG-135")
def test_ex_36_an_ogre_runs_to_a_friend_and_finds_its_nerve_again():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 1), facing=N, click=last("ogre_gaoler"))
    friend = monster("gutterkin_scrapper", at=(0, 7), facing=N)
    play = acts(monsters_part(long_hall(), one, ogre, friend), ogre, 4)
    assert told(play, "broke-away")
    state = play.state
    for _ in range(3):
        if state.figure(ogre.id).goal is not None:
            break
        play = acts(state, ogre)
        state = play.state
    assert told(play, "rallied")
    assert state.figure(ogre.id).at in {(0, 6), (1, 6)}
    # A breath, and then a click with each activation.
    play = acts(state, ogre)
    assert told(play, "breathed")
    play = acts(play.state, ogre)
    assert play.figure(ogre.id).click == last("ogre_gaoler") - 1
    assert play.figure(ogre.id).goal is None
    # On leaving that click it fights again.
    assert chose(acts(play.state, ogre)) == [6]


@pytest.mark.rule("RG-136")
def test_ex_36_without_a_helper_it_runs_where_nobody_has_been():
    one = hero("brannoc", at=(0, 4), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 6), facing=N, click=last("ogre_gaoler"))
    state = monsters_part(long_hall(), one, ogre, visited=(0, 1))
    for _ in range(3):
        play = acts(state, ogre)
        state = play.state
        if told(play, "vanished"):
            break
    assert play.figure(ogre.id).where == "gone"
    assert play.state.xp == 0
    assert play.state.graveyard == ()


@pytest.mark.rule("RG-136")
def test_where_all_tiles_are_known_it_keeps_away_from_heroes():
    one = hero("brannoc", at=(0, 4), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 6), facing=N, click=last("ogre_gaoler"))
    play = acts(monsters_part(long_hall(), one, ogre), ogre)
    assert told(play, "idle")
    assert play.figure(ogre.id).where == "board"


@pytest.mark.rule("RG-132")
def test_it_breaks_away_by_the_usual_die_and_nobody_is_asked():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 1), facing=N, click=last("ogre_gaoler"))
    friend = monster("gutterkin_scrapper", at=(0, 7), facing=N)
    start = monsters_part(long_hall(), one, ogre, friend, active=ogre, points=5)
    play = acts(start, ogre, 3, 1)
    assert [event.die for event in told(play, "held")] == [3, 1]
    assert play.figure(ogre.id).at == (0, 1)


@pytest.mark.rule("RG-133")
def test_a_token_gives_heart_as_well_and_stays_face_down():
    one = hero("brannoc", at=(0, 0), facing=S)
    ogre = monster("ogre_gaoler", at=(0, 3), facing=N, click=last("ogre_gaoler"))
    lurker = token(at=(0, 7))
    state = monsters_part(long_hall(), one, ogre, tokens=(lurker,))
    for _ in range(3):
        play = acts(state, ogre)
        state = play.state
        if told(play, "rallied"):
            break
    assert told(play, "rallied")
    assert play.state.tokens == (lurker,)


@pytest.mark.rule("RG-135")
def test_attacked_there_it_runs_to_another():
    one = hero("brannoc", at=(0, 0), facing=S)
    friend = monster("gutterkin_scrapper", at=(0, 5))
    other = monster("gutterkin_scrapper", at=(0, 12), number=2)
    ogre = monster(
        "ogre_gaoler", at=(0, 6), click=last("ogre_gaoler"), hurt_this_round=True,
        goal=Goal(kind="rally", beside=friend.id, rested=True),
    )  # fmt: skip
    play = acts(monsters_part(long_hall(), one, friend, other, ogre), ogre)
    assert told(play, "fled")
    assert play.figure(ogre.id).click == last("ogre_gaoler")
    assert play.figure(ogre.id).at[1] > 7
