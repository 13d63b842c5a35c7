"""Replays: every moment in order, in one window and one table of colours, within their limit."""

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageSequence

import render
from render import replay
from render.drawing.palettes import HEROES, MONSTER, THEMES
from render.pictures.captions import caption, gravest
from render.pictures.compose import compose
from render.pictures.gif import GifWriter
from render.pictures.replay import (
    ALIKE,
    FOOT_SHARE,
    HEAD_SHARE,
    HOLD,
    LONGEST,
    SHORTEST,
    _bare,
    fitted,
)
from render.pictures.replay_frames import frames_of
from render.view.visible import known_only
from rules.core.errors import GameError
from rules.core.finale import Finale
from rules.core.highlights import highlights
from rules.core.scene import Ruler, Scene, Terrain, Token
from rules.core.words import Text, load_words
from tests.render import scenes

LIMIT = 8_000_000


def walk(count: int) -> list[Scene]:
    """A hero walks through a dungeon that shows itself more and more."""
    scene = scenes.lattice("+")
    hero = next(token for token in scene.tokens if token.active)
    told = []
    for step in range(count):
        wide = min(scene.columns, 8 + step)
        sight = tuple(row[:wide] + " " * (scene.columns - wide) for row in scene.sight)
        moved = hero.with_(at=(8 + step % 5, 8), health=1 + step % 5)
        told.append(scene.with_(turn=step, sight=sight, tokens=(moved,), trail=(), targets=()))
    return told


def frames(file: bytes) -> list[Image.Image]:
    return [each.convert("RGB") for each in ImageSequence.Iterator(Image.open(BytesIO(file)))]


def times(file: bytes) -> list[int]:
    image = Image.open(BytesIO(file))
    return [each.info["duration"] for each in ImageSequence.Iterator(image)]


def made(several: Sequence[Scene], limit: int = LIMIT, **more: object) -> render.Replay:
    return replay(several, scenes.say, theme="slate", limit_bytes=limit, **more)


def test_every_moment_is_a_frame_and_the_last_one_stays() -> None:
    reel = made(walk(6))
    assert reel.frames == 6
    *before, last = times(reel.data)
    assert all(SHORTEST <= each <= LONGEST for each in before)
    assert last == HOLD
    image = Image.open(BytesIO(reel.data))
    assert (image.format, image.size) == ("GIF", (reel.width, reel.height))
    assert image.info["loop"] == 0
    assert reel.width <= 800
    assert reel.height <= 600


def test_each_frame_is_its_picture_in_hardly_fewer_colours() -> None:
    """The file holds differences alone; read back they give every picture as it was drawn."""
    told = [known_only(scene) for scene in walk(8)]
    shown = frames(made(told).data)
    head, foot = 600 // HEAD_SHARE, 600 // FOOT_SHARE
    layouts = frames_of(told, (800, 600 - head - foot))
    for scene, whole, layout in zip(told, shown, layouts, strict=True):
        frame = whole.crop((0, head, whole.width, whole.height - foot))
        drawn = compose(_bare(scene), scenes.say, theme="slate", view="play", frame=layout)
        painted = drawn.indices.copy()
        painted.putpalette(render.drawing.theme.flat_table(drawn.theme))
        apart = ImageChops.difference(frame, painted.convert("RGB"))
        assert max(most for _, most in apart.getextrema()) <= ALIKE


def test_every_frame_says_which_turn_it_shows() -> None:
    one, same, other = (walk(1)[0].with_(turn=turn) for turn in (3, 3, 4))
    elsewhere = one.with_(title=Text.of("the-hall"))
    head = 600 // HEAD_SHARE
    lines = [
        each.crop((0, 0, each.width, head)).tobytes()
        for scene in (one, same, other, elsewhere)
        for each in frames(made([scene]).data)
    ]
    assert lines[0] == lines[1]
    assert len({*lines}) == 3


def test_every_frame_says_what_happened_since_the_one_before() -> None:
    one = known_only(scenes.lattice())
    first, *others = one.tokens
    assert caption(None, one, scenes.say) == "A new place"
    assert caption(one, one, scenes.say) == ""
    hurt = first.with_(health=(first.health or 0) - 1)
    name = scenes.say(first.name)
    assert caption(one, one.with_(tokens=(hurt, *others)), scenes.say) == f"{name}: 1 health lost"
    back = caption(one.with_(tokens=(hurt, *others)), one, scenes.say)
    assert back == f"{name}: 1 health back"
    fallen = hurt.with_(down=True, health=0)
    told = caption(one, one.with_(tokens=(fallen, *others)), scenes.say)
    assert told.startswith(f"Down: {name}")
    assert caption(one, one.with_(tokens=tuple(others)), scenes.say) == f"Gone: {name}"
    end = Finale(result="finished", place=one.title, heroes=())
    before = one.with_(tokens=tuple(others))
    assert caption(before, one.with_(finale=end), scenes.say) == "", "the last picture shows all"
    came = caption(one.with_(tokens=tuple(others)), one, scenes.say)
    assert came == f"New: {name} at {one.ruler.name(first.at)}"
    grown = [known_only(scene) for scene in grown_west(2)]
    assert "More of the map is known" in caption(*grown, scenes.say)


def test_what_stands_still_does_not_move_where_a_map_grows() -> None:
    one, other = (known_only(scene) for scene in grown_west(4)[2:])
    assert " to " not in caption(one, other, scenes.say)


def test_a_frame_stays_while_what_happens_lies_in_it() -> None:
    """However much becomes known, it moves only where it would be half empty otherwise."""
    layouts = frames_of([known_only(scene) for scene in walk(14)], (800, 600))
    assert sum(one != other for one, other in pairwise(layouts)) <= 3


def fight(hero: Token, foe: Token) -> Scene:
    """A hall of two wings, wider than a frame, with two figures in it."""
    plan = scenes.Plan(40, 9)
    plan.dig((1, 1, 38, 7))
    return plan.scene(title=Text.of("the-hall"), region="wings", tokens=(hero, foe))


def test_a_frame_shows_who_was_hurt_and_not_who_is_active() -> None:
    hero, foe = scenes.lattice().tokens[:2]
    hero = hero.with_(at=(4, 4), active=True, health=5, health_max=5)
    foe = foe.with_(at=(30, 4), side="monster", active=False, health=4, health_max=4)
    hurt = foe.with_(health=2)
    told = [fight(hero, foe), fight(hero, hurt), fight(hero.with_(at=(5, 4)), hurt)]
    windows = [layout.window for layout in frames_of(told, (800, 600))]
    shown = [
        [at <= column < at + window.columns for column in (4, 30)]
        for window in windows
        for at in (window.at[0],)
    ]
    assert shown == [[True, False], [False, True], [True, False]]


def test_a_frame_shows_who_comes_where_a_hero_goes() -> None:
    hero, foe = scenes.lattice().tokens[:2]
    plan = scenes.Plan(9, 30)
    plan.dig((1, 1, 7, 28))
    one, other = (
        plan.scene(title=Text.of("the-hall"), region="shaft", tokens=tokens)
        for tokens in (
            (hero.with_(at=(4, 26)),),
            (hero.with_(at=(4, 24)), foe.with_(at=(4, 20))),
        )
    )
    _, window = (layout.window for layout in frames_of([one, other], (800, 600)))
    assert all(window.at[1] <= row < window.at[1] + window.rows for row in (20, 24))


def test_a_frame_is_full_of_known_ground_where_there_is_that_much() -> None:
    hero, foe = scenes.lattice().tokens[:2]
    scene = fight(hero.with_(at=(20, 4)), foe.with_(at=(21, 4)))
    (layout,) = frames_of([scene], (800, 600))
    (left, top), floor = layout.window.at, 0
    for row in range(top, top + layout.window.rows):
        for column in range(left, left + layout.window.columns):
            floor += 1 <= column <= 38 and 1 <= row <= 7
    assert floor >= 0.8 * layout.window.columns * layout.window.rows


def test_captions_are_whole_sentences_or_cut_between_words() -> None:
    long = "Somebody strikes the oldest of all trolls with a torch that went out long ago, twice."
    assert fitted([], 400, 24) == []
    assert fitted(["One.", "Two."], 400, 24) == ["One. Two."]
    lines = fitted([long, "Another sentence that finds no room."], 500, 24)
    assert len(lines) == 2
    assert " ".join(lines) == long
    cut = fitted([long, "It fell."], 300, 24)
    assert len(cut) == 2
    told = " ".join(cut)
    assert told.endswith("…")
    assert long.startswith(told[:-1])
    assert long[len(told) - 1] in " .,"


def test_what_is_told_stands_under_its_frame() -> None:
    told = walk(3)
    sentences = [("One.",), ("Two.", "And more."), ()]
    plain, worded, other = (
        frames(made(told, told=words).data)
        for words in ((), sentences, [("One.",), ("Two.", "And less."), ()])
    )
    foot = 600 // FOOT_SHARE
    below = (0, plain[0].height - foot, plain[0].width, plain[0].height)
    for at in range(2):
        assert plain[at].crop(below).tobytes() != worded[at].crop(below).tobytes()
        assert (
            plain[at].crop((0, 0, *below[2:0:-1])).tobytes()
            == worded[at].crop((0, 0, *below[2:0:-1])).tobytes()
        )
    assert plain[2].crop(below).tobytes() == worded[2].crop(below).tobytes()
    assert worded[1].crop(below).tobytes() != other[1].crop(below).tobytes()


def test_what_only_words_tell_of_is_shown_in_passing_and_left_out_first() -> None:
    one, two = walk(2)
    active = one.with_(tokens=tuple(each.with_(active=False) for each in one.tokens))
    told = [("They begin.",), ("A blow that misses, and then another one.",), ("At last.",)]
    reel = made([one, active, two], told=told)
    usual = made([one, two, two.with_(turn=9)], told=told)
    assert reel.frames == 3
    assert SHORTEST <= times(reel.data)[1] < times(usual.data)[1]
    assert made([one, active, two], told=[told[0], (), told[2]]).frames == 2
    least = made([one, active, two], len(reel.data) - 1, told=told)
    assert least.frames == 2


def grown_west(count: int, size: int = 1) -> list[Scene]:
    """A hallway that grows to the west and the north: its first square is ever farther in.

    It grows by `size` squares each time, which have one name; from the third time names move on.
    """
    told = []
    for step in range(count):
        more = step * size
        plan = scenes.Plan(4 + more, 3 + more)
        plan.dig((0, 0, 4 + more, 3 + more))
        hero = scenes.lattice().tokens[0].with_(at=(1 + more, 1 + more))
        moved = (26, 20) if step > 2 else (0, 0)
        ruler = Ruler(step=size, column=2 - step, row=3 - step, moved=moved)
        told.append(
            plan.scene(title=Text.of("the-hall"), region="level-1", ruler=ruler, tokens=(hero,))
        )
    return told


@pytest.mark.parametrize(("count", "size"), [(8, 1), (4, 3)])
def test_a_map_that_grows_stays_where_it_was(count: int, size: int) -> None:
    """Whichever side it grows to, a square lies in one place, also where several have one name."""
    layouts = frames_of(grown_west(count, size), (800, 600))
    assert len({layout.size for layout in layouts}) == 1
    places = {
        (layout.x(1 + step * size), layout.y(1 + step * size))
        for step, layout in enumerate(layouts)
    }
    assert len(places) == 1
    assert made(grown_west(count, size)).frames == count


def test_a_floor_too_large_to_read_is_shown_in_parts() -> None:
    """The window moves only when the hero comes near its side, and the hero is always in it."""
    plan = scenes.Plan(14, 120)
    plan.dig((4, 1, 5, 118))
    hero = scenes.lattice().tokens[0]
    told = [
        plan.scene(title=Text.of("the-hall"), region="shaft", tokens=(hero.with_(at=(6, row)),))
        for row in range(2, 118)
    ]
    layouts = frames_of(told, (800, 600))
    assert all(layout.c >= 46 for layout in layouts)
    assert len({layout.size for layout in layouts}) == 1
    windows = [layout.window for layout in layouts]
    moves = sum(one != other for one, other in pairwise(windows))
    assert 4 <= moves <= 40
    for scene, window in zip(told, windows, strict=True):
        row = scene.tokens[0].at[1]
        assert window.at[1] <= row < window.at[1] + window.rows
    assert made(told[:6]).frames == 6


def test_the_colours_of_figures_are_kept() -> None:
    plan = scenes.Plan(12, 9)
    plan.dig((1, 1, 10, 7))
    tokens = [
        Token(key=f"h{seat}", side="hero", mark="K", name=scenes.named("k"), at=(seat, 2),
              seat=seat)
        for seat in range(1, 9)
    ]  # fmt: skip
    tokens.append(
        Token(key="m", side="monster", mark="G", name=scenes.named("g"), at=(5, 5), health=1)
    )
    scene = plan.scene(title=Text.of("the-hall"), tokens=tuple(tokens))
    reel = made([scene, scene.with_(tokens=scene.tokens[:1]), scene])
    shown = frames(reel.data)[0]
    count = {colour: number for number, colour in shown.getcolors(100_000) or ()}
    for colour in (*HEROES, MONSTER):
        assert count.get(colour, 0) > 100, colour


def test_places_of_several_floors_share_a_file() -> None:
    lattice, hall = scenes.lattice(), scenes.hall()
    reel = made([lattice, hall, lattice.with_(tokens=())])
    shown = frames(reel.data)
    assert len(shown) == 3
    assert {frame.size for frame in shown} == {(reel.width, reel.height)}


def test_places_of_other_manners_share_the_colours() -> None:
    lattice = scenes.lattice()
    eldritch = lattice.with_(manner=("eldritch",), region="beyond")
    reel = made([lattice, eldritch, lattice])
    one, other, last = frames(reel.data)
    assert one.tobytes() == last.tobytes() != other.tobytes()


@pytest.mark.parametrize("theme", list(THEMES))
def test_every_theme_leaves_an_index_free(theme) -> None:
    reel = replay(walk(3), scenes.say, theme=theme, limit_bytes=LIMIT)
    assert reel.frames == 3


def test_a_frame_is_as_long_as_what_it_tells() -> None:
    told = walk(3)
    captions = [caption(before, after, scenes.say) for before, after in pairwise((None, *told[:2]))]
    assert [len(each) for each in captions] == sorted({len(each) for each in captions})
    first, second, _ = times(made(told).data)
    assert SHORTEST < first < second <= LONGEST


def test_a_moment_that_changes_nothing_takes_no_time() -> None:
    told = walk(2)
    reel = made([told[0], told[0], told[1]])
    assert reel.frames == 2
    assert times(reel.data) == [times(made(told).data)[0], HOLD]


def test_a_limit_makes_it_smaller_then_shorter() -> None:
    """A fifth of its moments at most is left out before it gets smaller."""
    told, size = walk(12), (540, 400)
    usual = made(told, size=size)
    smaller = made(told, len(usual.data) // 2, size=size)
    assert len(smaller.data) <= len(usual.data) // 2
    assert smaller.width < usual.width
    assert smaller.frames >= 9
    shorter = made(told, 30_000, size=size)
    assert len(shorter.data) <= 30_000
    assert 2 <= shorter.frames < 12


def test_what_may_be_chosen_and_who_is_elsewhere_is_left_out() -> None:
    """A replay asks nobody anything."""
    hero, foe = scenes.lattice().tokens[:2]
    scene = fight(hero.with_(at=(4, 4)), foe.with_(at=(5, 4)))
    far = foe.with_(key="far", side="hero", at=(35, 4))
    asked = scene.with_(reach=((3, 4), (30, 4)), tokens=(*scene.tokens, far))
    assert made([asked]).data == made([scene]).data


def test_what_cannot_be_made_is_refused_in_words() -> None:
    for several, limit in (([], LIMIT), (walk(3), 500)):
        with pytest.raises(GameError) as refusal:
            made(several, limit)
        assert (
            load_words((render.CATALOG,))
            .say(refusal.value.text)
            .startswith("There is nothing to replay")
        )


def test_secrets_stay_out_of_every_frame() -> None:
    told = walk(5)
    planted = [
        scene.with_(
            terrain=tuple(
                "".join(
                    Terrain.PIT.value if seen == " " else ground
                    for ground, seen in zip(*rows, strict=True)
                )
                for rows in zip(scene.terrain, scene.sight, strict=True)
            )
        )
        for scene in told
    ]
    assert planted != told
    assert made(planted).data == made(told).data


def test_a_long_reel_keeps_what_tells() -> None:
    scene = scenes.lattice()
    hero = scene.tokens[0]
    told = [scene.with_(turn=number) for number in range(1000)]
    for at in (100, 333, 700):
        for later in range(at, 1000):
            wound = hero.with_(health=(told[later].tokens[0].health or 0) - 1)
            told[later] = told[later].with_(tokens=(wound, *scene.tokens[1:]))
    kept = [each.turn for each in highlights(told, 300)]
    assert len(kept) == 300
    assert kept == sorted(kept)
    assert {0, 100, 333, 700, 999} <= set(kept)
    assert len(highlights(told, 2)) == 2
    assert highlights(told[:7], 300) == told[:7]


def test_more_telling_moments_than_room_are_thinned_evenly() -> None:
    told = walk(100)
    kept = [each.turn for each in highlights(told, 10)]
    assert (kept[0], kept[-1], len(kept)) == (0, 99, 10)
    assert max(b - a for a, b in pairwise(kept)) <= 12
    with pytest.raises(ValueError, match="at least two"):
        highlights(told, 1)


def test_a_file_of_one_frame_is_a_picture() -> None:
    image = Image.radial_gradient("L").point([min(level, 254) for level in range(256)])
    writer = GifWriter(image.size, bytes(part for level in range(256) for part in [level] * 3))
    writer.add(image, 100)
    shown = frames(writer.finish(500))
    assert [each.convert("L").tobytes() for each in shown] == [image.tobytes()]


def test_the_gravest_of_a_replay_is_told_once_and_in_order() -> None:
    """Who fell and who is gone, for those who do not see it; wounds and steps are left out."""
    scene = scenes.lattice("+")
    kael = next(token for token in scene.tokens if token.active)
    foe = next(token for token in scene.tokens if token.side == "monster")
    rest = tuple(token for token in scene.tokens if token not in (kael, foe))
    told = [
        scene,
        scene.with_(tokens=(kael.with_(health=1), foe, *rest)),
        scene.with_(tokens=(kael.with_(health=1), foe.with_(down=True), *rest)),
        scene.with_(tokens=(kael.with_(down=True), foe.with_(down=True), *rest)),
        scene.with_(tokens=(kael.with_(down=True), foe.with_(down=True), *rest)),
    ]
    names = [scenes.say(foe.name), scenes.say(kael.name)]
    assert gravest(told, scenes.say) == tuple(f"Down: {name}" for name in names)
    assert gravest(told[:2], scenes.say) == ()
