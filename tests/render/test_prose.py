"""Prose tells the active hero what lies where, by the compass, and no secrets."""

from render import ALT_LIMIT, PROSE_LIMIT, TEXT_LIMIT, alt_text, prose, text_map
from rules.core.compass import FACINGS, bearing, compass, distance
from rules.core.scene import Barrier, Edge, Facing, Feature, Scene, Side, Token
from rules.core.words import Text
from tests.render import places, scenes
from tests.render.test_secrecy import PLANTS
from tests.support.joined import joined


def alone(**parts: object) -> Scene:
    plan = scenes.Plan(12, 9)
    plan.dig((1, 1, 10, 7))
    hero = Token(key="h", side="hero", mark="K", name=scenes.named("kael"), at=(5, 4), seat=1,
                 active=True, facing="n")  # fmt: skip
    orc = Token(key="o", side="monster", mark="O", name=scenes.named("orc"), at=(8, 4))
    return plan.scene(title=Text.of("the-hall"), **{"tokens": (orc, hero), **parts})


def test_it_says_who_one_is_and_what_is_near() -> None:
    told = prose(alone(), scenes.say)
    assert told.startswith("You are Kael, at F5. You face north.")
    assert "Enemies: Orc, 3 squares east." in told
    assert "(15 ft)" in prose(alone(), scenes.say, feet=5)


@joined(
    ("at", "north", "told"),
    [
        ((8, 4), "n", "3 squares east"),
        ((8, 4), "e", "3 squares north"),
        ((8, 1), "n", "3 squares north-east"),
        ((4, 4), "n", "next to you, west"),
        ((5, 7), "s", "3 squares north"),
        ((5, 4), "n", "right where you are"),
    ],
)
def test_directions_follow_the_compass(at: tuple[int, int], north: Facing, told: str) -> None:
    chest = Feature(kind="chest", at=at, name=scenes.named("chest"))
    scene = alone(features=(chest,), north=north, tokens=alone().tokens[1:])
    assert f"You see: Chest, {told}." in prose(scene, scenes.say)


def test_alt_text_follows_the_compass_too() -> None:
    door = Edge(at=(1, 4), side=Side.WEST, kind=Barrier.DOOR)
    assert "door west of B5" in alt_text(alone(edges=(door,)), scenes.say)
    turned = alt_text(alone(edges=(door,), north="e"), scenes.say)
    assert "door south of B5" in turned
    assert "facing west" in turned


def test_the_compass_turns_all_the_way_round() -> None:
    assert [compass("n", north) for north in FACINGS] == [
        "n", "nw", "w", "sw", "s", "se", "e", "ne",
    ]  # fmt: skip
    assert {bearing((3, 3), (3 + x, 3 + y), "n") for x in (-1, 0, 1) for y in (-1, 0, 1)
            if x or y} == set(FACINGS)  # fmt: skip
    assert distance((1, 1), (3, 5)) == 4


def test_near_things_come_first_and_what_is_out_of_view_does_not() -> None:
    far = Feature(kind="altar", at=(10, 7), name=scenes.named("altar"))
    near = Feature(kind="chest", at=(4, 4), name=scenes.named("chest"))
    told = prose(alone(features=(far, near)), scenes.say)
    assert told.index("Chest") < told.index("Altar")
    dim = tuple(row[:9] + "-" * 3 for row in alone().sight)
    dimmer = alone(features=(far, near)).with_(sight=dim)
    assert "Altar" not in prose(dimmer, scenes.say)


@joined("plant", PLANTS, ids=lambda plant: plant.__name__.strip("_"))
def test_it_tells_no_secrets(plant) -> None:
    scene = scenes.lattice()
    assert prose(plant(scene), scenes.say) == prose(scene, scenes.say)


def test_without_a_hero_it_is_the_alt_text() -> None:
    empty = alone(tokens=())
    assert prose(empty, scenes.say) == alt_text(empty, scenes.say)


def test_all_words_stay_within_their_limits() -> None:
    crowd = tuple(
        Token(key=f"m{at}", side="monster", mark="M", name=scenes.named(f"very-old-ghoul-{at}"),
              at=(1 + at % 10, 1 + at // 10), conditions=(Text.of("poisoned"),))
        for at in range(60)
    )  # fmt: skip
    several = [alone(tokens=(*alone().tokens, *crowd)), scenes.hall(), scenes.lattice()]
    several += [places.made(manner) for manner in places.PRIORITIES]
    several += [places.place(material=material) for material in places.MATERIALS]
    several += [places.geometric(), places.warren(), places.ventilated()]
    for scene in several:
        assert 0 < len(prose(scene, scenes.say)) <= PROSE_LIMIT
        assert len(alt_text(scene, scenes.say)) <= ALT_LIMIT
        assert len(text_map(scene, scenes.say)) <= TEXT_LIMIT


def test_it_says_how_a_place_was_made() -> None:
    told = {prose(places.place(material=material), scenes.say) for material in places.MATERIALS}
    told |= {prose(places.place(manner=(manner,)), scenes.say) for manner in places.PRIORITIES}
    assert len(told) == len(places.MATERIALS) + len(places.PRIORITIES)


def test_crawlways_are_told_by_the_squares_at_their_ends() -> None:
    assert "Crawlways: D5 to G4; J3 to N5; at I9." in alt_text(places.ventilated(), scenes.say)
    assert "Crawlways in the walls: " in prose(places.ventilated(), scenes.say)
    assert "Crawlways" not in alt_text(places.place(), scenes.say)


def test_a_text_map_says_which_way_a_slope_goes_down() -> None:
    assert "^ Slope east 2 D3" in text_map(places.place(), scenes.say, "overview")
    assert "^ Slope south 2 D3" in text_map(places.place(north="w"), scenes.say, "overview")
