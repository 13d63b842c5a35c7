"""Which part of a floor each frame of a replay shows: where something happens, and full of it."""

from collections.abc import Iterator, Sequence

from render.pictures.captions import place_before
from render.view.near import near_box
from render.view.visible import is_floor, known_box
from render.view.window import Layout, framed, grown
from rules.core.scene import Box, Scene, Square, Token

PART = (10, 7)
"""The most squares across and down in a frame: figures have faces then, also on a telephone."""
LEAST = 2
"""The least pixels of a square with which a replay can be drawn."""
RIM = 1
"""The distance, in squares, that what happens keeps from those sides of a frame that hide more."""
FULL = 0.55
"""The share of the known ground that the fullest frame would show, below which one is changed."""


def frames_of(scenes: Sequence[Scene], size: tuple[int, int]) -> list[Layout]:
    """Return the frame of each scene: all that is ever known of its region, if that is small.

    Otherwise a frame shows a part of it, which stays as long as what happens lies well inside and
    it is nearly as full of known ground as it could be.
    """
    regions: dict[str, list[Scene]] = {}
    for scene in scenes:
        regions.setdefault(scene.region, []).append(scene)
    whole = {region: _whole(several) for region, several in regions.items()}
    frames: list[Layout] = []
    shown: dict[str, Box] = {}
    before: Scene | None = None
    for scene in scenes:
        around, corner = whole[scene.region], _corner(scene)
        old = shown.get(scene.region)
        window = shifted(_window(before, scene, old, around), corner)
        shown[scene.region] = window
        here = shifted(window, (-corner[0], -corner[1]))
        frames.append(framed(here, "play", size, scaled=False, least=LEAST))
        before = scene
    return frames


def _window(before: Scene | None, scene: Scene, old: Box | None, around: Box) -> Box:
    """Return the part of a scene that its frame shows, which is the old one where that will do."""
    corner = _corner(scene)
    back = (-corner[0], -corner[1])
    within, last = shifted(around, back), shifted(old, back) if old else None
    if within.columns <= PART[0] and within.rows <= PART[1]:
        return within
    places = _together(_happening(before, scene))
    centre = _middle(_together([*places, *_others(scene, places)]), last or within)
    best = near_box(scene, within, PART, centre)
    if last and all(_well_inside(at, last, within) for at in places):
        return last if _ground(scene, last) >= FULL * _ground(scene, best) else best
    return best


def _ground(scene: Scene, box: Box) -> int:
    """Return how many squares of a box are known floor."""
    (left, top), right, bottom = box.at, box.at[0] + box.columns, box.at[1] + box.rows
    return sum(
        is_floor(scene, (column, row))
        for row in range(max(0, top), min(scene.rows, bottom))
        for column in range(max(0, left), min(scene.columns, right))
    )


def _happening(before: Scene | None, scene: Scene) -> list[Square]:
    """Return the squares of what happened: who was hurt, healed, fell or went, else who moved.

    Where nobody did, it is who is active, or else the heroes who stand, or the way in.
    """
    tokens = [token for token in scene.tokens if token.side != "wanderer"]
    active = [token.at for token in tokens if token.active]
    heroes = [token.at for token in tokens if token.side == "hero" and not token.down]
    changed: list[Square] = []
    if before is not None and before.region == scene.region:
        changed = _hurt(before, scene, tokens) or list(_moved(before, scene, tokens))
    ways_in = [each.at for each in scene.features if each.kind == "entrance"]
    return changed or active or heroes or ways_in


def _others(scene: Scene, places: Sequence[Square]) -> list[Square]:
    """Return where all other figures are, those first that can be struck or are near some places.

    Tokens that lie face down are not among them.
    """
    figures = [token.at for token in scene.tokens if token.side != "wanderer"]
    first = places[0] if places else None

    def far(at: Square) -> tuple[bool, int]:
        away = max(abs(at[0] - first[0]), abs(at[1] - first[1])) if first else 0
        return at not in scene.targets, away

    return sorted(figures, key=far)


def _together(places: Sequence[Square]) -> list[Square]:
    """Return those places, of some in the order of what they matter, that one frame can show."""
    together = list(places[:1])
    for at in places[1:]:
        columns, rows = ([each[axis] for each in (*together, at)] for axis in (0, 1))
        wide, high = max(columns) - min(columns), max(rows) - min(rows)
        if wide < PART[0] - 2 * RIM and high < PART[1] - 2 * RIM:
            together.append(at)
    return together


def _hurt(before: Scene, scene: Scene, tokens: Sequence[Token]) -> list[Square]:
    """Return where figures fell or went, then where others were hurt or healed; heroes first."""
    then = {token.key: token for token in before.tokens}
    now = {token.key for token in scene.tokens}
    gone = [
        (token.side != "hero", place_before(token, before, scene))
        for token in before.tokens
        if token.key not in now and token.side != "wanderer"
    ]
    both = [(token, then[token.key]) for token in tokens if token.key in then]
    fell = [(new.side != "hero", new.at) for new, old in both if new.down != old.down]
    hurt = [(new.side != "hero", new.at) for new, old in both if new.health != old.health]
    return [at for several in (gone + fell, hurt) for _, at in sorted(several)]


def _moved(before: Scene, scene: Scene, tokens: Sequence[Token]) -> Iterator[Square]:
    """Yield where heroes went and who came, or else where other figures went."""
    then = {token.key: place_before(token, before, scene) for token in before.tokens}
    moved = [token for token in tokens if then.get(token.key) != token.at]
    first = [token for token in moved if token.side == "hero" or token.key not in then]
    yield from (token.at for token in first or moved)


def _middle(places: Sequence[Square], otherwise: Box) -> Square:
    """Return the middle square of the box around some places, or of a box where there is none."""
    if not places:
        return (
            otherwise.at[0] + otherwise.columns // 2,
            otherwise.at[1] + otherwise.rows // 2,
        )
    columns, rows = ([at[axis] for at in places] for axis in (0, 1))
    return (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2


def _well_inside(at: Square, window: Box, around: Box) -> bool:
    """Return whether a place is far enough from those sides of a window that hide more."""
    for axis, length, whole in (
        (0, window.columns, around.columns),
        (1, window.rows, around.rows),
    ):
        start, first = window.at[axis], around.at[axis]
        low = start + (RIM if start > first else 0)
        high = start + length - (RIM if start + length < first + whole else 0)
        if not low <= at[axis] < high:
            return False
    return True


def _corner(scene: Scene) -> Square:
    """Return the position of a scene by its rulers, in squares; it changes as a map grows."""
    ruler = scene.ruler
    return (
        ruler.column * ruler.step - ruler.offset[0],
        ruler.row * ruler.step - ruler.offset[1],
    )


def shifted(box: Box, by: Square) -> Box:
    """Return a box that begins some squares farther right and down."""
    return box.with_(at=(box.at[0] + by[0], box.at[1] + by[1]))


def _whole(several: Sequence[Scene]) -> Box:
    """Return the window around all that is ever known in a region's scenes, as rulers count."""
    last = several[-1]
    known = [(known_box(scene), _corner(scene)) for scene in several]
    boxes = [shifted(box, corner) for box, corner in known if box]
    corner = _corner(last)
    own = Box(at=(0, 0), columns=last.columns, rows=last.rows)
    box = _union(boxes) if boxes else shifted(own, corner)
    around = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    return shifted(grown(shifted(around, (-corner[0], -corner[1])), PART, last), corner)


def _union(boxes: Sequence[Box]) -> Box:
    left, top = min(box.at[0] for box in boxes), min(box.at[1] for box in boxes)
    right = max(box.at[0] + box.columns for box in boxes)
    bottom = max(box.at[1] + box.rows for box in boxes)
    return Box(at=(left, top), columns=right - left, rows=bottom - top)
