"""The number a die must stay below, face by face, and fights one has to see through."""

import pytest

from rules.core.scene import Side
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import (
    Ascend,
    Attack,
    Descend,
    Drop,
    Flee,
    Go,
    GoHome,
    ReadTeleport,
    Rest,
    RunWithBoots,
    Search,
    Take,
    TempleTeleport,
    Unearth,
    UseSalts,
    Wait,
)
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room

FACES = (1, 2, 3, 4, 5, 6)


def faces_that_hit(state, option):
    """The faces with which an attack takes a point from the monster, each tried."""
    points = state.room.monster.hp
    return tuple(die for die in FACES if act(state, option, die).state.room.monster.hp < points)


def below(number):
    """The faces that hit while a die must stay below a number."""
    return tuple(die for die in FACES if die == 1 or (die < number and die != 6))


@pytest.mark.rule("TD-027: raises the number", "HR-027")
@joined(
    ("item", "attack", "number"),
    [
        ("sword", "attack-body", 3),
        ("tome", "attack-mind", 3),
        ("scroll", "attack-spirit+scroll", 5),
        ("idol", "attack-body+idol", 4),
        ("idol", "attack-mind+idol", 4),
        ("idol", "attack-spirit+idol", 4),
        ("pendant", "attack-mind+pendant", 5),
    ],
)
def test_every_plus_raises_the_number_of_two(item, attack, number):
    armed = fight(hero((2, 2, 2), pack=(item,)))
    assert faces_that_hit(armed, attack) == below(number)
    bare = fight(hero((2, 2, 2)))
    assert faces_that_hit(bare, attack.split("+")[0]) == below(2)


@pytest.mark.rule("TD-027: never the die")
@joined(
    ("pack", "attack"),
    [
        (("sword",) * 5, "attack-body"),
        (("tome",) * 5, "attack-mind"),
        (("scroll", "idol"), "attack-spirit+scroll+idol"),
        (("idol", "pendant"), "attack-mind+idol+pendant"),
    ],
)
def test_no_plus_makes_a_one_miss_or_a_six_hit(pack, attack):
    state = fight(hero((2, 2, 2), pack=pack))
    assert faces_that_hit(state, attack) == (1, 2, 3, 4, 5)
    (missed,) = [
        event for event in act(state, attack, 6).events if event.kind == "td-attack-missed"
    ]
    assert missed.die == 6


@pytest.mark.rule("TD-032: adds one", "TD-032: BODY", "TD-033: adds one", "TD-033: MIND")
@joined(("item", "attribute"), [("sword", "body"), ("tome", "mind")])
@joined("pieces", range(5))
def test_each_piece_adds_one_to_its_own_attacks_alone(item, attribute, pieces):
    state = fight(hero((1, 1, 1), pack=(item,) * pieces))
    for name in ("body", "mind", "spirit"):
        number = 1 + pieces if name == attribute else 1
        assert faces_that_hit(state, f"attack-{name}") == below(number)
    assert act(state, f"attack-{attribute}", 1).state.hero(1).pack == (item,) * pieces


@pytest.mark.rule("TD-051: three", "TD-051: MIND", "TD-051: once")
@pytest.mark.permits("TD-051: MIND")
def test_the_pendant_adds_three_to_one_attack_with_mind():
    state = fight(hero((4, 1, 4), pack=("pendant", "pendant")))
    assert faces_that_hit(state, "attack-mind") == below(1)
    assert faces_that_hit(state, "attack-mind+pendant") == below(4)
    for attribute in ("body", "spirit"):
        assert f"attack-{attribute}+pendant" not in menu(state)
        wrong = Attack(attribute=attribute, boosters=("pendant",))
        assert refusal(state, wrong) == "td-error-booster-misfit"
    hit = act(state, "attack-mind+pendant", 3).state
    assert hit.hero(1).pack == ("pendant",)
    missed = act(hit, "attack-mind+pendant", 4).state
    assert missed.hero(1).pack == ()
    assert not any("pendant" in option for option in menu(missed))


@pytest.mark.rule("TD-025")
@joined("attribute", ["body", "mind", "spirit"])
def test_a_hero_lives_while_a_single_point_is_left(attribute):
    points = {"body": (2, 0, 0), "mind": (0, 2, 0), "spirit": (0, 0, 2)}[attribute]
    hurt = act(fight(hero(points, most=(4, 4, 4))), f"attack-{attribute}", 5)
    assert hurt.state.hero(1).alive
    assert not hurt.state.ending
    dead = act(hurt.state, f"attack-{attribute}", 5)
    assert now(dead.state) == (0, 0, 0)
    assert not dead.state.hero(1).alive
    assert (dead.state.ending, RULESET.outcome(dead.state).result) == ("dead", "defeat")


@pytest.mark.rule("TD-025")
def test_the_others_fight_on_when_one_is_dead():
    state = fight(hero((0, 0, 1), most=(4, 4, 4)), hero(seat=2), foe=monster(3))
    done = act(state, "attack-spirit", 5)
    assert "td-party-lost" not in kinds(done)
    assert (done.state.ending, done.state.acting) == ("", (2,))
    assert refusal(done.state, Attack(attribute="body")) == "td-error-dead"
    assert act(done.state, "attack-body", 1, seat=2).state.room.monster.hp == 2


@pytest.mark.rule("TD-018", "TD-030")
@joined("kind", ["temple", "vault", "great_hall", "corridor"])
def test_nothing_comes_before_the_fight_but_a_potion(kind):
    """A hero with everything, in a place with everything."""
    pack = ("potion", "sword", "scroll", "fragment", "idol", "pendant", "teleport", "charm")
    lair = room(kind=kind, monster=monster(2), floor=("sword",), stage="spoils")
    rooms = (lair, room(2, (0, 1), kind="temple", doors="s"))
    state = game(
        hero((4, 3, 4), most=(5, 5, 5), pack=pack, veteran=True),
        rooms=rooms,
        artifacts=("idol",),
        drop_and_pickup=True,
        temple_rest=True,
        allow_ascend=True,
        goal="home",
    )
    assert {option.split("-")[0] for option in menu(state)} == {"attack", "potion"}
    for action in (
        Go(side=Side.NORTH),
        TempleTeleport(room=2),
        ReadTeleport(room=2),
        Descend(),
        Ascend(),
        GoHome(),
        Unearth(),
        Search(numbers=(1, 3, 5)),
        Rest(),
        Wait(),
        Take(item="sword"),
        Drop(item="sword"),
    ):
        assert refusal(state, action) == "td-error-monster-bars"
    free = run(state, ("attack-body", 1), ("attack-body", 1))
    assert {"go-n", "take-sword", "teleport-2", "go-home"} <= menu(free).keys()


@pytest.mark.rule("TD-018")
@pytest.mark.parametrize("known", [False, True])
def test_the_fight_begins_on_entering_known_rooms_and_new_ones(known):
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    state = game(rooms=rooms if known else rooms[:1])
    met = run(state, ("go-n", 1)) if known else run(state, ("go-n", 1, 1, 1), "exits-n")
    assert set(menu(met)) == {"attack-body", "attack-mind", "attack-spirit"}
    assert refusal(met, Go(side=Side.SOUTH)) == "td-error-monster-bars"
    assert "go-s" in menu(act(met, "attack-body", 1).state)


def chased(*pack, **options):
    """A hero who has come from the first room into one with a monster."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(2)))
    return game(hero(pack=pack, came_from=1, room=2), rooms=rooms, here=2, **options)


@pytest.mark.rule("TD-075: not without")
def test_without_means_there_is_no_way_out():
    state = chased("potion", "sword", "idol", "charm", "teleport")
    assert all(option.startswith("attack") for option in menu(state))
    for action, why in (
        (Flee(), "td-error-no-flight"),
        (RunWithBoots(), "td-error-item-not-owned"),
        (UseSalts(), "td-error-item-not-owned"),
        (Go(side=Side.SOUTH), "td-error-monster-bars"),
        (ReadTeleport(room=1), "td-error-monster-bars"),
    ):
        assert refusal(state, action) == why


@pytest.mark.rule("TD-075: boots", "TD-075: salts")
@pytest.mark.permits("TD-075: boots", "TD-075: salts")
def test_boots_and_salts_are_ways_out():
    away = act(chased("boots"), "boots", 6).state
    assert (away.here, away.fight, away.level.room(2).monster.hp) == (1, None, 2)
    quiet = act(chased("salts"), "salts").state
    assert act(quiet, "go-s", 6).state.here == 1


@pytest.mark.rule("TD-075: house rule")
@pytest.mark.permits("TD-075: house rule")
@pytest.mark.parametrize(
    ("option", "faces"), [("escape_roll", (2,)), ("flee_original", ()), ("flee_table", (1,))]
)
def test_each_house_rule_is_a_way_out(option, faces):
    away = act(chased(**{option: True}), "flee", *faces, 6).state
    assert (away.here, away.fight, away.level.room(2).monster.hp) == (1, None, 2)
    assert now(away) == ((4, 2, 3) if option == "flee_original" else (5, 3, 4))


@pytest.mark.rule("TD-043: still there", "TD-043: no rover", "TD-073")
def test_a_monster_left_alive_is_there_on_every_return():
    """Three points, one struck off; the hero runs, comes back, and earns the whole location."""
    spoils = Draw(location=3, monsters=(3,), treasure=3)
    lair = room(2, (0, 1), doors="s", monster=monster(3, "ogres", 3), draw=spoils, stage="spoils")
    rooms = (room(doors="n"), lair)
    state = game(hero(pack=("boots",), room=2), rooms=rooms, here=2)
    back = run(state, ("attack-body", 1), ("boots", 6), "go-n")
    assert (back.room.monster.name, back.room.monster.hp) == ("ogres", 2)
    done = run(back, ("attack-body", 1), ("attack-body", 1))
    assert (done.hero(1).xp, done.hero(1).pack) == (9, ("sword", "boots"))
    again = run(done, ("go-s", 6), ("go-n", 1))
    assert again.room.monster.name == "goblins"


@pytest.mark.rule("TD-043: still there", "TD-043: no rover")
def test_a_rover_left_alive_awaits_too_and_is_worth_what_it_was():
    state = game(hero(pack=("boots",)), rooms=(room(doors="n"), room(2, (0, 1), doors="s")))
    back = run(state, ("go-n", 2), ("attack-body", 1), ("boots", 6), "go-n")
    assert (back.room.monster.name, back.room.monster.hp) == ("orcs", 1)
    assert act(back, "attack-body", 1).state.hero(1).xp == 2
