"""Combat turns: flight, magic, melee."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET, layout
from rules.systems.green_dungeon.actions import Cast, Drink, Flee, Strike
from rules.systems.green_dungeon.magic import TREASURE_SPELLS, spells_of
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import blue, red
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

BLADE = treasure("hammer", 2)
NOTCHED = treasure("hammer", 1)


def versus(one=None, **about):
    """A fight with a foe of some difficulty, health and magic; `kind` and settings as well."""
    more = {
        name: about.pop(name) for name in ("options", "cleared", "lairs", "east") if name in about
    }
    kind = about.pop("kind", "minion")
    return fight(one or hero(), against=foe("C3", kind, **about), **more)


@pytest.mark.rule("GD-112: in order", "GD-112: again and again")
def test_phases_until_death():
    state = versus(difficulty=3, health=3, magic=1, cleared="C2")
    first = act(state, "strike", 1, 2)
    assert kinds(first) == ["gd-foe-cast", "gd-health-lost", "gd-melee-parried"]
    second = act(first.state, "flee-n", 1, 6, 6, 1)
    assert kinds(second) == ["gd-flight-lost", "gd-melee-won"]
    third = act(second.state, "lesser")
    assert kinds(third)[:2] == ["gd-spell-cast", "gd-foe-slain"]
    assert first.state.fight.round == 2


def test_a_blow_without_magic_may_be_kept_at_where_each_hero_decides():
    state = fight(hero(), hero(2))
    magic = tuple(each for each in state.agenda if each.kind not in ("bribe", "flight"))
    asked = state.with_(agenda=magic)
    kept = [e.id for e in RULESET.legal_actions(asked, 1) if RULESET.repeats(asked, e.action)]
    assert kept == ["strike"]
    for other in (asked.with_(fight=None), asked.with_(mode="shared")):
        assert not RULESET.repeats(other, Strike())


@pytest.mark.rule("GD-113")
@pytest.mark.permits("GD-113")
@pytest.mark.parametrize(("die", "against", "away"), [(5, 6, False), (6, 6, True), (1, 1, True)])
def test_flight(die, against, away):
    faces = (die, against) if away else (die, against, 1, 6)
    fled = act(versus(kind="captain", cleared="C2"), "flee-n", *faces)
    assert ("gd-flight-won" in kinds(fled)) is away


@pytest.mark.rule("GD-114")
def test_to_an_explored_room_beside_not_through_walls():
    state = versus(cleared="C2 D3")
    assert [name for name in menu(state) if name.startswith("flee")] == ["flee-n"]
    assert refusal(state, Flee(side=Side.EAST)) == "gd-error-no-refuge"
    assert refusal(state, Flee(side=Side.SOUTH)) == "gd-error-no-refuge"
    fled = act(state, "flee-n", 6, 1).state
    assert (layout.name(fled.at), fled.foes[0].at) == ("C2", tile("C3"))
    assert fled.time == 1


@pytest.mark.rule("GD-114")
@pytest.mark.permits("GD-114")
@pytest.mark.parametrize(("side", "name"), [("n", "C2"), ("s", "C4"), ("e", "D3"), ("w", "B3")])
def test_who_flees_chooses_among_the_explored_rooms_beside(side, name):
    """Two open ways north and south, two doors east and west; who gets away takes any."""
    state = versus(cleared="C2 C4 D3 B3", east="D3 B3")
    assert {each for each in menu(state) if each.startswith("flee")} == {
        "flee-n", "flee-e", "flee-s", "flee-w",
    }  # fmt: skip
    fled = act(state, f"flee-{side}", 6, 1).state
    assert (layout.name(fled.at), fled.foes[0].at) == (name, tile("C3"))


@pytest.mark.rule("GD-114")
def test_doors_are_no_hindrance_and_foes_there_attack():
    state = fight(east="C3", cleared="C2", foes=(foe("C2", left="bribed"),))
    fled = act(state, "flee-n", 6, 1)
    assert "gd-foe-awaited" in kinds(fled)
    assert fled.state.fight.foe.at == tile("C2")


@pytest.mark.rule("GD-115")
def test_a_failed_flight():
    strong = hero(level=2, cards=(BLADE,))
    state = versus(strong, difficulty=4, cleared="C2")
    failed = act(state, "flee-n", 1, 6, 4, 4)
    assert kinds(failed) == ["gd-flight-lost", "gd-melee-lost", "gd-health-lost"]
    assert failed.state.fight.faltered is False
    hit = act(state, "flee-n", 1, 6, 5, 4).state
    assert hit.fight.foe.health == 1


@pytest.mark.rule("GD-115")
def test_potions_after_a_failed_flight_if_so_ruled():
    thirsty = hero(health=5, cards=(treasure("drop", 1),))
    asked = versus(thirsty, cleared="C2", options={"failed_flight_blocks_potions": False})
    asked = act(asked, "flee-n", 1, 6).state
    assert list(menu(asked)) == ["strike", "drink-1"]
    assert refusal(asked, Cast(spell="lesser")) == "gd-error-faltered"
    assert red(act(asked, "drink-1", 6, 1).state) == 7


@pytest.mark.rule("GD-116")
def test_monsters_never_flee():
    state = versus(difficulty=2, health=1)
    for _ in range(3):
        done = act(state, "strike", 1, 6)
        assert kinds(done) == ["gd-melee-lost", "gd-health-lost"]
        assert done.state.fight.foe.at == done.state.at
        state = done.state


@pytest.mark.rule("GD-117: one magic", "GD-117: one and the level")
@pytest.mark.parametrize(("level", "harm"), [(1, 2), (4, 5)])
def test_the_lesser_spell(level, harm):
    cast = act(versus(hero(level=level), difficulty=6), "lesser", 6, 1).state
    assert cast.fight.foe.health == 6 - harm
    assert blue(cast) == 4 + level - 1
    assert "lesser" not in menu(versus(hero(magic=0)))


@pytest.mark.rule("GD-118", "GD-056")
@pytest.mark.permits("GD-118")
def test_the_greater_spell():
    cast = act(versus(hero(level=2), difficulty=8), "greater", 4, 6, 1).state
    assert (cast.fight.foe.health, red(cast), blue(cast)) == (2, 10, 3)
    assert refusal(versus(hero(magic=2)), Cast(spell="greater")) == "gd-error-magic"


@pytest.mark.rule("GD-119: instead of a spell", "GD-119: one")
def test_one_potion_and_no_spell():
    held = (treasure("drop", 1), treasure("wood", 2))
    thirsty = hero(health=5, magic=1, cards=held)
    state = versus(thirsty, difficulty=3)
    drunk = act(state, "drink-1", 6, 1)
    assert kinds(drunk) == ["gd-potion-drunk", "gd-melee-won"]
    assert red(drunk.state) == 7
    assert blue(act(state, f"drink-{held[1] + 1}", 6, 1).state) == 3
    melee = state.with_(agenda=state.agenda[2:])
    assert "drink-1" in menu(melee)
    party = fight(thirsty, hero(2), against=foe("C3", difficulty=9))
    party = party.with_(agenda=party.agenda[2:])
    second = act(party, "drink-1").state
    assert refusal(second, Drink(card=held[1])) == "gd-error-not-your-turn"
    after = act(party, "lesser").state
    assert refusal(after, Drink(card=held[0])) == "gd-error-not-your-turn"


@pytest.mark.rule("GD-120: casts", "GD-120: does not strike")
def test_a_foe_with_magic_casts():
    cast = act(versus(difficulty=3, magic=2), "strike", 6, 1)
    assert kinds(cast)[0] == "gd-foe-cast"
    assert kinds(act(versus(difficulty=3), "strike", 6, 1))[0] == "gd-melee-won"


@pytest.mark.rule("GD-121: one magic", "GD-121: its full damage")
def test_a_foes_spell():
    cast = act(versus(difficulty=3, magic=2), "strike", 1, 1).state
    assert (red(cast), cast.fight.foe.magic) == (7, 1)


@pytest.mark.rule("GD-122")
def test_a_boss_casts_the_greater_spell():
    strong = hero(level=4)
    cast = act(versus(strong, kind="final", difficulty=7, magic=4), "strike", 2, 1, 6).state
    assert (red(cast), cast.fight.foe.health, cast.fight.foe.magic) == (4, 6, 1)
    lesser = act(versus(strong, kind="mini", difficulty=7, magic=2), "strike", 1, 6).state
    assert (red(lesser), lesser.fight.foe.health, lesser.fight.foe.magic) == (6, 7, 1)


@pytest.mark.rule("GD-123")
def test_others_never_do():
    for kind in ("minion", "captain"):
        cast = act(versus(kind=kind, difficulty=3, magic=3), "strike", 1, 6).state
        assert (red(cast), cast.fight.foe.magic, cast.fight.foe.health) == (7, 2, 3)


@pytest.mark.rule("GD-124")
def test_the_dead_cast_no_more():
    state = versus(difficulty=3, health=1, magic=2)
    done = act(state, "lesser")
    assert "gd-foe-cast" not in kinds(done)
    assert "gd-foe-slain" in kinds(done)
    ruled = versus(difficulty=3, health=1, magic=2, options={"magic_simultaneous": True})
    both = act(ruled, "lesser")
    assert "gd-foe-cast" in kinds(both)
    assert red(both.state) == 7
    assert "gd-foe-slain" in kinds(both)


@pytest.mark.rule("GD-125")
def test_no_melee_if_both_cast():
    assert "melee" not in " ".join(kinds(act(versus(difficulty=6, magic=2), "lesser")))


@pytest.mark.rule("GD-126")
def test_who_cast_only_wards_off():
    armed = hero(level=3, cards=(BLADE,))
    cast = act(versus(armed, difficulty=6), "lesser", 5, 4)
    assert kinds(cast)[-1] == "gd-melee-parried"
    assert cast.state.fight.foe.health == 2
    tie = act(versus(armed, difficulty=6), "lesser", 5, 5).state
    assert red(tie) == 6
    foe_cast = act(versus(armed, kind="captain", difficulty=4, magic=1), "strike", 1, 6)
    assert (red(foe_cast.state), kinds(foe_cast)[-1]) == (8, "gd-melee-parried")
    bare = act(versus(hero(level=3), kind="captain", difficulty=4, magic=1), "strike", 3, 5).state
    assert bare.fight.foe.health == 3


@pytest.mark.rule("GD-127")
@joined(("kind", "plus"), [("minion", 0), ("captain", 1), ("mini", 2), ("final", 3)])
def test_melee_totals(kind, plus):
    armed = hero(level=3, cards=(BLADE,))
    won = act(versus(armed, kind=kind, difficulty=6), "strike", 1 + plus, 5)
    assert won.events[0].mine == 6 + plus
    assert won.events[0].theirs == 5 + plus
    lost = act(versus(armed, kind=kind, difficulty=6), "strike", 1, 6 - plus if plus < 6 else 1)
    assert lost.events[0].theirs == 6


@pytest.mark.rule("GD-128")
@joined(("cards", "harm"), [((), 1), ((NOTCHED,), 2), ((BLADE,), 3)])
def test_a_heros_hit(cards, harm):
    hit = act(versus(hero(cards=cards), difficulty=6), "strike", 6, 1).state
    assert hit.fight.foe.health == 6 - harm


@pytest.mark.rule("GD-129")
def test_a_foes_hit():
    assert red(act(versus(difficulty=4), "strike", 1, 6).state) == 6


@pytest.mark.rule("GD-130")
def test_the_end_comes_at_once():
    dead = act(versus(hero(health=2, luck=0), difficulty=3, magic=1), "strike")
    assert kinds(dead) == ["gd-foe-cast", "gd-health-lost", "gd-hero-fell", "gd-party-lost"]
    slain = act(versus(difficulty=3, health=1), "lesser")
    assert kinds(slain)[:2] == ["gd-spell-cast", "gd-foe-slain"]


@pytest.mark.rule("GD-131: lost", "GD-131: luck saves")
def test_both_at_zero_is_lost_unless_luck_saves():
    state = versus(hero(health=1, luck=0), difficulty=3, health=1)
    lost = act(state, "greater", 1)
    assert (lost.state.ending, "gd-foe-slain" in kinds(lost)) == ("dead", False)
    lucky = act(versus(hero(health=1, luck=1), difficulty=3, health=1), "greater", 1).state
    saved = act(lucky, "luck-1", 2, 3)
    assert "gd-foe-slain" in kinds(saved)
    declined = act(lucky, "luck-0").state
    assert declined.ending == "dead"


@pytest.mark.rule("GD-064")
def test_a_tie_goes_to_the_monster():
    assert red(act(versus(difficulty=2), "strike", 4, 5).state) == 8
    tied = act(versus(cleared="C2"), "flee-n", 5, 6, 6, 1)
    assert "gd-flight-lost" in kinds(tied)


@pytest.mark.rule("GD-141")
def test_no_treasure_in_the_box_casts():
    assert dict(TREASURE_SPELLS) == {}
    assert spells_of(hero(magic=0, cards=tuple(range(12)))) == ()


@pytest.mark.rule("GD-146")
def test_the_wounded_hit_as_hard():
    assert red(act(versus(difficulty=3, health=1), "strike", 1, 6).state) == 7
    ruled = versus(difficulty=3, health=1, options={"wounded_monsters_weaken": True})
    assert red(act(ruled, "strike", 1, 6).state) == 9


def test_alone_all_of_a_combat_turn_is_asked_at_once():
    state = versus(cleared="C2")
    assert list(menu(state)) == ["strike", "lesser", "greater", "bribe", "flee-n"]
    deck = (monster("hammer", 2),)
    met = act(game(monster_deck=deck), "go-n").state
    assert list(menu(met)) == ["strike", "lesser", "greater", "bribe", "flee-s"]
    assert red(run(met, ("strike", 1, 6))) == 8
