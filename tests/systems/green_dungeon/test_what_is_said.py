"""What players read of a fight before they choose: the figures with which it then goes on."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, menu
from tests.systems.green_dungeon.numbers import red
from tests.systems.green_dungeon.pieces import treasure
from tests.systems.green_dungeon.tables import fight, foe, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
AXE = treasure("hammer", 2)
WEAK = {"wounded_monsters_weaken": True}


def striking(state, seat=1):
    """What is said of a strike."""
    return WORDS.say(menu(state, seat)["strike"].detail)


def of_the_foe(state):
    """What the story and the facts beside the map say of the foe."""
    view = RULESET.view(state, None)
    return WORDS.say(view.story[0]), WORDS.say(view.scene.facts[1])


def asked_for_magic(*heroes, **more):
    """A fight of several who stood, where the first is asked how to fight."""
    state = fight(*heroes, **more)
    while state.agenda[0].kind != "magic":
        state = state.with_(agenda=state.agenda[1:])
    return state


@pytest.mark.rule("GD-127", "GD-128", "GD-129")
@joined(("kind", "plus"), [("minion", 0), ("captain", 1), ("mini", 2), ("final", 3)])
def test_a_strike_is_told_with_all_that_is_added(kind, plus):
    state = fight(hero(level=3, cards=(AXE,)), against=foe("C3", kind, difficulty=4))
    assert striking(state) == (
        f"You: die +5, 3 damage. The foe: die +{plus}, 4 damage. The foe wins ties."
    )


@pytest.mark.rule("GD-120: does not strike", "GD-126")
def test_a_caster_is_told_with_its_spell_and_a_bare_die():
    """A captain with one spell: four against three wins, which one more would make a tie."""
    state = fight(against=foe("C3", "captain", difficulty=3, magic=1))
    assert striking(state) == (
        "You: die +1, 1 damage. The foe: die +0, a spell for 3 damage. The foe wins ties."
    )
    cast = act(state, "strike", 3, 3)
    assert (red(cast.state), cast.events[-1].kind) == (7, "gd-melee-won")
    assert striking(cast.state).endswith("The foe: die +1, 3 damage. The foe wins ties.")


@pytest.mark.rule("GD-122")
@joined(("magic", "spell"), [(4, "a die +7"), (3, "a die +7"), (2, "7"), (1, "7")])
def test_a_boss_is_told_with_the_spell_that_it_will_cast(magic, spell):
    state = fight(hero(level=4), against=foe("C3", "final", difficulty=7, magic=magic))
    assert f"The foe: die +0, a spell for {spell} damage." in striking(state)


@pytest.mark.rule("GD-123")
def test_no_other_caster_is_told_with_a_great_spell():
    state = fight(against=foe("C3", "captain", difficulty=3, magic=3))
    assert "a spell for 3 damage" in striking(state)


@pytest.mark.rule("GD-143")
def test_each_of_a_party_is_told_what_is_left_of_the_magic():
    """Four magic of a boss: three for the first, one for the next, and a blow for the last."""
    three = hero(), hero(2), hero(3)
    against = foe("C3", "mini", difficulty=4, health=12, magic=4)
    state = asked_for_magic(*three, against=against, options={"order": "any"})
    told = [striking(state, seat).removeprefix("You: die +1, 1 damage. ") for seat in (1, 2, 3)]
    assert told == [
        "The foe: die +0, a spell for a die +4 damage. The foe wins ties.",
        "The foe: die +0, a spell for 4 damage. The foe wins ties.",
        "The foe: die +2, 4 damage. The foe wins ties.",
    ]


@pytest.mark.rule("GD-146")
def test_where_wounds_weaken_they_are_told_of():
    weakened = fight(against=foe("C3", difficulty=3, health=1), options=WEAK)
    assert striking(weakened).endswith("The foe: die +0, 1 damage. The foe wins ties.")
    assert all("amage 1" in line for line in of_the_foe(weakened))
    assert red(act(weakened, "strike", 1, 6).state) == 9
    as_written = fight(against=foe("C3", difficulty=3, health=1))
    assert striking(as_written).endswith("The foe: die +0, 3 damage. The foe wins ties.")
    assert all("amage 3" in line for line in of_the_foe(as_written))


@pytest.mark.rule("GD-146")
def test_wounds_weaken_no_spell_that_is_told_of():
    caster = fight(against=foe("C3", difficulty=3, health=1, magic=2), options=WEAK)
    assert "a spell for 3 damage" in striking(caster)
    assert all("amage 3" in line for line in of_the_foe(caster))
    assert red(act(caster, "strike", 1, 1).state) == 7


@pytest.mark.rule("GD-115")
def test_after_a_failed_flight_a_strike_is_told_without_bonuses():
    thirsty = hero(level=2, health=5, cards=(0, AXE))
    state = fight(thirsty, cleared="C2", options={"failed_flight_blocks_potions": False})
    failed = act(state, "flee-n", 1, 6).state
    assert striking(failed).startswith("You: die +0, 3 damage.")


@pytest.mark.rule("GD-130")
@pytest.mark.parametrize(("option", "faces"), [("strike", (6, 1)), ("lesser", ())])
def test_nobody_is_told_of_less_than_no_health(option, faces):
    """Three of harm to a foe with one health left: it has none, and nothing more is said of it."""
    state = fight(hero(level=2, cards=(AXE,)), against=foe("C3", difficulty=2, health=1))
    hit = act(state, option, *faces).events[0]
    assert (hit.harm, hit.left) == (3, 0)
    assert "-" not in WORDS.say(hit.text())
