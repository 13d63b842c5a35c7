"""What items and potions are good for while a round goes on: Heroes, Monsters, Heroes again."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Attack, Begin, End, UseItem
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.figures import attack_of, defense_of, has, speed_of
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import told

GOES_FOR_FIRST = 1
FIFTEEN = (4, 4)
"""Two dice with which a Bone Shambler, attack 7, reaches a defense of 15."""
MISS, SIX = (1, 2), (3, 3)


def carrier(*held, foe=None, strike_back="no", **more):
    """Hask, active, with open chests in hand; before him a Bone Shambler stands to be struck."""
    who = hero("hask", at=(2, 2), facing=N, carries=tuple(range(len(held))), **more)
    boxes = tuple(
        chest(number, kind, carrier=who.id, opened=True, trap="spent")
        for number, kind in enumerate(held)
    )
    foe = foe or monster("bone_shambler", at=(2, 1), facing=S)
    situation = heroes_turn(
        open_chamber(), who, foe, active=who, chests=boxes, orders=Orders(strike_back=strike_back)
    )
    return who, foe, situation


@pytest.mark.rule("MA-146: until the next Hero turn", "B-89: Monsters' turn")
def test_a_potion_protects_while_the_monsters_act():
    who, _, situation = carrier("c08")
    drunk = do(situation, UseItem(chest=0)).state
    assert defense_of(drunk.figure(who.id)) == 17
    play = do(drunk, End(), GOES_FOR_FIRST, *FIFTEEN)
    assert told(play, "missed")
    assert play.figure(who.id).click == who.click


@pytest.mark.rule("MA-146: until the next Hero turn", "B-89: next Hero turn")
def test_a_potion_fades_as_the_next_hero_turn_begins_and_before_anybody_acts():
    who, _, situation = carrier("c08")
    play = do(do(situation, UseItem(chest=0)).state, End(), GOES_FOR_FIRST, *FIFTEEN)
    after = play.figure(who.id)
    assert (play.state.round, after.effects, defense_of(after)) == (4, (), 14)
    kinds = [event.kind for event in play.events]
    assert kinds.count("mkd-potion-faded") == 1
    assert kinds.index("mkd-missed") < kinds.index("mkd-potion-faded")
    assert kinds.index("mkd-potion-faded") < kinds.index("mkd-round-began")
    # In the round after, the same dice do hit.
    again = do(play.state, End(), GOES_FOR_FIRST, *FIFTEEN)
    assert again.figure(who.id).click == who.click + 1
    assert not told(again, "potion-faded")


@pytest.mark.rule("MA-146: until the next Hero turn")
def test_the_potions_of_all_heroes_fade_at_once_before_the_first_team_acts():
    who, foe, _ = carrier()
    one = who.with_(carries=(0,))
    two = hero("derrik", at=(4, 4), seat=2, carries=(1,))
    boxes = [
        chest(number, "c08", carrier=each.id, opened=True) for number, each in enumerate((one, two))
    ]
    situation = heroes_turn(
        open_chamber(), one, two, foe, chests=tuple(boxes), orders=Orders(strike_back="no")
    )
    first = do(do(do(situation, Begin(figure=one.id)).state, UseItem(chest=0)).state, End())
    # The last Hero of a team begins by himself.
    last = do(first.state, UseItem(chest=1), seat=2)
    play = do(last.state, End(), GOES_FOR_FIRST, *FIFTEEN, seat=2)
    assert len(told(play, "potion-faded")) == 2
    assert [play.figure(each.id).effects for each in (one, two)] == [(), ()]


@pytest.mark.rule("MA-146: gone for good", "B-89: spent")
def test_a_potion_is_never_drunk_twice_and_its_gold_is_left():
    who, _, situation = carrier("c08")
    drunk = do(situation, UseItem(chest=0)).state
    with pytest.raises(RuleError):
        carry_out(drunk, 1, UseItem(chest=0), ScriptedDice())
    later = do(drunk, End(), GOES_FOR_FIRST, *MISS).state
    assert later.activation.figure == who.id
    with pytest.raises(RuleError):
        carry_out(later, 1, UseItem(chest=0), ScriptedDice())
    box = later.chest(0)
    assert (box.charged, box.bare, box.carrier) == (False, False, who.id)


@pytest.mark.rule("B-89: own activation")
@pytest.mark.permits("B-89: own activation")
def test_a_potion_is_drunk_for_nothing_and_by_who_is_active_alone():
    who, _, situation = carrier("c01")
    friend = hero("derrik", at=(4, 4), carries=(1,))
    box = chest(1, "c08", carrier=friend.id, opened=True)
    situation = situation.with_(
        figures=(*situation.figures, friend), chests=(*situation.chests, box)
    )
    drunk = do(situation, UseItem(chest=0)).state
    # Its two points of speed are there at once.
    assert drunk.activation.points == situation.activation.points + 2
    assert speed_of(drunk.figure(who.id)) == 9
    with pytest.raises(RuleError):
        carry_out(drunk, 1, UseItem(chest=1), ScriptedDice())
    between = situation.with_(activation=None)
    with pytest.raises(RuleError):
        carry_out(between, 1, UseItem(chest=0), ScriptedDice())


@pytest.mark.rule("MA-145", "B-88")
def test_a_cloak_protects_nobody_from_monsters():
    who, _, situation = carrier("c20")
    worn = do(situation, UseItem(chest=0)).state
    assert defense_of(worn.figure(who.id)) == 17
    assert has(worn.figure(who.id), "toughness")
    play = do(worn, End(), GOES_FOR_FIRST, *FIFTEEN)
    assert play.figure(who.id).click == who.click + 1


@pytest.mark.rule("MA-145")
@pytest.mark.permits("MA-145")
def test_a_sword_helps_in_his_own_activation_but_not_to_strike_back_at_a_monster():
    ogre = monster("ogre_gaoler", at=(2, 1), facing=S)
    who, _, situation = carrier("c10", foe=ogre, strike_back="yes")
    armed = do(situation, UseItem(chest=0)).state
    assert attack_of(armed.figure(who.id)) == 10
    # 6 and 10 reach its 15; 6 and the 8 that he has without the sword do not.
    struck = do(armed, Attack(target=ogre.id), *SIX, *MISS)
    assert struck.figure(ogre.id).click == 1
    play = do(struck.state, End(), GOES_FOR_FIRST, *MISS, *SIX)
    assert [event.attacker.key for event in told(play, "missed")] == [
        "mkd-figure-ogre_gaoler",
        "mkd-figure-hask",
    ]
    assert play.figure(ogre.id).click == 1


@pytest.mark.rule("B-88", "B-14")
@pytest.mark.permits("B-88", "B-14")
def test_any_number_of_items_is_used_and_what_they_lend_is_had():
    who, foe, situation = carrier("c09", "c10")
    assert not has(who, "stealth")
    armed = plays(situation, "use-0", "use-1").state
    assert has(armed.figure(who.id), "stealth")
    assert attack_of(armed.figure(who.id)) - attack_of(who) == 2
    assert armed.activation.points >= situation.activation.points
    # What a pair of boots lends is offered and used like what is on the dial.
    _, _, shod = carrier("c21", foe=foe.with_(at=(0, 0)))
    quick = plays(shod, "use-0", "hurry").state
    assert (quick.activation.quick, has(quick.figure(quick.activation.figure), "quickness")) == (
        True,
        True,
    )
