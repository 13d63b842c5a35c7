"""A scene in letters, for screen readers, terminals and channels without pictures.

Squares are two letters apart, with the sides between them, so that doors can be shown. A map that
is too large for that leaves the sides out; one that is still too large is cut to the part around
the active figure.
"""

from collections.abc import Iterator

from render.view.visible import (
    across,
    is_floor,
    known_box,
    known_only,
    sight_of,
    squares,
    terrain_of,
)
from render.view.window import View, needed_box, overview_box, play_box
from render.words import Say, own_words
from render.words.alt_text import where_named
from render.words.finale import finale_words
from render.words.tracks import counts
from rules.core.scene import Barrier, Box, Edge, Feature, Scene, Side, Sight, Square, Terrain, Token
from rules.core.words import Words

TEXT_LIMIT = 1900
"""The longest text map, code fence included: it leaves room for a line in a Discord message."""

NEAR = (13, 6)
"""Columns and rows of a near view in letters, which takes no more room for them."""
FENCE = "```"
GROUND = {
    Terrain.ROCK: " ",
    Terrain.FLOOR: ".",
    Terrain.WATER: "~",
    Terrain.SHADOW: ":",
    Terrain.HINDERING: ",",
    Terrain.PIT: "v",
    Terrain.CREVICE: "/",
    Terrain.OUTSIDE: '"',
}
EXPLAINED = (Terrain.WATER, Terrain.SHADOW, Terrain.HINDERING, Terrain.PIT, Terrain.CREVICE)
DOORS = {
    Barrier.OPEN: " ",
    Barrier.ARCH: "'",
    Barrier.DOOR: "+",
    Barrier.DOUBLE: "+",
    Barrier.AJAR: "'",
    Barrier.LOCKED: "%",
    Barrier.IRON: "+",
    Barrier.PORTCULLIS: "=",
    Barrier.BARRICADE: "x",
    Barrier.ONE_WAY: "→",
    Barrier.SECRET: "$",
    Barrier.UNEXPLORED: "?",
    Barrier.WALL: "#",
}
KEYS = {
    Barrier.DOOR: "render-map-door",
    Barrier.LOCKED: "render-map-locked",
    Barrier.PORTCULLIS: "render-map-portcullis",
    Barrier.BARRICADE: "render-map-barricade",
    Barrier.ONE_WAY: "render-map-one-way",
    Barrier.SECRET: "render-map-secret",
    Barrier.UNEXPLORED: "render-map-unexplored",
}
ARROWS = {Side.NORTH: "↑", Side.EAST: "→", Side.SOUTH: "↓", Side.WEST: "←"}
"""The letters of one-way doors, by the direction in which they open."""
MARKS = {
    "stairs_down": ">", "stairs_up": "<", "barricade": "x", "drop": "V", "slope": "^",
    "covered": "▒", "fight": "†", "hard_fight": "‡", "magic": "§", "treasure": "¤", "lair": "Ω",
    "bridge": "≡", "house": "⌂", "pool": "≈", "tree": "♣",
}  # fmt: skip
THING = "*"
ALONE = frozenset(
    {"covered", "fight", "hard_fight", "magic", "treasure", "lair", "trap", "rug", "roots", "web"}
)
"""Kinds of things whose letter stands only in the middle of their squares."""
CORNERS = frozenset({"cleared", "glimpsed"})
"""Marks without a letter of their own; the legend tells of them."""
SPARE = "123456789abcdefghijklmnopqrstuwyzABCDEFGHIJKLMNOPQRTUWXYZ"


def text_map(scene: Scene, say: Say, view: View = "play", *, locale: str = "en") -> str:
    """Return a scene as letters between rulers, in a code fence, with a legend.

    It has at most `TEXT_LIMIT` characters, and shows nothing on unseen squares.
    """
    known = known_only(scene)
    words = own_words(locale)
    marks = _marks(known)
    standing = _standing(known, marks)
    near = needed_box(known) if known.whole else play_box(known, size=NEAR)
    box = _within(known, near if view == "play" else overview_box(known))
    for detailed, window in _windows(known, box):
        grid = _detailed(known, window, standing) if detailed else _plain(known, window, standing)
        legend = _legend(known, window, marks, say, words, cut=window != box)
        text = "\n".join([FENCE, *grid, FENCE])
        if len(text) <= TEXT_LIMIT:
            return _with_legend(_counted(text, known, say, words), legend)
    raise AssertionError("a map of one square fits")


def text_sheet(scene: Scene, say: Say, *, locale: str = "en") -> str:
    """Return all that is known as letters between rulers, with all sides and the whole legend.

    It is as large as it has to be: for files, not for messages.
    """
    known = known_only(scene)
    marks = _marks(known)
    box = known_box(known) or Box(at=(0, 0), columns=1, rows=1)
    around = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    window = _within(known, around)
    legend = _legend(known, window, marks, say, own_words(locale), cut=False)
    told = [*finale_words(known, say, own_words(locale)), *counts(known, say, own_words(locale))]
    told = [*told, ""] if told else []
    lines = [
        say(known.title),
        *map(say, known.story),
        "",
        *_detailed(known, window, _standing(known, marks)),
        "",
        *told,
        *legend,
    ]
    return "\n".join(lines) + "\n"


def _within(scene: Scene, box: Box) -> Box:
    """Return the part of a window that lies on the scene."""
    left, top = max(0, box.at[0]), max(0, box.at[1])
    right = min(scene.columns, box.at[0] + box.columns)
    bottom = min(scene.rows, box.at[1] + box.rows)
    return Box(at=(left, top), columns=max(1, right - left), rows=max(1, bottom - top))


def _counted(text: str, scene: Scene, say: Say, words: Words) -> str:
    """Return the map, and under it each line of the end, of tracks and of piles that fits."""
    for line in (*finale_words(scene, say, words), *counts(scene, say, words)):
        if len(text) + 1 + len(line) <= TEXT_LIMIT:
            text = f"{text}\n{line}"
    return text


def _with_legend(text: str, legend: list[str]) -> str:
    """Return as many parts of the legend as fit under the map."""
    line = ""
    for part in legend:
        longer = f"{line}, {part}" if line else part
        if len(text) + 1 + len(longer) > TEXT_LIMIT:
            break
        line = longer
    return f"{text}\n{line}" if line else text


def _windows(scene: Scene, box: Box) -> Iterator[tuple[bool, Box]]:
    """Yield windows to try: all with sides, all without, then ever smaller parts."""
    yield True, box
    yield False, box
    active = [token.at for token in scene.tokens if token.active]
    middle = (box.at[0] + box.columns // 2, box.at[1] + box.rows // 2)
    centre = (active or [middle])[0]
    columns, rows = min(box.columns, 40), min(box.rows, 30)
    while rows >= 1:
        left = max(box.at[0], min(centre[0] - columns // 2, box.at[0] + box.columns - columns))
        top = max(box.at[1], min(centre[1] - rows // 2, box.at[1] + box.rows - rows))
        yield False, Box(at=(left, top), columns=columns, rows=rows)
        rows -= 2
        columns = max(1, columns - 2)


def _marks(scene: Scene) -> dict[str, str]:
    """Return a letter for each figure, by its key: its own, or else an unused one."""
    taken: dict[str, str] = {}
    for token in sorted(scene.tokens, key=lambda each: each.side != "hero"):
        first = token.mark[0].upper() if token.side == "hero" else token.mark[0]
        wanted = [first] if token.side == "hero" or len(token.mark) == 1 else []
        free = [letter for letter in [*wanted, *SPARE] if letter not in taken.values()]
        taken[token.key] = free[0] if free else "&"
    return taken


def _standing(scene: Scene, marks: dict[str, str]) -> dict[Square, str]:
    """Return the letter of each square on which somebody or something is, seen or not.

    Figures come before things, the most important first, and of things the first.
    """
    found: dict[Square, str] = {}
    for token in sorted(scene.tokens, key=_importance, reverse=True):
        for at in squares(token.at, token.size):
            found.setdefault(at, marks[token.key])
    for feature in scene.features:
        if feature.kind in CORNERS:
            continue
        for at in squares(feature.at, feature.size):
            if feature.kind not in ALONE or at == _middle(feature):
                found.setdefault(at, MARKS.get(feature.kind, THING))
            elif feature.kind == "covered":
                found.setdefault(at, " ")
    return found


def _square(scene: Scene, at: Square, standing: dict[Square, str]) -> str:
    if sight_of(scene, at) == Sight.UNSEEN:
        return " "
    letter = standing.get(at)
    return GROUND[Terrain(terrain_of(scene, at))] if letter is None else letter


def _middle(thing: Feature) -> Square:
    return thing.at[0] + (thing.size[0] - 1) // 2, thing.at[1] + (thing.size[1] - 1) // 2


def _importance(token: Token) -> tuple[bool, bool]:
    return token.active, not token.down


def _letter(edge: Edge) -> str:
    return ARROWS[edge.side] if edge.kind is Barrier.ONE_WAY else DOORS[edge.kind]


def _edges(scene: Scene) -> dict[tuple[Square, Side], str]:
    """Return the letter of each edge, under either square beside it."""
    opposite = {
        Side.NORTH: Side.SOUTH, Side.SOUTH: Side.NORTH, Side.EAST: Side.WEST, Side.WEST: Side.EAST,
    }  # fmt: skip
    found: dict[tuple[Square, Side], str] = {}
    # A door says more than that nobody knows what is behind it.
    for edge in sorted(scene.edges, key=lambda edge: edge.kind is not Barrier.UNEXPLORED):
        found[edge.at, edge.side] = _letter(edge)
        found[across(edge.at, edge.side), opposite[edge.side]] = _letter(edge)
    return found


def _between(scene: Scene, at: Square, side: Side, edges: dict[tuple[Square, Side], str]) -> str:
    """Return the letter on an edge."""
    letter = edges.get((at, side))
    if letter is not None:
        return letter
    return "#" if is_floor(scene, at) != is_floor(scene, across(at, side)) else " "


def _detailed(scene: Scene, window: Box, standing: dict[Square, str]) -> list[str]:
    """Return a grid with squares at odd places, and sides and corners at even places."""
    edges = _edges(scene)
    left, top = window.at
    wide, high = 2 * window.columns + 1, 2 * window.rows + 1
    grid = [[" "] * wide for _ in range(high)]
    for row in range(window.rows + 1):
        for column in range(window.columns + 1):
            at = (left + column, top + row)
            if column < window.columns:
                grid[2 * row][2 * column + 1] = _between(scene, at, Side.NORTH, edges)
            if row < window.rows:
                grid[2 * row + 1][2 * column] = _between(scene, at, Side.WEST, edges)
            if column < window.columns and row < window.rows:
                grid[2 * row + 1][2 * column + 1] = _square(scene, at, standing)
    for y in range(0, high, 2):
        for x in range(0, wide, 2):
            if _is_corner(grid, x, y):
                grid[y][x] = "#"
    return _ruled(scene, window, grid, pitch=2)


def _is_corner(grid: list[list[str]], x: int, y: int) -> bool:
    """Return whether walls or doors meet at a corner of squares."""
    beside = [
        grid[b][a]
        for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        if 0 <= a < len(grid[0]) and 0 <= b < len(grid)
    ]
    return "#" in beside or sum(letter != " " for letter in beside) > 1


def _plain(scene: Scene, window: Box, standing: dict[Square, str]) -> list[str]:
    """Return a grid with one letter a square, and `#` for rock beside floor."""
    left, top = window.at
    doors = _doorways(scene.edges)
    grid = [[" "] * window.columns for _ in range(window.rows)]
    for row in range(window.rows):
        for column in range(window.columns):
            at = (left + column, top + row)
            letter = _square(scene, at, standing)
            if letter == " " and any(is_floor(scene, other) for other in _around(at)):
                letter = "#"
            grid[row][column] = doors.get(at, letter) if letter in ".# " else letter
    return _ruled(scene, window, grid, pitch=1)


def _doorways(edges: tuple[Edge, ...]) -> dict[Square, str]:
    """Return the squares on which doors are shown when sides have no place of their own."""
    return {
        (across(edge.at, edge.side) if edge.kind is Barrier.UNEXPLORED else edge.at): _letter(edge)
        for edge in edges
        if edge.kind not in (Barrier.OPEN, Barrier.WALL, Barrier.ARCH)
    }


def _around(at: Square) -> Iterator[Square]:
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            yield at[0] + dx, at[1] + dy


def _ruled(scene: Scene, window: Box, grid: list[list[str]], pitch: int) -> list[str]:
    """Return the grid between rulers on all four sides; blank lines at its ends are dropped."""
    ruler, top = scene.ruler, window.at[1]
    shift = 1 if pitch == 2 else 0
    names = [
        ruler.row_name(top + row)
        if 0 <= top + row < scene.rows and _starts(top + row, ruler.offset[1], ruler.step)
        else ""
        for row in range(window.rows)
    ]
    gutter = max(map(len, names), default=1) or 1
    head = " " * (gutter + 1) + _column_names(scene, window, pitch, shift)
    lines = []
    for y, letters in enumerate(grid):
        row, rest = divmod(y - shift, pitch)
        name = names[row] if rest == 0 and 0 <= row < len(names) else ""
        lines.append(f"{name:>{gutter}} {''.join(letters)} {name}".rstrip())
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return [head, *lines, head]


def _column_names(scene: Scene, window: Box, pitch: int, shift: int) -> str:
    """Return the ruler above a grid; names for which there is no room are left out."""
    ruler, left = scene.ruler, window.at[0]
    header = [" "] * (window.columns * pitch + shift + 2)
    free = 0
    for column in range(window.columns):
        at = left + column
        if 0 <= at < scene.columns and _starts(at, ruler.offset[0], ruler.step):
            name, x = ruler.column_name(at), column * pitch + shift
            if x >= free and x + len(name) <= len(header):
                header[x : x + len(name)] = name
                free = x + len(name) + 1
    return "".join(header).rstrip()


def _starts(at: int, offset: int, step: int) -> bool:
    """Return whether a ruler's name belongs beside this square, the middle of its step."""
    return (at - offset) % step == (step - 1) // 2


def _legend(
    scene: Scene,
    window: Box,
    marks: dict[str, str],
    say: Say,
    words: Words,
    *,
    cut: bool,
) -> list[str]:
    """Return what each mark on the map means, figures first."""
    inside = set(squares(window.at, (window.columns, window.rows)))
    legend = [
        f"{words.phrase('render-map-key', mark=marks[token.key], name=say(token.name))}"
        f" {scene.ruler.name(token.at)}"
        for token in scene.tokens
        if token.at in inside
    ]
    kinds = {edge.kind for edge in scene.edges if edge.at in inside}
    signs = {kind: DOORS[kind] for kind in KEYS} | {Barrier.ONE_WAY: "↑→↓←"}
    legend += [f"{signs[kind]} {words.phrase(key)}" for kind, key in KEYS.items() if kind in kinds]
    grounds = {terrain_of(scene, at) for at in inside}
    legend += [
        f"{GROUND[ground]} {words.phrase('render-ground', kind=ground.name.lower())}"
        for ground in EXPLAINED
        if ground in grounds
    ]
    for kind in dict.fromkeys(each.kind for each in scene.features):
        letter = "" if kind in CORNERS else MARKS.get(kind, THING) + " "
        things = [each for each in scene.features if each.kind == kind and each.at in inside]
        for name, places in where_named(scene, things, say, words).items():
            legend.append(f"{letter}{name} {' '.join(places)}")
    if cut:
        legend.insert(0, words.phrase("render-map-cut"))
    return legend
