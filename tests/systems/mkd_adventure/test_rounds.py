"""The round: teams, tokens and Monsters, and how it all ends."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import (
    Answer,
    Begin,
    End,
    Finish,
    Leave,
    Recruit,
    RollMonsters,
    Spin,
)
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.fights.harm import wound
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.resolution import Resolution, settle
from rules.systems.mkd.tasks import AskFirst, MonsterActs, TokenMoves
from rules.systems.mkd.turns import awaiting
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.turns import carry_out
from tests.support.joined import joined
from tests.support.playing import party
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import chest, hero, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import begun, do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, told

STAY = 5
"""The face that lets a token stay."""
HESITATES = (6, 6)


@pytest.mark.rule("MA-050", "MA-051")
def test_heroes_then_tokens_then_monsters_and_again():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(4, 4))
    far = placed(7, at=(20, 20))
    where = site(placed(7), far)
    situation = heroes_turn(where, who, foe, tokens=(token(at=(22, 22)),))
    play = do(situation, Finish(), STAY, *HESITATES)
    assert reasons(play) == ["mkd-token-movement", "mkd-decision", "mkd-unexpected"]
    assert (play.state.round, play.state.part, play.state.acting) == (4, "heroes", 1)
    assert told(play, "round-began")[0].round == 4


@pytest.mark.rule("MA-052", "MA-053")
def test_teams_play_one_after_the_other_in_their_order():
    one, two = hero("brannoc", at=(0, 0)), hero("derrik", at=(4, 4), seat=2)
    situation = heroes_turn(open_chamber(), one, two)
    assert awaiting(situation) == (1,)
    with pytest.raises(RuleError):
        carry_out(situation, 2, Begin(figure=two.id), ScriptedDice())
    play = do(situation, Finish())
    assert play.state.acting == 2
    assert play.state.round == 3
    assert begun(play.state).state.order == (1, 2)


@pytest.mark.rule("MA-055", "B-20")
@pytest.mark.permits("MA-055", "B-20")
def test_each_hero_has_one_activation_and_any_may_be_skipped():
    one, two = hero("brannoc", at=(0, 0)), hero("derrik", at=(4, 4))
    situation = heroes_turn(open_chamber(), one, two)
    play = do(situation, Begin(figure=one.id))
    play = do(play.state, End())
    # The last Hero of a team begins by himself.
    assert play.state.activation.figure == two.id
    with pytest.raises(RuleError):
        carry_out(play.state, 1, Begin(figure=one.id), ScriptedDice())
    play = do(play.state, End())
    assert (play.state.round, play.state.served) == (4, ())
    assert do(situation, Finish()).state.round == 4


@pytest.mark.rule("MA-055")
@pytest.mark.permits("MA-055")
def test_coming_in_is_an_activation():
    who = hero("brannoc", where="waiting")
    situation = heroes_turn(open_chamber(entrance=ENTRANCE), who)
    play = do(situation, Begin(figure=who.id))
    assert at(play, who) == (2, 4)
    assert play.state.activation.points == 8 - 1


@pytest.mark.rule("MA-055", "MA-094")
def test_who_waits_outside_comes_in_past_a_monster_that_nobody_inside_draws_away():
    who, foe = hero("brannoc", where="waiting"), monster("ogre_gaoler", at=(2, 4))
    situation = heroes_turn(open_chamber(entrance=ENTRANCE), who, foe)
    play = do(situation, Begin(figure=who.id))
    assert at(play, who) == (1, 3)
    friend = hero("derrik", at=(0, 0))
    drawn = heroes_turn(open_chamber(entrance=ENTRANCE), who, foe, friend)
    with pytest.raises(RuleError):
        carry_out(drawn, 1, Begin(figure=who.id), ScriptedDice())


@pytest.mark.rule("MA-054", "MA-195")
@pytest.mark.permits("MA-054", "MA-195")
def test_a_team_with_a_commander_may_go_first():
    one, two = hero("brannoc", at=(0, 0)), hero("ondine", at=(4, 4), seat=2)
    play = begun(heroes_turn(open_chamber(), one, two))
    assert play.state.agenda == (AskFirst(seats=(2,)),)
    assert awaiting(play.state) == (2,)
    first = do(play.state, Answer(yes=True), seat=2)
    assert (first.state.order, first.state.acting) == ((2, 1), 2)
    second = do(play.state, Answer(yes=False), seat=2)
    assert (second.state.order, second.state.acting) == ((1, 2), 1)


@pytest.mark.rule("MA-054")
def test_of_two_commanders_teams_the_earlier_decides_first():
    heroes = [
        hero("brannoc", at=(0, 0)), hero("ondine", at=(4, 4), seat=2),
        hero("ondine", at=(4, 0), seat=3),
    ]  # fmt: skip
    play = begun(heroes_turn(open_chamber(), *heroes))
    assert play.state.agenda == (AskFirst(seats=(2,)),)
    play = do(play.state, Answer(yes=False), seat=2)
    assert play.state.agenda == (AskFirst(seats=(3,)),)
    play = do(play.state, Answer(yes=True), seat=3)
    assert play.state.order == (3, 1, 2)
    # The choice is for one round.
    assert begun(play.state).state.order == (1, 2, 3)


@pytest.mark.rule("MA-054")
@pytest.mark.permits("MA-054")
@pytest.mark.parametrize("first", [True, False])
def test_a_commander_who_has_still_to_come_in_may_go_first(first):
    dice = SeededDice(b"commander outside")
    state = RULESET.new_game(AdventureOptions(heroes=1, points="none"), party(2), dice).state
    for seat, who in ((1, "brannoc"), (2, "ondine")):
        state = RULESET.apply(state, seat, Recruit(hero=who), dice).state
    assert (state.round, state.agenda) == (1, (AskFirst(seats=(2,)),))
    state = RULESET.apply(state, 2, Answer(yes=first), dice).state
    assert (awaiting(state), state.order) == (((2,), (2, 1)) if first else ((1,), (1, 2)))
    entering = next(each for each in state.heroes if each.seat == awaiting(state)[0])
    state = RULESET.apply(state, entering.seat, Begin(figure=entering.id), dice).state
    inside = [each.seat for each in state.heroes if each.where == "board"]
    assert inside == [2 if first else 1]


@pytest.mark.rule("MA-054")
@joined("where", ["left", "dead", "captive"])
def test_a_commander_who_cannot_act_is_not_asked(where):
    ondine = hero("ondine", at=(4, 4), seat=2, where=where)
    one, two = hero("brannoc", at=(0, 0)), hero("brannoc", at=(4, 0), seat=2)
    assert begun(heroes_turn(open_chamber(), one, two, ondine)).state.agenda == ()


@pytest.mark.rule("MA-054")
def test_who_is_first_anyway_is_not_asked():
    one, two = hero("ondine", at=(0, 0)), hero("brannoc", at=(4, 4), seat=2)
    play = begun(heroes_turn(open_chamber(), one, two))
    assert play.state.agenda == ()


@pytest.mark.rule("MA-056", "MA-068")
def test_tokens_move_in_reading_order_but_the_guardian_stays():
    who = hero("brannoc", at=(0, 0))
    where = site(placed(7), placed(7, at=(20, 20)))
    tokens = (
        token(at=(22, 24)), token(at=(23, 20), guardian=True), token(at=(24, 21)),
        token(at=(20, 21)),
    )  # fmt: skip
    situation = heroes_turn(where, who, tokens=tokens, options=AdventureOptions(monsters="by_hand"))
    play = do(situation, Finish())
    assert play.state.part == "tokens"
    order = [task.token for task in play.state.queue]
    assert order == [tokens[3].id, tokens[2].id, tokens[0].id]
    assert all(isinstance(task, TokenMoves) for task in play.state.queue)


@pytest.mark.rule("MA-050")
def test_where_the_table_rolls_itself_each_token_waits_for_it():
    who = hero("brannoc", at=(0, 0))
    where = site(placed(7), placed(7, at=(20, 20)))
    situation = heroes_turn(
        where, who, tokens=(token(at=(22, 24)),), options=AdventureOptions(monsters="by_hand")
    )
    play = do(situation, Finish())
    play = do(play.state, RollMonsters(), STAY)
    assert play.state.round == 4


@pytest.mark.rule("MA-057")
def test_monsters_act_in_an_order_by_chance():
    who = hero("brannoc", at=(0, 0), facing=N)
    foes = [monster("ogre_gaoler", at=(x, 4)) for x in (0, 2, 4)]
    situation = heroes_turn(
        open_chamber(), who, *foes, options=AdventureOptions(monsters="by_hand")
    )
    play = do(situation, Finish(), 3, 1)
    assert [task.figure for task in play.state.queue] == [foes[2].id, foes[0].id, foes[1].id]


@pytest.mark.rule("MA-057")
def test_the_frantic_act_before_all_others():
    who = hero("brannoc", at=(0, 0), facing=N)
    frantic = Effect(source="test", until="level", abilities=("frenzy",))
    calm, wild = monster("ogre_gaoler", at=(0, 4)), monster("ogre_gaoler", at=(2, 4))
    situation = heroes_turn(
        open_chamber(), who, calm, wild.with_(effects=(frantic,)),
        options=AdventureOptions(monsters="by_hand"),
    )  # fmt: skip
    play = do(situation, Finish())
    assert [task.figure for task in play.state.queue] == [wild.id, calm.id]


@pytest.mark.rule("MA-144")
def test_a_monster_shuts_open_chests_it_comes_by():
    who = hero("brannoc", at=(0, 0), facing=N)
    foe = monster("ogre_gaoler", at=(4, 4))
    box = chest(0, at=(3, 1), opened=True, trap="spent")
    situation = heroes_turn(open_chamber(), who, foe, chests=(box,))
    play = do(situation, Finish(), 1, 1, 2, 1, 2)
    assert (play.state.chests[0].opened, play.state.chests[0].trap) == (False, None)


@pytest.mark.rule("MA-144", "MA-148")
def test_a_monster_shuts_the_chest_of_the_carrier_it_has_struck_down():
    last = len(HEROES["derrik"].dial) - 1
    rich = hero("derrik", at=(2, 1), facing=S, carries=(0,), click=last)
    other = hero("brannoc", at=(0, 4), facing=N)
    foe = monster("bone_halberdier", at=(2, 2), facing=N)
    box = chest(0, carrier=rich.id, opened=True, trap="spent")
    situation = heroes_turn(
        open_chamber(), rich, other, foe, chests=(box,), served=(rich.id,), active=other
    )
    play = do(situation, End(), 1, 6, 5)
    assert play.figure(rich.id).where == "dead"
    fallen = play.state.chests[0]
    assert (fallen.at, fallen.opened, fallen.trap) == ((2, 1), False, None)


@pytest.mark.rule("MA-320", "MA-321", "MA-322")
@pytest.mark.parametrize(("carried", "ending"), [((0,), "victory"), ((), "defeat")])
def test_the_adventure_is_won_if_the_quest_chest_comes_out(carried, ending):
    who = hero("brannoc", at=(2, 4), carries=carried)
    box = chest(0, carrier=who.id if carried else None, at=None, quest=True, opened=True)
    situation = heroes_turn(
        open_chamber(entrance=ENTRANCE), who, chests=(box,), quest_chest=0, active=who, points=4
    )
    play = do(situation, Leave())
    assert play.state.ending == ending
    assert play.figure(who.id).where == "left"


@pytest.mark.rule("MA-320")
def test_nothing_is_told_or_done_after_the_last_hero_has_fallen():
    who = hero("brannoc", at=(2, 2), facing=N)
    thirsty = Effect(source="test", until="level", abilities=("vampirism",))
    foe, other = monster("ogre_gaoler", at=(2, 1)), monster("ogre_gaoler", at=(4, 4))
    foe = foe.with_(effects=(thirsty,), click=foe.click + 1)
    situation = heroes_turn(
        open_chamber(), who, foe, other, part="monsters", acting=None,
        agenda=(MonsterActs(figure=other.id),), queue=(MonsterActs(figure=other.id),),
    )  # fmt: skip
    play = Resolution(situation, ScriptedDice(), ADVENTURE)
    wound(play, foe.id, who.id, 9, close=True)
    settle(play, ADVENTURE.handlers)
    kinds = [event.kind for event in play.events]
    assert kinds[-2:] == ["mkd-drank", "mkd-quest-lost"]
    assert (play.state.ending, play.state.agenda, play.state.queue) == ("defeat", (), ())
    settle(play, ADVENTURE.handlers)
    assert len(play.events) == len(kinds)


def test_alarms_do_not_cost_the_rounds_activation():
    who = hero("brannoc", at=(0, 0), facing=N)
    foe = monster("ogre_gaoler", at=(4, 4))
    queue = (MonsterActs(figure=foe.id),)
    situation = heroes_turn(
        open_chamber(), who, foe, part="monsters", acting=None, queue=queue,
        agenda=(MonsterActs(figure=foe.id, extra=True),),
    )  # fmt: skip
    play = Resolution(situation, ScriptedDice(*HESITATES, *HESITATES), ADVENTURE)
    settle(play, ADVENTURE.handlers)
    assert play.dice.left == ()


@pytest.mark.rule("B-33", "B-22")
def test_who_comes_in_chooses_his_facing_for_nothing_as_after_every_step():
    who = hero("brannoc", where="waiting")
    situation = heroes_turn(open_chamber(entrance=((2, 4), S)), who)
    inside = do(situation, Begin(figure=who.id)).state
    assert (inside.figure(who.id).facing, inside.activation.points) == (N, 7)
    turned = do(inside, Spin(facing=E)).state
    assert (turned.figure(who.id).facing, turned.activation.points) == (E, 7)


@pytest.mark.rule("MA-054")
def test_commanders_are_asked_again_in_every_round():
    one, two = hero("brannoc", at=(0, 0)), hero("ondine", at=(4, 4), seat=2)
    play = begun(heroes_turn(open_chamber(), one, two, offered=(2,), first=2))
    assert play.state.agenda == (AskFirst(seats=(2,)),)
    assert play.state.first is None


@pytest.mark.rule("MA-080")
def test_with_a_round_surprise_is_over_and_blows_of_the_last_are_forgotten():
    foe = monster("ogre_gaoler", at=(4, 4), surprised=True, hurt_this_round=True)
    play = begun(heroes_turn(open_chamber(), hero("brannoc", at=(0, 0)), foe))
    after = play.figure(foe.id)
    assert (after.surprised, after.hurt_this_round) == (False, False)
