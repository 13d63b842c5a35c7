"""Alt texts say what pictures show, in order and within Discord's limit."""

import pytest

from render import ALT_LIMIT, alt_text
from rules.core.scene import Barrier, Edge, Feature, Scene, Side, Terrain, Token
from rules.core.words import Text
from tests.render import scenes


def test_it_begins_with_place_turn_and_facts() -> None:
    text = alt_text(scenes.lattice(), scenes.say)
    first = (
        "The Crypt of the Third Die, turn 12. It is Kael's turn. Can be attacked: Ghoul at A-1. "
    )
    assert text.startswith(f"{first}The exits lead")


def test_it_names_figures_doors_exits_and_things_by_square() -> None:
    scene = scenes.hall().with_(tokens=scenes.hall().tokens[:3] + scenes.hall().tokens[8:9])
    text = alt_text(scene, scenes.say)
    assert "To act: Mirelle at D7." in text
    assert "Kael (K) at B7, facing north, 5 of 5 health" in text
    assert "Goblin (G1) at K7, facing west, 2 of 4 health" in text
    assert "Unexplored exits: east of Q7." in text
    assert "locked door south of G5" in text
    assert "secret door south of K5" in text
    assert "Last move: from B8 to D7." in text
    assert "Can be attacked: Goblin at K7." in text


def test_it_names_things_and_ground() -> None:
    scene = scenes.hall().with_(tokens=(), edges=())
    text = alt_text(scene, scenes.say)
    assert "Portal B at P2" in text
    assert "a pit at B14 C14" in text


def test_things_of_one_name_are_named_once_with_their_squares() -> None:
    altar = scenes.hall().features[0]
    twice = (altar.with_(at=(1, 1)), altar.with_(at=(4, 2)))
    text = alt_text(scenes.hall().with_(tokens=(), edges=(), features=twice), scenes.say)
    assert f"{scenes.say(altar.name)} at B2 E3" in text


@pytest.mark.parametrize(("wide", "told"), [(8, "B2 C2 D2 E2 F2 G2 H2 I2"), (9, "H2 I2 …")])
def test_of_much_ground_eight_squares_are_named(wide: int, told: str) -> None:
    plan = scenes.Plan(12, 4)
    plan.dig((1, 1, wide, 1), ground=Terrain.PIT)
    text = alt_text(plan.scene(title=scenes.named("the-hall")), scenes.say)
    assert f"{told}." in text
    assert "J2" not in text


def test_the_fallen_are_said_to_be_down_and_conditions_are_told() -> None:
    tokens = [each for each in scenes.hall().tokens if each.key in ("h9", "g1")]
    text = alt_text(scenes.hall().with_(tokens=tuple(tokens)), scenes.say)
    assert "Edda (E) at Q7, down" in text
    assert "Nils (N) at L13, facing north-east, 1 of 3 health, Poisoned" in text


def test_what_the_facts_say_of_the_turn_is_not_said_twice() -> None:
    scene = scenes.hall()

    def say(text: Text) -> str:
        return "Mirelle at D7 is to act." if text.key == "turn-of" else scenes.say(text)

    assert "To act" not in alt_text(scene, say)


def test_what_the_facts_say_of_a_figure_is_not_said_twice() -> None:
    """A fact with a figure's name, square, facing and health leaves only the rest to tell."""
    facts = {
        "fact-0": "Goblin: K7, 4 squares east, facing west, 2 of 4 clicks.",
        "fact-1": "Mirelle is at D7.",
    }
    tokens = tuple(each.with_(active=False) for each in scenes.hall().tokens)
    scene = scenes.hall().with_(facts=tuple(Text.of(key) for key in facts), tokens=tokens)
    text = alt_text(scene, lambda text: facts.get(text.key) or scenes.say(text))
    assert text.count("2 of 4") == 1
    assert "Goblin (G1)" not in text
    # What the fact left out is still told, and those of another name or place are told in full.
    mirelle = next(each for each in scenes.hall().tokens if scenes.say(each.name) == "Mirelle")
    assert "Mirelle at D7, facing" in text
    assert f"{mirelle.health} of {mirelle.health_max} health" in text
    assert "Kael (K) at B7, facing north, 5 of 5 health" in text


def test_a_figure_is_not_taken_for_its_namesake() -> None:
    one, two = (
        Token(key=f"g{n}", side="monster", mark=f"G{n}", name=Text.of(f"goblin-{n}"), at=(3, 3),
              health=2, health_max=3)
        for n in (1, 2)
    )  # fmt: skip
    square = scenes.hall().ruler.name((3, 3))
    told = f"Goblin 2: {square}, 2 of 3 clicks."
    words = {"goblin-1": "Goblin", "goblin-2": "Goblin 2", "fact": told}
    scene = scenes.hall().with_(facts=(Text.of("fact"),), tokens=(one, two))
    text = alt_text(scene, lambda text: words.get(text.key) or scenes.say(text))
    assert f"Goblin (G1) at {square}" in text
    assert "Goblin 2 (G2)" not in text


@pytest.mark.parametrize("name", ["lattice", "hall"])
def test_it_fits_and_ends_with_a_sentence(name: str) -> None:
    text = alt_text(getattr(scenes, name)(), scenes.say)
    assert len(text) <= ALT_LIMIT == 1024
    assert text.endswith(".")


def _crowded(facts: int) -> tuple[Scene, list[str]]:
    scene = scenes.hall()
    sentences = [f"Fact number {number} is told in full here." for number in range(facts)]
    return scene.with_(facts=tuple(Text.of(f"fact-{number}") for number in range(facts))), sentences


def test_it_is_cut_from_the_end_at_a_sentence() -> None:
    scene, sentences = _crowded(60)

    def say(text: Text) -> str:
        if text.key.startswith("fact-"):
            return sentences[int(text.key.removeprefix("fact-"))]
        return scenes.say(text)

    text = alt_text(scene, say)
    assert ALT_LIMIT - 60 < len(text) <= ALT_LIMIT
    told = [f"{part.rstrip('.')}." for part in text.split(". ")[1:]]
    facts = [part for part in told if part.startswith("Fact")]
    assert facts == sentences[: len(facts)]
    assert [part.partition(" ")[0] for part in told if part not in facts] == ["Can", "You"]
    assert told[0] == sentences[0], "where one is comes before what can be done"


def test_a_first_sentence_too_long_is_cut_at_a_word() -> None:
    scene = scenes.hall()

    def say(text: Text) -> str:
        return "endless " * 200 if text.key == "the-hall" else scenes.say(text)

    text = alt_text(scene, say)
    assert len(text) <= ALT_LIMIT
    assert text.endswith("endless…")


def test_long_lists_are_shortened() -> None:
    crowd = tuple(
        Token(
            key=f"m{n}", side="monster", mark="g", name=scenes.named(f"rat {n}"), at=(1 + n % 16, 2)
        )
        for n in range(16)
    )
    scene = scenes.hall().with_(tokens=crowd, edges=(), features=())
    text = alt_text(scene, scenes.say)
    assert "Rat 11" in text
    assert "Rat 12" not in text


def test_of_tiles_that_lie_face_down_no_doors_are_told() -> None:
    scene = scenes.hall()
    doors = tuple(Edge(at=(2, row), side=Side.EAST, kind=Barrier.DOOR) for row in (2, 4))
    covered = Feature(kind="covered", at=(2, 4), size=(2, 1), name=scenes.named("covered"))
    half = Feature(kind="covered", at=(3, 2), size=(1, 1), name=scenes.named("covered"))
    text = alt_text(scene.with_(edges=doors, tokens=(), features=(covered, half)), scenes.say)
    assert "Doors: door east of C3." in text


def test_what_a_list_leaves_out_is_counted() -> None:
    doors = tuple(Edge(at=(at, 2), side=Side.NORTH, kind=Barrier.DOOR) for at in range(1, 15))
    text = alt_text(scenes.hall().with_(edges=doors, tokens=(), features=()), scenes.say)
    assert "door north of M3; and 2 more." in text


def test_doors_are_told_apart() -> None:
    scene = scenes.hall()
    kinds = {
        Barrier.DOUBLE: "double door", Barrier.AJAR: "open door", Barrier.IRON: "iron door",
        Barrier.PORTCULLIS: "portcullis", Barrier.BARRICADE: "barricade", Barrier.DOOR: "door",
    }  # fmt: skip
    for kind, words in kinds.items():
        edge = Edge(at=(2, 2), side=Side.NORTH, kind=kind)
        text = alt_text(scene.with_(edges=(edge,), tokens=()), scenes.say)
        assert f"Doors: {words} north of C3." in text
