"""Several heroes, or several players for one hero."""

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Go, Strike
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.scoring import score
from rules.systems.green_dungeon.state import Step, Vote
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, seats
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero


def pair(**more):
    """Two heroes, the second of level 2."""
    return hero(), hero(2, level=2, **more)


def both(state, option, *faces):
    """Two seats say the same; what comes of it."""
    return act(act(state, option).state, option, *faces, seat=2)


@pytest.mark.rule("GD-143")
def test_a_party_sets_out():
    state = RULESET.new_game(GreenDungeonOptions(), seats(3), SeededDice(b"p")).state
    assert (len(state.heroes), state.gold) == (3, 9)
    assert state.treasure_deck == tuple(sorted([*range(12)] * 3))
    assert len(state.monster_deck) == len(state.boss_deck) == 12


@pytest.mark.rule("GD-143")
def test_a_foe_counts_for_each_hero():
    state = both(game(*pair(), monster_deck=(monster("wood", 3),)), "go-n").state
    found = state.fight.foe
    assert (found.difficulty, found.health, found.magic) == (3, 6, 6)
    assert menu(state)["bribe"].label.args == (("gold", 6),)
    paid = both(state, "bribe").state
    assert (paid.gold, paid.foes[0].paid) == (0, 6)


@pytest.mark.rule("GD-143")
def test_common_choices_are_votes():
    state = game(*pair(), hero(3), cleared="C2 C4")
    first = act(state, "go-n")
    assert kinds(first) == ["gd-vote-cast"]
    assert RULESET.awaiting(first.state) == (2, 3)
    assert act(first.state, "go-n", seat=3).state.at == tile("C2")
    split = act(act(first.state, "go-s", seat=2).state, "rest", seat=3)
    assert split.state.at == tile("C2")
    assert kinds(split)[:2] == ["gd-vote-cast", "vote-settled"]
    assert split.events[1].hero == "Aldith"
    most = act(act(first.state, "go-s", seat=2).state, "go-s", seat=3)
    assert "vote-settled" not in kinds(most)
    assert refusal(first.state, Go(side="s")) == "gd-error-not-your-turn"


@pytest.mark.rule("GD-143")
def test_a_combat_turn_of_a_party():
    two = pair()
    state = fight(*two, against=foe("C3", difficulty=3, health=9, magic=3), cleared="C2")
    state = both(state, "refuse").state
    state = both(state, "stand").state
    assert RULESET.awaiting(state) == (1,)
    assert refusal(state, Strike(), seat=2) == "gd-error-not-your-turn"
    state = act(state, "lesser").state
    done = act(state, "strike", 6, 1, seat=2)
    assert kinds(done) == [
        "gd-foe-cast", "gd-health-lost", "gd-foe-cast", "gd-health-lost", "gd-melee-won",
    ]  # fmt: skip
    assert (red(done.state, 1), red(done.state, 2)) == (7, 8)
    assert (done.state.fight.foe.health, done.state.fight.foe.magic) == (6, 1)


@pytest.mark.rule("GD-143")
def test_a_foe_without_magic_for_all_strikes_the_others():
    state = fight(*pair(), against=foe("C3", difficulty=3, health=9, magic=1))
    state = both(state, "refuse").state
    done = act(act(state, "lesser").state, "strike", 1, 6, seat=2)
    assert kinds(done)[:3] == ["gd-foe-cast", "gd-health-lost", "gd-melee-lost"]


@pytest.mark.rule("GD-143")
def test_flight_is_for_all_at_the_lowest_level():
    state = fight(*pair(), cleared="C2")
    state = both(state, "refuse").state
    lost = both(state, "flee-n", 5, 6, 1, 6, 6, 1)
    assert kinds(lost)[1:] == ["gd-flight-lost", "gd-melee-lost", "gd-health-lost", "gd-melee-won"]
    assert both(state, "flee-n", 6, 6).state.at == tile("C2")


@pytest.mark.rule("GD-143")
def test_everybody_gets_everything():
    guard = foe("C3", health=1, treasure=True)
    coins = (treasure("wood", 1), treasure("wood", 2))
    state = fight(*pair(), against=guard, treasure_deck=coins)
    state = both(state, "refuse").state
    won = act(state, "strike").state
    won = act(won, "strike", 6, 1, 1, seat=2).state
    assert [one.xp for one in won.heroes] == [1, 1]
    assert [one.cards for one in won.heroes] == [(coins[0],), (coins[1],)]
    assert won.gold == 9


@pytest.mark.rule("GD-143")
def test_each_faces_a_trap():
    state = game(*pair(), rooms={"C2": "brick"}, boss_deck=(boss("hammer", 5),))
    caught = both(state, "go-n", 3, 3).state
    assert (red(caught, 1), red(caught, 2)) == (6, 11)
    healed = game(hero(health=3), hero(2, health=9), rooms={"C2": "wood"}, boss_deck=(0,))
    healed = both(healed, "go-n").state
    assert (red(healed, 1), red(healed, 2)) == (7, 10)


@pytest.mark.rule("GD-143")
def test_the_ablest_opens_doors_and_all_rest():
    opened = both(game(*pair(), cleared="C2", east="C3"), "go-n", 3)
    assert opened.state.at == tile("C2")
    tired = game(hero(health=2, magic=0), hero(2, health=3, magic=0))
    rested = both(tired, "rest", 1, 2, 3, 4, 5, 6).state
    assert (red(rested, 1), blue(rested, 1), red(rested, 2), blue(rested, 2)) == (4, 3, 8, 5)
    assert track(rested) == (3, 0)


@pytest.mark.rule("GD-143")
def test_the_fallen_pass_on_what_they_have():
    blade, vial = treasure("hammer", 1), treasure("drop", 1)
    dying = hero(health=1, luck=0, cards=(blade, vial))
    state = fight(dying, hero(2), against=foe("C3", difficulty=2, health=8))
    state = both(state, "refuse").state
    state = act(state, "strike").state
    done = act(state, "strike", 1, 6, 6, 1, seat=2)
    assert kinds(done).count("gd-gear-passed") == 2
    assert done.state.heroes[1].cards == (blade, vial)
    assert RULESET.awaiting(done.state) == (2,)
    assert done.state.ending == ""
    assert refusal(done.state, Strike(), seat=1) == "gd-error-dead"


@pytest.mark.rule("GD-143")
def test_the_score_of_a_party_is_a_mean():
    state = game(hero(), hero(2, health=0, alive=False), gold=7)
    first = 10 + 5 + 10 + 60
    second = 0 + 5 + 10 + 60
    assert score(state) == (first + second + 7 + 1) // 2 - 24


@pytest.mark.rule("GD-143")
def test_a_party_of_one_is_solo():
    for seed in range(4):
        games = []
        for mode in ("solo", "party"):
            dice, chance = SeededDice(bytes([seed])), SeededDice(bytes([seed, 9]))
            state = RULESET.new_game(GreenDungeonOptions(mode=mode), seats(1), dice).state
            trace = []
            for _ in range(80):
                offered = RULESET.legal_actions(state, 1)
                if not offered:
                    break
                trace.append(tuple(option.id for option in offered))
                action = offered[chance.roll(len(offered), "option") - 1].action
                state = RULESET.apply(state, 1, action, dice).state
            trace.append(state.model_dump(exclude={"options", "mode"}))
            games.append(trace)
        assert games[0] == games[1]


@pytest.mark.rule("GD-144")
@pytest.mark.permits("GD-144")
def test_a_shared_hero():
    state = game(hero(), players=3, cleared="C2", options={"mode": "shared"})
    assert RULESET.awaiting(state) == (1, 2, 3)
    moved = act(act(state, "go-n", seat=3).state, "go-n", seat=2).state
    assert moved.at == tile("C2")
    met = fight(players=3, options={"mode": "shared"}, against=foe("C3", difficulty=2))
    assert met.fight.foe.health == 2
    fought = act(act(met, "refuse", seat=1).state, "refuse", seat=2).state
    assert RULESET.awaiting(fought) == (1, 2, 3)
    struck = act(fought, "strike", 1, 6, seat=3).state
    assert red(struck) == 8
    lines = RULESET.view(struck, None).party
    assert [bool(line.stats) for line in lines] == [True, False, False]
    assert RULESET.sheet(struck, 3).name == "Aldith"


@pytest.mark.rule("GD-144")
def test_treasure_of_a_shared_hero_is_voted_on():
    deck = (treasure("hammer", 1), treasure("cog", 2))
    state = game(hero(), players=2, rooms={"C2": "cog"}, treasure_deck=deck,
                 options={"mode": "shared"})  # fmt: skip
    asked = both(state, "go-n", 1).state
    assert RULESET.awaiting(asked) == (1, 2)
    kept = both(asked, "pick-4").state
    assert kept.heroes[0].cards == (3,)


@pytest.mark.rule("GD-144")
def test_somebody_joins_a_shared_hero():
    state = game(hero(), players=1, options={"mode": "shared"})
    joined = RULESET.join(state, seats(2)[1], SeededDice(b"j"))
    assert kinds(joined) == ["gd-hand-joined"]
    assert RULESET.awaiting(joined.state) == (1, 2)
    for refused, seat in ((game(), 1), (state, 0), (state.with_(ending="dead"), 1)):
        with pytest.raises(RuleError):
            RULESET.join(refused, seats(2)[seat], SeededDice(b"j"))
    with pytest.raises(RuleError):
        RULESET.join(state, seats(1)[0].with_(seat=5), SeededDice(b"j"))


@pytest.mark.rule("GD-143")
def test_who_casts_after_whom_in_a_combat_turn():
    three = (hero(), hero(2, magic=0), hero(3))
    state = fight(*three, against=foe("C3", difficulty=3, health=9), cleared="C2")
    assert RULESET.following(state) == ()
    for option in ("refuse", "stand"):
        state = both(state, option).state
    assert (RULESET.awaiting(state), RULESET.following(state)) == ((1,), (2, 3))
    fallen = state.with_(heroes=(three[0], three[1].with_(alive=False), three[2]))
    assert RULESET.following(fallen) == (3,)
    after = act(state, "lesser").state
    assert (RULESET.awaiting(after), RULESET.following(after)) == ((2,), (3,))


@pytest.mark.rule("GD-052")
def test_who_rises_after_whom_at_the_end_of_a_rest():
    steps = tuple(Step(kind="level", seat=seat) for seat in (1, 2, 3))
    state = game(hero(xp=5), hero(2), hero(3, xp=5), agenda=steps)
    assert (RULESET.awaiting(state), RULESET.following(state)) == ((1,), (3,))


@pytest.mark.rule("GD-144")
def test_those_who_guide_one_hero_wait_for_nobody():
    steps = (Step(kind="level", seat=1), Step(kind="level", seat=1))
    state = game(hero(xp=10), players=2, agenda=steps, options={"mode": "shared"})
    assert RULESET.following(state) == ()


@pytest.mark.rule("GD-143")
def test_a_stored_vote_for_what_is_not_on_offer_is_asked_for_again():
    state = game(*pair(), hero(3), cleared="C2 C4")
    tried = state.with_(votes=(Vote(seat=1, action=Go(side="n")),), tried=("n",))
    spoken = act(tried, "go-s", seat=2)
    assert [vote.seat for vote in spoken.state.votes] == [2]
    assert RULESET.awaiting(spoken.state) == (1, 3)
