"""What packs bring to 3RD6 Dungeon: classes, foes, bosses, layouts. What they leave out stays."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.core.answers import Transition
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import ChooseClass
from rules.systems.third_six.combat import feed, wound
from rules.systems.third_six.content import BOSSES, CLASSES, MINIONS
from rules.systems.third_six.content.faces import boss_table, foe_table, layout_table
from rules.systems.third_six.content.points import POINTS
from rules.systems.third_six.foes import overruled
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Foe, Hero
from rules.systems.third_six.terms import CALLINGS
from tests.support.chance import play_random
from tests.support.joined import joined
from tests.support.packs import at_hand, refused, template, to_the_end, words_with
from tests.support.playing import party, played
from tests.support.soak import SOAK, cases
from tests.systems.third_six.moves import act, menu
from tests.systems.third_six.tables import fight, game, hero, room

CLASS, FOE, BOSS, LAYOUT = (
    f"third-six/{name}.toml" for name in ("classes", "foes", "bosses", "layouts")
)
WORDS = "words/en.ftl"


@pytest.fixture
def pack() -> Pack:
    return at_hand(POINTS)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)][:: 1 if SOAK else 3])
def test_a_game_with_a_pack_comes_to_its_end(pack: Pack, seats: int, seed: int) -> None:
    """A short run plays with the fewest seats and with the most."""
    met, chosen = set(), set()
    for moment in to_the_end(RULESET, pack, RULESET.preset, seats, seed):
        chosen |= {each.calling for each in moment.state.heroes}
        met |= {foe.monster for foe in moment.state.fight.foes} if moment.state.fight else set()
    assert f"bard--{pack.hash}" in chosen
    assert met
    assert not met & {"skeleton", "dragon"}


def test_foes_and_bosses_of_a_pack_stand_on_their_faces_and_all_others_stay(pack: Pack) -> None:
    packs = (pack.ref,)
    rat, spider = f"rat--{pack.hash}", f"spider--{pack.hash}"
    assert {face: foe.id for face, foe in foe_table(packs).items()} == {
        1: "orc",
        2: "goblin",
        5: "zombie",
        6: rat,
    }
    printed = {face: row.boss.id for face, row in boss_table(packs, later=False).items()}
    assert printed == {1: "mummy", 2: "mummy", 3: "ogre", 4: spider, 5: "vampire", 6: spider}
    later = {face: row.boss.id for face, row in boss_table(packs, later=True).items()}
    assert later == {
        1: "mummy",
        2: "gargoyle",
        3: "undead_knight",
        4: spider,
        5: "orclops",
        6: spider,
    }
    assert boss_table(packs, later=False)[4][1:] == (1, 3)


def test_they_are_met_in_play(pack: Pack) -> None:
    """Half of the games by each table; a short run ends when all have been met and seen."""
    marked = {name: f"{name}--{pack.hash}" for name in ("rat", "spider", "bard")}
    wanted = {(marked["rat"], 1), (marked["spider"], 10), ("orc", 4)}
    met, seen = set(), set()
    for seed in cases(8, soak=16):
        if not SOAK and seed > 1 and wanted <= met and seen >= set(marked.values()):
            break
        options = ThirdSixOptions(
            packs=(pack.ref,), start_level=3, boss_table="alt" if seed % 2 else "seed"
        )
        for moment in played(RULESET, options, 3, seed, 150, stance="bold"):
            if moment.state.fight:
                met |= {(foe.monster, foe.most) for foe in moment.state.fight.foes}
                seen |= {each.kind for each in RULESET.view(moment.state, None).scene.tokens}
    assert wanted <= met
    assert not {monster for monster, _ in met} & {"skeleton", "dragon"}
    # Their emblems are found by what stands on the map.
    assert set(marked.values()) <= seen <= {"", *marked.values()}


LEAST = {
    CLASS: ("dex = 3\nmnd = 5\nhp = 15", "dex = 1\nmnd = 0\nhp = 1"),
    LAYOUT: ("closings = 2\nfaces = [3]", "closings = 0\nfaces = [1, 2, 3, 4, 5]"),
}
MOST = {
    CLASS: (
        "str = 1\ndex = 3\nmnd = 5\nhp = 15\nmodify_cost = 1\nlocks = true\nspells = 2",
        "str = 6\ndex = 6\nmnd = 20\nhp = 100\nmodify_cost = 9\nlocks = true\nspells = 6",
    ),
    FOE: ("hp = 1\nfaces = [6]", "hp = 30\nfaces = [1, 2, 5, 6]"),
    BOSS: (
        "hp = 10\nregains = 1\nfaces = [\n  [4, 1, 3],\n  [6, 1, 5],\n]",
        f"hp = 100\nregains = 3\nfaces = {[[face, 2, 10] for face in range(1, 7)]}",
    ),
    LAYOUT: ("faces = [3]", "faces = [1, 2, 3, 4, 5]"),
}


@pytest.mark.parametrize("changes", [LEAST, MOST], ids=["least", "most"])
@pytest.mark.parametrize("seats", [1, 6])
def test_numbers_at_the_ends_of_their_ranges_break_no_law(
    changes: dict[str, tuple[str, str]], seats: int
) -> None:
    """Half of it by chance, half by autopilot; the laws of every position are those of the game."""
    pack = at_hand(POINTS, changes)
    options = ThirdSixOptions(packs=(pack.ref,), start_level=3, boss_scaling="per_hero")
    for seed in cases(1, soak=3):
        play_random(RULESET, options, seats, seed, 100)
        play_random(RULESET, options, seats, seed, 100, "bold")


def test_where_a_boss_stands_in_the_later_table_alone_is_said_apart() -> None:
    pack = at_hand(POINTS, {BOSS: ("regains = 1", "regains = 1\nlater = [[2, 2, 0]]")})
    spider = f"spider--{pack.hash}"
    printed, later = (boss_table((pack.ref,), later=later) for later in (False, True))
    assert [face for face, row in printed.items() if row.boss.id == spider] == [4, 6]
    assert {face: row for face, row in later.items() if row.boss.id == spider} == {
        2: (BOSSES[spider], 2, 0)
    }
    assert later[6].boss.id == "dragon"
    assert overruled(ThirdSixOptions(packs=(pack.ref,))) == {}


def test_a_pack_whose_bosses_stand_on_all_faces_overrules_the_choice_of_a_table() -> None:
    everywhere = ", ".join(f"[{face}, 1, {face}]" for face in (1, 2, 3, 5))
    pack = at_hand(POINTS, {BOSS: ("faces = [", f"faces = [{everywhere},")})
    assert overruled(ThirdSixOptions(packs=(pack.ref,))) == {"boss_table": "bosses"}
    assert overruled(ThirdSixOptions()) == {}


@pytest.mark.rule("TS-038")
def test_a_boss_of_a_pack_feeds_as_it_says(pack: Pack) -> None:
    spider = Foe(number=1, monster=f"spider--{pack.hash}", hp=4, most=10)
    play = Resolution(fight(hero(), foes=[spider], bosses=True), ScriptedDice())
    feed(play, spider, 3)
    assert play.fight.foes[0].hp == 7


def test_who_stands_on_the_dragons_face_counts_as_the_dragon(pack: Pack) -> None:
    for monster, slain in ((f"spider--{pack.hash}", 1), ("vampire", 0), (f"rat--{pack.hash}", 0)):
        foe = Foe(number=1, monster=monster, hp=1, most=10)
        other = Foe(number=2, monster="orc", hp=4, most=4)
        play = Resolution(fight(hero(), foes=[foe, other], bosses=True), ScriptedDice())
        wound(play, 1, 1)
        assert play.state.dragons_slain == slain, monster


@pytest.mark.rule("TS-001")
def test_a_class_of_a_pack_has_its_numbers_where_it_is_played_with(pack: Pack) -> None:
    bard = f"bard--{pack.hash}"
    options = ThirdSixOptions(packs=(pack.ref,), first_level_bonus=False)
    begun = RULESET.new_game(options, party(1), ScriptedDice()).state
    offered = RULESET.legal_actions(begun, 1)
    assert [each.action.calling for each in offered] == [*CALLINGS, bard]
    assert {each.group for each in offered} == {"ts-class"}
    chosen = RULESET.apply(begun, 1, ChooseClass(calling=bard), ScriptedDice()).state
    (one,) = chosen.heroes
    assert (one.calling, one.hp, one.mnd, one.spells_due) == (bard, 15, 5, 2)
    assert CLASSES[bard].locks

    plain = RULESET.new_game(ThirdSixOptions(), party(1), ScriptedDice()).state
    menu = RULESET.legal_actions(plain, 1)
    assert [(each.action.calling, each.group) for each in menu] == [(each, "") for each in CALLINGS]
    with pytest.raises(RuleError) as refusal:
        RULESET.apply(plain, 1, ChooseClass(calling=bard), ScriptedDice())
    assert refusal.value.text.key == "ts-error-no-class"


def test_everything_is_called_as_the_pack_has_it(pack: Pack) -> None:
    words = words_with(RULESET, pack)
    assert words.phrase(f"ts-class-bard--{pack.hash}") == "Bard"
    assert words.phrase(f"ts-monster-rat--{pack.hash}", count=3) == "Cellar Rats"


def test_without_a_pack_everything_is_as_it_was(pack: Pack) -> None:
    assert list(CLASSES) == list(CALLINGS)
    assert list(MINIONS) == ["orc", "goblin", "zombie", "skeleton"]
    assert foe_table(())[6].id == "skeleton"
    assert boss_table((), later=False)[6].boss.id == "dragon"
    assert {face: (each.kind, each.closings) for face, each in layout_table(()).items()} == {
        1: ("vault", 0),
        2: ("chamber", 2),
        3: ("chamber", 1),
        4: ("chamber", 0),
        5: ("chamber", 0),
        6: ("stairs", 0),
    }


def test_what_is_not_at_hand_is_not_known(pack: Pack) -> None:
    LIBRARY.forget()
    with pytest.raises(ValidationError, match="no class"):
        Hero(seat=1, name="A", calling=f"bard--{pack.hash}")
    with pytest.raises(ValidationError, match="no monster"):
        Foe(number=1, monster=f"rat--{pack.hash}", hp=1, most=1)


def test_of_two_packs_with_the_same_face_the_last_one_counts(pack: Pack) -> None:
    other = at_hand(POINTS, {FOE: ("hp = 1", "hp = 2")})
    assert pack.hash != other.hash
    assert foe_table((pack.ref, other.ref))[6].hp == 2
    assert foe_table((other.ref, pack.ref))[6].hp == 1


@joined(
    ("file", "was", "now", "key"),
    [
        (CLASS, "dex = 3", "dex = 7", "pack-value-less-than-equal"),
        (CLASS, "hp = 15", "hp = 0", "pack-value-greater-than-equal"),
        (CLASS, "modify_cost = 1\n", "", "pack-value-missing"),
        (CLASS, "locks = true", 'locks = "some"', "pack-value-bool-parsing"),
        (CLASS, "spells = 2", "spells = 2\nluck = 1", "pack-value-extra-forbidden"),
        (FOE, "faces = [6]", "faces = [3]", "pack-value-literal-error"),
        (FOE, "faces = [6]", "faces = []", "pack-value-too-short"),
        (FOE, "faces = [6]", "faces = [6, 6]", "ts-pack-face-twice"),
        (FOE, "hp = 1", "hp = 31", "pack-value-less-than-equal"),
        (BOSS, "[4, 1, 3]", "[6, 1, 3]", "ts-pack-face-twice"),
        (BOSS, "[4, 1, 3]", "[7, 1, 3]", "pack-value-less-than-equal"),
        (BOSS, "[4, 1, 3]", "[4, 1]", "pack-value-missing"),
        (BOSS, "  [4, 1, 3],\n  [6, 1, 5],\n", "", "ts-pack-boss-nowhere"),
        (LAYOUT, "closings = 2", "closings = 3", "pack-value-less-than-equal"),
        (LAYOUT, "faces = [3]", "faces = [7]", "pack-value-less-than-equal"),
        (LAYOUT, "faces = [3]", "faces = [3, 3]", "ts-pack-face-twice"),
        (LAYOUT, '"chamber"', '"vault"', "ts-pack-closings"),
        (LAYOUT, '"chamber"', '"cellar"', "pack-value-literal-error"),
        (LAYOUT, "faces = [3]", "faces = [3, 6]", "ts-pack-no-stairs"),
        (
            LAYOUT,
            '"chamber"\nclosings = 2\nfaces = [3]',
            '"vault"\nfaces = [2, 3, 4, 5]',
            "ts-pack-no-chamber",
        ),
    ],
)
def test_what_the_game_cannot_be_played_with_is_refused(
    file: str, was: str, now: str, key: str
) -> None:
    problems = refused(POINTS, {file: (was, now)})
    assert {problem.what.key for problem in problems if problem.file == file} == {key}
    assert all(problem.line for problem in problems if problem.file == file)


@pytest.mark.rule("TS-021", "TS-022", "TS-023", "TS-025", "TS-028", "TS-029")
def test_rooms_are_what_a_pack_has_on_their_faces() -> None:
    """It has stairs on 1, chambers with one way closed on 2 and 6; on 3 to 5 all is as printed."""
    text = template(POINTS)[LAYOUT].decode()
    own = text[text.index("[[layout]]") :]
    fork = own.replace("closings = 2\nfaces = [3]", "closings = 1\nfaces = [2, 6]")
    down = '[[layout]]\nid = "pit"\nkind = "stairs"\nfaces = [1]\n'
    pack = at_hand(POINTS, {LAYOUT: (own, f"{fork}\n{down}")})

    def found(die: int, *faces: int, level: int = 1, stairs: bool = False) -> Transition[Any]:
        rooms = [room(), room(2, (3, 1), "ns")]
        more = [room(3, (5, 5), "s", "stairs")] if stairs else []
        begun = game(hero(level=level), rooms=[*rooms, *more], here=2, packs=(pack.ref,))
        return act(begun, "go-n", die, *faces)

    def made(done: Transition[Any]) -> str:
        kind: str = done.state.level.rooms[-1].kind
        return kind

    for die in (2, 6):
        assert set(menu(found(die).state)) == {"close-n", "close-e", "close-w"}
    assert set(menu(found(3).state)) == {"close-n", "close-e", "close-w"}
    assert made(found(4, 3)) == made(found(5, 3)) == "chamber"
    deep = found(1, 1, level=2)
    assert (made(deep), deep.state.fight.bosses) == ("stairs", True)
    # Too deep, and where stairs are known: a locked room, as where a six is rolled.
    for early in (found(1), found(1, level=2, stairs=True)):
        assert made(early) == "vault"


def test_too_many_classes_are_refused() -> None:
    text = template(POINTS)[CLASS].decode()
    one = text[text.index("[[class]]") :]
    more = "\n".join(one.replace('"bard"', f'"bard_{number}"') for number in range(5))
    problems = refused(POINTS, {CLASS: (one, f"{one}\n{more}")})
    assert [problem.what.key for problem in problems if problem.file == CLASS] == [
        "ts-pack-many-classes"
    ]
