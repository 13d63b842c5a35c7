"""Dungeons of several floors: down together, and only the last one has the quest."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Begin, Leave, StepTo, UseStairs
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.reveal.pools import row_for
from rules.systems.mkd.state import Activation
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.building.floors import begin_floor
from rules.systems.mkd_adventure.building.stairs import middle_of, with_stairs
from rules.systems.mkd_adventure.goals import outcome
from rules.systems.mkd_adventure.pilot.destinations import is_going_home
from rules.systems.mkd_adventure.pilot.stairs import descent, wants_down
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.show import view
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_adventure.builds import unbuilt
from tests.systems.mkd_adventure.floors import STAIRS, TWO, after, upper, where_are
from tests.systems.mkd_adventure.laws import check, check_step
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.told import reasons


def last_on(**more):
    """The last Hero on a floor stands on its stairs with his activation begun; one is below."""
    who, gone = hero("brannoc", at=STAIRS), hero("derrik", at=(0, 0), where="below")
    return who, gone, upper(who, gone, active=who, **more)


def below(seed=1, **more):
    """The second floor, just after the last Hero has come down to it."""
    who, gone, situation = last_on(**more)
    return after(situation, UseStairs(), seed).state, who, gone


def entered(state, figure):
    """One of the Heroes stands inside the entrance, with his activation begun."""
    inside = state.figure(figure.id).with_(where="board", at=state.site.entrance[0])
    figures = tuple(inside if each.id == figure.id else each for each in state.figures)
    return state.with_(figures=figures, activation=Activation(figure=figure.id, points=5))


@pytest.mark.rule("MA-160")
def test_the_table_says_how_many_floors_and_of_how_many_sets():
    play = unbuilt(floors="4", sets=3)
    assert begin_floor(play).sets == 3
    assert (play.state.floor, play.state.floors, play.state.sets) == (1, 4, (3,))
    assert reasons(play) == []


@pytest.mark.rule("MA-160")
def test_or_dice_say_so():
    play = unbuilt(5, 6, 2, floors="die", floor_sets="die")
    assert begin_floor(play).sets == 6
    assert begin_floor(play).sets == 2
    assert (play.state.floor, play.state.floors, play.state.sets) == (2, 5, (6, 2))
    assert reasons(play) == ["mkd-build-floors", *["mkd-build-floor-sets"] * 2]


@pytest.mark.rule("MA-160", "MA-167")
@pytest.mark.permits("MA-160")
@pytest.mark.parametrize(("further", "sets"), [("same", (1, 1)), ("2", (1, 2)), ("3", (1, 3))])
def test_the_floors_below_have_as_many_sets_as_the_table_wants(further, sets):
    options = TWO.with_(floor_sets=further)
    who = hero("brannoc", at=STAIRS)
    below = after(upper(who, active=who, options=options), UseStairs()).state
    assert (below.floor, below.sets) == (2, sets)
    assert len(below.site.tiles) == 5 * sets[-1]
    check(below)


@pytest.mark.rule("MA-161")
@joined("seed", range(6))
def test_an_upper_floor_has_stairs_instead_of_the_quest(seed):
    play = unbuilt(seed=seed, floors="2", sets=2)
    build(play)
    state, board = play.state, board_of(play.state.site)
    (stairs,) = stairs_of(state.site)
    assert stairs in middle_of(board, state.central)
    assert (state.quest_chest, state.chests) == (None, ())
    assert not any(lying.guardian for lying in state.tokens)
    chambers = sum(board.shape(tile).kind == "chamber" for tile in range(len(state.site.tiles)))
    assert len(state.tokens) == chambers


@pytest.mark.rule("MA-161")
def test_where_the_centre_is_blocked_a_die_takes_a_square_beside_it():
    where = open_chamber(entrance=ENTRANCE, markers=[marker("pillar", (2, 2))])
    play = unbuilt(1, 3, floors="2")
    assert stairs_of(with_stairs(play, where, 0)) == ((3, 1),)
    assert reasons(play) == ["mkd-build-stairs"] * 2


@pytest.mark.rule("MA-161")
def test_the_chamber_with_the_stairs_is_discovered_like_any_other():
    who = hero("brannoc", at=(4, 2), facing=2)
    situation = upper(who, active=who, visited=(0,))
    done = after(situation, StepTo(facing=2))
    assert done.state.visited == (0, 1)
    assert any(event.kind in ("mkd-found-nothing", "mkd-found") for event in done.events)


@pytest.mark.rule("MA-162")
def test_the_stairs_are_what_the_party_wants_on_every_floor_but_the_last():
    who = hero("brannoc", at=(2, 2))
    situation = upper(who, active=who)
    assert situation.has_floor_below
    assert wants_down(situation, who, "bold")
    assert descent(situation, who, "bold") == (STAIRS,)
    assert not is_going_home(situation)
    assert not situation.with_(floor=2).has_floor_below


@pytest.mark.rule("MA-163", "MA-165")
@pytest.mark.permits("MA-163")
def test_who_is_below_is_off_the_floor_and_waits():
    who, other = hero("brannoc", at=STAIRS), hero("derrik", at=(0, 0))
    done = after(upper(who, other, active=who, points=3), UseStairs())
    assert where_are(done.state, who, other) == ["below", "board"]
    assert done.state.activation.figure == other.id
    assert done.state.floor == 1
    check_step(upper(who, other), done.state)
    with pytest.raises(RuleError) as error:
        after(done.state.with_(activation=None), Begin(figure=who.id))
    assert "mkd-refused-served" in str(error.value)


@pytest.mark.rule("MA-166")
def test_when_all_have_used_the_stairs_the_floor_is_discarded():
    foe, lying = monster("ogre_gaoler", at=(0, 0)), token(at=(0, 4))
    who, gone, situation = last_on()
    situation = situation.with_(
        figures=(*situation.figures, foe),
        tokens=(lying,),
        chests=(chest(0, at=(4, 4)), chest(1, opened=True, carrier=gone.id)),
    )
    situation = situation.with_(
        figures=tuple(
            each.with_(carries=(1,)) if each.id == gone.id else each for each in situation.figures
        )
    )
    done = after(situation, UseStairs())
    assert done.state.floor == 2
    assert where_are(done.state, who, gone) == ["waiting", "waiting"]
    assert all(figure.id != foe.id for figure in done.state.figures)
    assert all(other.id != lying.id for other in done.state.tokens)
    assert done.state.chest(0).gone
    assert done.state.chest(1).carrier == gone.id
    left = next(event for event in done.events if event.kind == "mkd-floor-left")
    assert left.chests == 1
    check(done.state)
    check_step(situation, done.state)


@pytest.mark.rule("MA-166")
def test_nobody_waits_for_the_dead_or_for_who_is_out():
    who, gone = hero("brannoc", at=STAIRS), hero("derrik", where="below")
    dead, out = hero("ondine", where="dead"), hero("maelle", where="left")
    done = after(upper(who, gone, dead, out, active=who), UseStairs())
    assert where_are(done.state, who, gone, dead, out) == ["waiting", "waiting", "dead", "left"]


@pytest.mark.rule("MA-166")
def test_if_the_last_one_leaves_those_below_go_on_without_him():
    who, gone = hero("brannoc", at=ENTRANCE[0]), hero("derrik", where="below")
    done = after(upper(who, gone, active=who), Leave())
    assert (done.state.floor, done.state.ending) == (2, "")
    assert where_are(done.state, who, gone) == ["left", "waiting"]


@pytest.mark.rule("MA-166")
def test_a_hero_in_monsters_hands_is_lost_with_the_floor():
    foe = monster("ogre_gaoler", at=(0, 0))
    taken = hero("ondine", where="captive", captor=foe.id)
    _who, _gone, situation = last_on()
    situation = situation.with_(figures=(*situation.figures, foe.with_(captive=taken.id), taken))
    done = after(situation, UseStairs())
    assert where_are(done.state, taken) == ["dead"]
    check(done.state)


def test_effects_wear_off_by_floors():
    now, later = Effect(source="item", until="level"), Effect(source="item", until="next_level")
    who, _, situation = last_on()
    strong = situation.figure(who.id).with_(effects=(now, later))
    figures = tuple(strong if each.id == who.id else each for each in situation.figures)
    done = after(situation.with_(figures=figures), UseStairs())
    assert done.state.figure(who.id).effects == (later.with_(until="level"),)


@pytest.mark.rule("MA-167")
def test_the_next_floor_is_built_anew_and_its_pools_are_full():
    state, _who, _gone = below()
    fresh = unbuilt(seed=1, sets=1)
    build(fresh)
    assert (state.part, state.round, state.visited) == ("heroes", 4, ())
    assert (len(state.site.tiles), state.sets) == (5, (1, 1))
    assert len(state.pools.chests) == len(fresh.state.pools.chests)
    assert len(state.pools.tokens) + len(state.tokens) == 6
    assert sorted(state.pools.monsters) == sorted(fresh.state.pools.monsters)
    assert state.graveyard == ()
    check(state)


@pytest.mark.rule("MA-167")
def test_a_captive_comes_along_and_is_not_in_the_pool():
    foe = monster("ogre_gaoler", where="captive")
    who, _gone, situation = last_on()
    captor = situation.figure(who.id).with_(captive=foe.id)
    figures = tuple(captor if each.id == who.id else each for each in situation.figures)
    situation = situation.with_(figures=(*figures, foe.with_(captor=who.id)))
    done = after(situation, UseStairs())
    assert where_are(done.state, foe) == ["captive"]
    check(done.state)


@pytest.mark.rule("MA-168")
def test_tokens_go_by_the_value_that_the_teams_began_with():
    _who, _gone, situation = last_on(start_value=160, bonus=0)
    raised = tuple(
        figure.with_(level=5, click=0, cap=0) if figure.side == "hero" else figure
        for figure in situation.figures
    )
    done = after(situation.with_(figures=raised), UseStairs())
    row = row_for(160)
    colours = [token.colour for token in done.state.tokens]
    colours += [colour for colour, _ in done.state.pools.tokens]
    counts = (colours.count("Y"), colours.count("B"), colours.count("R"))
    assert counts == (row.yellow, row.blue, row.red)
    assert (done.state.start_value, done.state.bonus) == (160, 0)
    assert HEROES["brannoc"].values[4] > HEROES["brannoc"].values[0]


@pytest.mark.rule("MA-169", "MA-322")
@pytest.mark.permits("MA-169")
def test_the_entrance_of_a_floor_leads_out_of_the_whole_dungeon():
    state, who, gone = below()
    inside = entered(state, who)
    out = after(inside, Leave()).state
    assert where_are(out, who, gone) == ["left", "waiting"]
    with pytest.raises(RuleError):
        after(out, Begin(figure=who.id))


@pytest.mark.rule("MA-169")
def test_if_all_leave_an_upper_floor_the_quest_is_lost():
    who = hero("brannoc", at=ENTRANCE[0])
    done = after(upper(who, active=who), Leave())
    assert outcome(done.state).result == "defeat"


@pytest.mark.rule("MA-171")
def test_the_last_floor_has_the_quest_chest_its_guardian_and_no_stairs():
    state, _who, _ = below()
    quest = state.chest(state.quest_chest)
    assert quest.quest
    assert board_of(state.site).owner[quest.at] == state.central
    assert [token.guardian for token in state.tokens].count(True) == 1
    assert stairs_of(state.site) == ()


@pytest.mark.rule("MA-171")
@pytest.mark.permits("MA-171")
def test_the_quest_is_won_through_the_last_floors_entrance():
    state, who, gone = below()
    inside = entered(state, who)
    number = inside.quest_chest
    prize = inside.chest(number).with_(at=None, carrier=who.id, opened=True, trap="spent")
    figures = tuple(
        each.with_(carries=(number,))
        if each.id == who.id
        else each.with_(where="dead")
        if each.id == gone.id
        else each
        for each in inside.figures
    )
    chests = tuple(prize if each.number == number else each for each in inside.chests)
    done = after(inside.with_(figures=figures, chests=chests), Leave())
    assert QUESTS[done.state.quest].fulfilled(done.state)
    assert outcome(done.state).result == "victory"


def test_chests_from_further_up_keep_their_numbers():
    _who, gone, situation = last_on()
    carrier = situation.figure(gone.id).with_(carries=(0,))
    figures = tuple(carrier if each.id == gone.id else each for each in situation.figures)
    situation = situation.with_(figures=figures, chests=(chest(0, opened=True, carrier=gone.id),))
    state = after(situation, UseStairs()).state
    assert state.quest_chest == 1
    assert state.chest(0).carrier == gone.id


def test_stairs_stand_in_the_middle_of_a_tile_rather_than_on_its_rim():
    where = long_hall(2, entrance=((1, 9), 4), markers=[marker("pillar", (1, 2))])
    assert middle_of(board_of(where), 0) == ((1, 1), (1, 3))


def test_the_map_and_the_heading_tell_the_floor():
    _who, _gone, situation = last_on()
    above, done = view(situation, None), after(situation, UseStairs()).state
    under = view(done, None)
    assert above.scene.region != under.scene.region
    assert above.heading.key == under.heading.key == "mkd-heading-floor"
    assert dict(under.heading.args)["floor"] == 2
    assert under.scene.title.key == "mkd-map-floor"


def test_one_floor_is_told_as_ever():
    who = hero("brannoc", at=(0, 0))
    situation = upper(who, floors=1, options=TWO.with_(floors="1"))
    assert view(situation, None).heading.key == "mkd-heading"
    assert view(situation, None).scene.region.startswith("site")


def test_autopilot_waits_beside_the_stairs_but_not_for_ever():
    who, far = hero("brannoc", at=(6, 2)), hero("derrik", where="waiting")
    situation = upper(who, far, active=who)
    assert not wants_down(situation, who, "balanced")
    assert STAIRS not in descent(situation, who, "balanced")
    late = situation.with_(round=26)
    assert descent(late, who, "balanced") == (STAIRS,)


def test_autopilot_drives_monsters_from_the_stairs_first():
    who, foe = hero("brannoc", at=(6, 2)), monster("ogre_gaoler", at=(9, 4))
    situation = upper(who, foe, active=who)
    assert set(descent(situation, who, "bold")) == {(8, 4), (8, 3), (9, 3)}
