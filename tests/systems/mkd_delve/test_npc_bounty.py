"""Bounty: a criminal who runs, resists, and is worth more alive (RG-096 to RG-101)."""

import pytest

from rules.systems.mkd.actions import Attack, Capture, End, Leave
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.fights.capture import surrenders
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.figures import holders, opposed
from rules.systems.mkd.tasks import MonsterActs
from rules.systems.mkd_delve.mode import DELVE, is_clear
from rules.systems.mkd_delve.monster_ai.prey import quarry
from rules.systems.mkd_delve.npcs import missions
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import act, acts, do, reasons, run, table, told
from tests.systems.mkd_delve.people import WAY_IN, below, comes_in, met, person, stage

HUNTER = "oswin"


def outlaw(at=(2, 2), **more):
    return person("n_outlaw", at, "outlaw", **more)


def facing_off(*figures, at=(2, 2), one_at=(2, 3), where=None, **more):
    """A criminal, and a Hero who is active."""
    one, other = hero(HUNTER, at=one_at, facing=N), outlaw(at)
    about = [met(other, "bounty")]
    fields = {"active": one, "points": 8, **more}
    return one, other, below(one, other, *figures, about=about, where=where, **fields)


def chased(*further):
    """A criminal in the second of two tiles where Heroes have been, and perhaps `further` ones."""
    where = site(placed(7), placed(7, at=(5, 0)), *further, entrance=((0, 2), 6))
    other = outlaw(at=(8, 2))
    return other, below(
        hero("brannoc", at=(1, 2)), other, about=[met(other, "bounty")], where=where,
        visited=(0, 1), part="monsters", acting=None,
    )  # fmt: skip


@pytest.mark.rule("RG-096", "RG-099")
def test_he_runs_at_once_where_nobody_has_been_and_the_hero_goes_on():
    one, other = hero("brannoc", at=(2, 4)), person("n_outlaw", at=(2, 2))
    start = below(one, other, active=one, points=5)
    play = comes_in(start, one, 6)
    ran = play.figure(other.id)
    assert (ran.role, ran.side) == ("outlaw", "npc")
    # The way to the hallway leads past Brannoc, and so he keeps as far off as he can.
    assert ran.at[1] == 0
    assert told(play, "outlaw-ran")
    assert play.state.activation.figure == one.id
    assert play.state.activation.points == 5


@pytest.mark.rule("RG-099")
def test_he_acts_again_in_the_monsters_part_of_the_same_round():
    _, other, start = facing_off(at=(0, 0), one_at=(4, 4))
    play = table(start.with_(part="tokens", acting=None, activation=None, queue=()))
    assert DELVE.go_on(play)
    assert play.state.queue == (MonsterActs(figure=other.id),)
    # He has his nerve, so nobody takes him without a roll (D13).
    assert not surrenders(other)


@pytest.mark.rule("RG-099")
def test_where_nobody_has_been_he_is_gone_for_good():
    other, start = chased(placed(7, at=(10, 0)))
    play = acts(start, other)
    # The party has a turn to catch him at the border.
    assert play.figure(other.id).where == "board"
    assert play.figure(other.id).at == (9, 2)
    play = acts(play.state, other)
    assert play.figure(other.id).where == "gone"
    assert told(play, "mission-failed")[0].why == "fled"
    assert play.state.xp == 0


@pytest.mark.rule("RG-097", "RG-098")
@pytest.mark.permits("RG-097", "RG-098")
def test_ex_40_captured_and_carried_out():
    one, other, start = facing_off(at=(2, 8), one_at=WAY_IN)
    assert KINDS[HUNTER].dial[one.click].attack == 9
    play = act(start, Capture(target=other.id), 5, 4)
    assert told(play, "captured")
    assert play.figure(other.id).captor == one.id
    play = act(play.state, Leave())
    assert play.state.xp == 44
    assert (stage(play, other), play.state.missions) == ("won", 1)


@pytest.mark.rule("RG-097")
@pytest.mark.permits("RG-097")
def test_ex_40_killed_instead():
    one, other, start = facing_off()
    last = len(KINDS["n_outlaw"].dial) - 1
    start = start.with_(figures=(one, other.with_(click=last)))
    play = act(start, Attack(target=other.id), 6, 5)
    assert play.figure(other.id).where == "dead"
    assert [event.points for event in told(play, "earned")] == [22]
    assert stage(play, other) == "won"


@pytest.mark.rule("RG-097")
@pytest.mark.parametrize("by", ["monster", None])
def test_killed_by_whatever_means(by):
    foe = monster("cellar_rats", at=(0, 0))
    _, other, start = facing_off(foe)
    play = table(start)
    eliminate(play, other.id, foe.id if by else None)
    run(play)
    assert play.state.xp == 22
    assert play.state.graveyard == ()


@pytest.mark.rule("RG-097")
def test_at_large_or_left_behind_he_is_worth_nothing():
    _, other, start = facing_off()
    play = table(start)
    missions.over(play)
    assert (stage(play, other), play.state.xp) == ("failed", 0)
    play = table(start)
    missions.level_left(play)
    assert told(play, "mission-failed")[0].why == "behind"


@pytest.mark.rule("RG-100")
def test_he_resists_by_all_means():
    one, other, start = facing_off()
    assert opposed(one, other)
    # A failed capture is countered.
    looking = start.with_(figures=(one, other.with_(facing=S)))
    play = do(looking, Capture(target=other.id), 1, 2, 1, 2)
    assert reasons(play).count("mkd-attack") == 4
    assert holders(looking, looking.figures[1]) == (one,)


@pytest.mark.rule("RG-099")
def test_where_all_is_known_he_keeps_still_in_a_tile_without_heroes():
    other, start = chased()
    play = acts(start, other)
    assert play.figure(other.id).at == (8, 2)
    (still,) = told(play, "idle")
    assert still.figure.key == "mkd-figure-n_outlaw"


@pytest.mark.rule("RG-100")
def test_cornered_he_fights_as_a_monster_does():
    # Heroes stand on all sides of his corner, and no square is free of them.
    heroes = [
        hero(kind, at=at)
        for kind, at in (("brannoc", (1, 0)), ("ysolde", (0, 1)), ("tamsin", (1, 1)))
    ]
    other = outlaw(at=(0, 0), facing=S)
    start = below(
        *heroes, other, about=[met(other, "bounty")], where=open_chamber(entrance=((2, 4), S)),
        part="monsters", acting=None,
    )  # fmt: skip
    play = acts(start, other, 1, 2)
    assert reasons(play) == ["mkd-attack", "mkd-attack"]
    assert told(play, "chose")[0].figure.key == "mkd-figure-n_outlaw"


@pytest.mark.rule("RG-100")
def test_held_fast_he_turns_on_who_holds_him():
    one, other, start = facing_off(part="monsters", acting=None, active=None)
    start = start.with_(figures=(one, other.with_(facing=S)), activation=None)
    play = acts(start, other, 1, 1, 2, 1, 2)
    assert reasons(play)[0] == "mkd-break-away"
    assert "mkd-attack" in reasons(play)


@pytest.mark.rule("RG-101")
def test_monsters_go_for_him_only_if_he_is_nearer_than_any_hero():
    near, far = monster("cellar_rats", at=(2, 0)), monster("cellar_rats", at=(2, 8))
    one, other, start = facing_off(near, far, at=(2, 2), one_at=(2, 5))
    assert opposed(near, other)
    assert [figure.id for figure in quarry(start, near)] == [one.id, other.id]
    assert [figure.id for figure in quarry(start, far)] == [one.id]
    assert quarry(start, other) == (one,)
    play = acts(start.with_(part="monsters", acting=None, activation=None), near, 1, 2, 1, 2)
    assert told(play, "chose")[0].target.key == "mkd-figure-n_outlaw"


@pytest.mark.rule("RG-101")
def test_he_is_no_monster_of_the_level():
    _, other, start = facing_off()
    assert other not in start.monsters
    assert is_clear(start.with_(grown=True))


@pytest.mark.rule("RG-099")
def test_held_with_no_points_for_a_blow_he_keeps_running_with_those_he_has():
    # Away, held in the next step with too few points left for a blow, and away after all.
    _, other, start = facing_off()
    start = start.with_(figures=(start.figures[0], other.with_(facing=S)))
    play = do(start, End(), 5, 1, 2)
    assert reasons(play) == ["mkd-break-away"] * 3
    assert play.figure(other.id).at == (2, 5)
