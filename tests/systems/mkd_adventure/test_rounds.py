"""The round: teams, tokens, Monsters, and who is surprised when."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import (
    Answer,
    Attack,
    Begin,
    End,
    Finish,
    Leave,
    MoveTo,
    RollMonsters,
)
from rules.systems.mkd.compass import N
from rules.systems.mkd.engine import settle
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Effect, Pools
from rules.systems.mkd.tasks import AskFirst, MonsterActs, Reveal, TokenMoves
from rules.systems.mkd_adventure.menu import awaiting
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.rounds import start_round
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import (
    chest,
    hero,
    monster,
    open_chamber,
    placed,
    site,
    token,
    two_chambers,
)
from tests.systems.mkd_adventure.minds import ENTRANCE, adventure, at, reasons, told

STAY = 5
"""The face that lets a token stay."""
HESITATES = (6, 6)


def heroes_turn(where, *figures, **more):
    """An adventure in its Heroes' part, every tile seen already."""
    seats = sorted({figure.seat for figure in figures if figure.seat})
    fields = {
        "part": "heroes",
        "acting": seats[0],
        "order": tuple(seats),
        "round": 3,
        "visited": tuple(range(len(where.tiles))),
        **more,
    }
    return adventure(where, *figures, **fields)


def do(situation, action, *faces, seat=1):
    """An action carried out until the next decision; the table as it is then."""
    dice = ScriptedDice(*faces)
    done = carry_out(situation, seat, action, dice)
    assert dice.left == ()
    play = Play(done.state, dice, ADVENTURE)
    play.events.extend(done.events)
    return play


def begun(situation, *faces):
    """A round begun, up to its first decision."""
    play = Play(situation, ScriptedDice(*faces), ADVENTURE)
    start_round(play)
    settle(play, ADVENTURE.handlers)
    return play


@pytest.mark.rule("MA-050")
@pytest.mark.rule("MA-051")
def test_heroes_then_tokens_then_monsters_and_again():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(4, 4))
    far = placed(7, at=(20, 20))
    where = site(placed(7), far)
    situation = heroes_turn(where, who, foe, tokens=(token(at=(22, 22)),))
    play = do(situation, Finish(), STAY, *HESITATES)
    assert reasons(play) == ["mkd-token-movement", "mkd-decision", "mkd-unexpected"]
    assert (play.state.round, play.state.part, play.state.acting) == (4, "heroes", 1)
    assert told(play, "round-began")[0].round == 4


@pytest.mark.rule("MA-052")
@pytest.mark.rule("MA-053")
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


@pytest.mark.rule("MA-055")
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
def test_coming_in_is_an_activation():
    who = hero("brannoc", where="waiting")
    situation = heroes_turn(open_chamber(entrance=ENTRANCE), who)
    play = do(situation, Begin(figure=who.id))
    assert at(play, who) == (2, 4)
    assert play.state.activation.points == 8 - 1


@pytest.mark.rule("MA-054")
@pytest.mark.rule("MA-195")
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
def test_who_is_first_anyway_is_not_asked():
    one, two = hero("ondine", at=(0, 0)), hero("brannoc", at=(4, 4), seat=2)
    play = begun(heroes_turn(open_chamber(), one, two))
    assert play.state.agenda == ()


@pytest.mark.rule("MA-056")
@pytest.mark.rule("MA-068")
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


def revealing(kind, **more):
    """A Hero two steps from a chamber in which a token lurks."""
    who = hero("brannoc", at=(3, 2))
    pools = Pools(monsters=(kind,))
    lurking = token("R", 2, at=(9, 0))
    return who, heroes_turn(two_chambers(), who, tokens=(lurking,), pools=pools, **more)


@pytest.mark.rule("MA-058")
@pytest.mark.rule("MA-072")
@pytest.mark.rule("MA-080")
@pytest.mark.rule("MA-081")
def test_ex_52_what_heroes_reveal_acts_in_the_next_round():
    who, situation = revealing("clay_sentinel")
    play = do(do(situation, Begin(figure=who.id)).state, MoveTo(to=(6, 2)), 1, 1, 1)
    # The step into the tile ended his activation, and the sentinel was passed over.
    assert at(play, who) == (5, 2)
    assert play.state.round == 4
    (foe,) = play.state.monsters
    assert (foe.at, foe.surprised) == ((9, 0), False)
    again = do(play.state, End(), *HESITATES)
    assert reasons(again) == ["mkd-decision", "mkd-unexpected"]


@pytest.mark.rule("MA-083")
@pytest.mark.rule("MA-186")
def test_ex_52_a_stalker_acts_at_once():
    who, situation = revealing("dusk_stalker")
    play = do(do(situation, Begin(figure=who.id)).state, MoveTo(to=(6, 2)), 1, 1, 1, *HESITATES)
    assert play.state.round == 4


@pytest.mark.rule("MA-080")
@pytest.mark.rule("MA-081")
@pytest.mark.rule("MA-083")
@pytest.mark.parametrize(
    ("part", "kind", "acts"),
    [
        ("heroes", "clay_sentinel", False), ("tokens", "clay_sentinel", False),
        ("monsters", "clay_sentinel", False), ("heroes", "dusk_stalker", True),
        ("tokens", "dusk_stalker", True), ("monsters", "dusk_stalker", True),
    ],
)  # fmt: skip
def test_surprise_by_the_part_of_the_round(part, kind, acts):
    who, lurking = hero("brannoc", at=(0, 0)), token("R", 2, at=(2, 2))
    situation = heroes_turn(
        open_chamber(), who, tokens=(lurking,), pools=Pools(monsters=(kind,)), part=part,
        agenda=(Reveal(tokens=(lurking.id,)),), served=(who.id,),
        acting=1 if part == "heroes" else None,
    )  # fmt: skip
    play = Play(situation, ScriptedDice(1, 1, 1, *(HESITATES if acts else ())), ADVENTURE)
    settle(play, ADVENTURE.handlers)
    assert play.dice.left == ()
    assert play.state.round == 4
    assert not play.state.monsters[0].surprised


@pytest.mark.rule("MA-082")
@pytest.mark.rule("MA-101")
def test_the_surprised_still_strike_back():
    foe = monster("ogre_gaoler", at=(2, 1), surprised=True)
    who = hero("brannoc", at=(2, 2), facing=N)
    situation = heroes_turn(open_chamber(), who, foe, active=who, points=8)
    play = do(situation, Attack(target=foe.id), 1, 2, 1, 2)
    assert [event.manner for event in told(play, "missed")] == ["close", "counter"]


@pytest.mark.rule("MA-072")
@pytest.mark.rule("MA-187")
def test_a_nimble_hero_goes_on_but_not_blindly():
    who = hero("tamsin", at=(3, 2))
    pools = Pools(monsters=("clay_sentinel",))
    situation = heroes_turn(
        two_chambers(), who, tokens=(token("R", 2, at=(9, 0)),), pools=pools, active=who, points=9
    )
    play = do(situation, MoveTo(to=(7, 2)), 1, 1, 1)
    assert at(play, who) == (5, 2)
    assert play.state.activation.points == 7
    assert play.state.agenda == ()


@pytest.mark.rule("MA-150")
def test_a_tile_is_discovered_after_its_tokens_are_revealed():
    who = hero("brannoc", at=(4, 2))
    lurking = token("Y", 1, at=(9, 0))
    situation = heroes_turn(
        two_chambers(), who, tokens=(lurking,), active=who, points=5, visited=(0,), central=0
    )
    play = do(situation, MoveTo(to=(5, 2)), 1, 1, 1)
    assert reasons(play) == ["mkd-reveal", "mkd-reveal", "mkd-discovery"]
    assert 1 in play.state.visited


@pytest.mark.rule("MA-144")
def test_a_monster_shuts_open_chests_it_comes_by():
    who = hero("brannoc", at=(0, 0), facing=N)
    foe = monster("ogre_gaoler", at=(4, 4))
    box = chest(0, at=(3, 1), opened=True, trap="spent")
    situation = heroes_turn(open_chamber(), who, foe, chests=(box,))
    play = do(situation, Finish(), 1, 1, 2, 1, 2)
    assert (play.state.chests[0].opened, play.state.chests[0].trap) == (False, None)


@pytest.mark.rule("MA-320")
@pytest.mark.rule("MA-321")
@pytest.mark.rule("MA-322")
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


def test_alarms_do_not_cost_the_rounds_activation():
    who = hero("brannoc", at=(0, 0), facing=N)
    foe = monster("ogre_gaoler", at=(4, 4))
    queue = (MonsterActs(figure=foe.id),)
    situation = heroes_turn(
        open_chamber(), who, foe, part="monsters", acting=None, queue=queue,
        agenda=(MonsterActs(figure=foe.id, extra=True),),
    )  # fmt: skip
    play = Play(situation, ScriptedDice(*HESITATES, *HESITATES), ADVENTURE)
    settle(play, ADVENTURE.handlers)
    assert play.dice.left == ()
