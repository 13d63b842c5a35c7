"""Scenes built by hand: a dungeon on a lattice, and a hall with one of everything."""

from typing import Any, get_args

from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Facing,
    Feature,
    Label,
    Ruler,
    Scene,
    Side,
    Sight,
    Square,
    Symbol,
    Token,
)
from rules.core.words import Text

PITCH = 6
SIGNS = ("barricade", "break", "drop", "grate", "slope", "special", "very_special")
"""The symbols that tell how a place is built; they are not in the hall."""
BOARD = ("cleared", "covered", "fight", "glimpsed", "hard_fight", "lair", "magic", "treasure")
"""The symbols of boards of tiles; they are not in the hall either."""
HOUSEHOLD: dict[Symbol, tuple[Square, Square, Facing | None]] = {
    "hearth": ((1, 1), (2, 1), "s"), "oven": ((3, 1), (1, 1), "s"),
    "shackles": ((4, 1), (1, 1), "s"), "rack": ((5, 1), (2, 1), "s"), "loom": ((7, 1), (1, 1), "s"),
    "desk": ((8, 1), (1, 1), "s"), "throne": ((9, 1), (1, 1), "s"),
    "roots": ((10, 1), (2, 1), None), "web": ((16, 1), (1, 1), "sw"),
    "workbench": ((12, 1), (2, 1), "s"), "anvil": ((14, 1), (1, 1), None),
    "chair": ((1, 2), (1, 1), "e"), "stool": ((2, 3), (1, 1), None),
    "bench": ((3, 3), (2, 1), None), "rug": ((5, 3), (3, 2), None),
    "lectern": ((9, 3), (1, 1), None), "urn": ((8, 3), (1, 1), None),
    "candles": ((11, 3), (1, 1), None), "brazier": ((13, 3), (1, 1), None),
    "cauldron": ((15, 3), (1, 1), None), "basin": ((16, 3), (1, 1), None),
    "coffin": ((1, 5), (1, 2), None), "sarcophagus": ((3, 5), (2, 1), None),
    "idol": ((6, 6), (1, 1), None), "cage": ((8, 6), (1, 1), None), "sack": ((10, 5), (1, 1), None),
    "pillory": ((12, 5), (1, 1), None), "straw": ((14, 5), (1, 1), None),
    "crystal": ((16, 5), (1, 1), None), "trough": ((3, 7), (2, 1), None),
    "house": ((1, 9), (2, 2), None), "stall": ((4, 9), (2, 1), None),
    "well": ((7, 9), (1, 1), None), "tree": ((9, 9), (1, 1), None),
    "mushrooms": ((11, 9), (1, 1), None), "signpost": ((13, 9), (1, 1), None),
    "cart": ((15, 9), (1, 2), None), "pool": ((4, 11), (3, 2), None),
    "bridge": ((9, 12), (3, 1), "e"),
}  # fmt: skip
"""Where the furniture of the household stands, how many squares it takes, and what it faces."""
PHRASES = {
    "the-crypt": "The Crypt of the Third Die",
    "the-hall": "The Hall of Everything",
    "scale": "5 squares = 25 ft",
    "turn-of": "It is Kael's turn.",
    "exits": "The exits lead north to an unexplored place and west to the guard room.",
}


def say(text: Text) -> str:
    """The words of these tests: a known phrase, or the name in the key."""
    if text.key in PHRASES:
        return PHRASES[text.key]
    return text.key.removeprefix("name-").replace("-", " ").capitalize()


class Plan:
    """A map under construction: all rock and unseen until something is dug."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.ground = [[" "] * columns for _ in range(rows)]
        self.sight = [[" "] * columns for _ in range(rows)]

    def dig(self, box: tuple[int, int, int, int], ground: str = ".", sight: str = "+") -> None:
        """Turn a box (left, top, columns, rows) into floor of some kind, known to some degree."""
        left, top, columns, rows = box
        for row in range(top, top + rows):
            for column in range(left, left + columns):
                self.ground[row][column] = ground
                self.sight[row][column] = sight

    def scene(self, **parts: object) -> Scene:
        """The finished scene."""
        return Scene(
            columns=self.columns,
            rows=self.rows,
            terrain=tuple("".join(row) for row in self.ground),
            sight=tuple("".join(row) for row in self.sight),
            **parts,
        )


def named(name: str) -> Text:
    return Text.of(f"name-{name}")


def hero(seat: int, name: str, at: Square, health: tuple[int, int], **more: Any) -> Token:
    """A hero of a seat, marked with its first letter; `health` is what is left, and the most."""
    return Token(
        key=f"h{seat}",
        side="hero",
        mark=name[0].upper(),
        name=named(name),
        at=at,
        health=health[0],
        health_max=health[1],
        seat=seat,
        **more,
    )


def lattice(sight_of_secret: str = Sight.UNSEEN) -> Scene:
    """Rooms of 5x5 squares six apart, passages one square wide, the ruler in whole places."""
    plan = Plan(5 * PITCH + 1, 4 * PITCH + 1)
    cell = PITCH

    def at(column: int, row: int) -> Square:
        return 1 + column * cell, 1 + row * cell

    def room(column: int, row: int, inset: int, sight: str = "+") -> None:
        x, y = at(column, row)
        plan.dig((x + inset, y + inset, 5 - 2 * inset, 5 - 2 * inset), sight=sight)

    def link(one: Square, side: str, inset: int = 0, other: int = 0, sight: str = "+") -> None:
        x, y = at(*one)
        if side == "e":
            plan.dig((x + 5 - inset, y + 2, 1 + inset + other, 1), sight=sight)
        else:
            plan.dig((x + 2, y + 5 - inset, 1, 1 + inset + other), sight=sight)

    room(2, 1, 0)
    room(1, 1, 1, "-")
    room(3, 1, 1, "+")
    room(2, 2, 0, "-")
    room(1, 2, 0, "-")
    link((1, 1), "e", 1, 0, "-")
    link((2, 1), "e", 0, 1)
    link((2, 1), "s")
    link((1, 2), "e", 0, 0, "-")
    link((1, 1), "s", 1, 0, "-")
    x, y = at(2, 0)
    plan.dig((x + 2, y + 2, 1, 4), sight="-")
    plan.dig((x, y + 2, 5, 1), sight="-")
    x, y = at(3, 2)
    plan.dig((x, y + 2, 5, 1), sight="-")
    plan.dig((x - 1, y + 2, 1, 1), sight="-")
    x, y = at(4, 1)
    plan.dig((x, y, 5, 5), sight=sight_of_secret)
    centre = at(2, 1)
    return plan.scene(
        title=Text.of("the-crypt"),
        turn=12,
        region="lattice",
        ruler=Ruler(step=PITCH, offset=(1, 1), column=-2, row=-1),
        rounded=(Box(at=at(1, 2), columns=5, rows=5),),
        edges=(
            Edge(at=(centre[0], centre[1] + 2), side=Side.WEST, kind=Barrier.DOOR),
            Edge(at=(centre[0] + 4, centre[1] + 2), side=Side.EAST, kind=Barrier.ARCH),
            Edge(at=(centre[0] + 2, centre[1]), side=Side.NORTH, kind=Barrier.ARCH),
            Edge(at=(centre[0] + 2, centre[1] + 4), side=Side.SOUTH, kind=Barrier.LOCKED),
            Edge(at=(at(2, 2)[0], at(2, 2)[1] + 2), side=Side.WEST, kind=Barrier.SECRET),
            Edge(at=(at(1, 1)[0] + 1, at(1, 1)[1] + 2), side=Side.WEST, kind=Barrier.UNEXPLORED),
            Edge(at=(at(2, 0)[0], at(2, 0)[1] + 2), side=Side.WEST, kind=Barrier.UNEXPLORED),
            Edge(at=(at(2, 0)[0] + 4, at(2, 0)[1] + 2), side=Side.EAST, kind=Barrier.UNEXPLORED),
            Edge(at=(at(3, 2)[0] + 4, at(3, 2)[1] + 2), side=Side.EAST, kind=Barrier.UNEXPLORED),
            Edge(at=(at(3, 1)[0] + 3, at(3, 1)[1] + 2), side=Side.EAST, kind=Barrier.UNEXPLORED),
            Edge(at=(at(2, 2)[0] + 4, at(2, 2)[1] + 2), side=Side.EAST, kind=Barrier.ARCH),
            Edge(at=(at(1, 2)[0] + 2, at(1, 2)[1]), side=Side.NORTH, kind=Barrier.IRON),
        ),
        features=(
            Feature(kind="altar", at=(centre[0] + 2, centre[1]), name=named("altar")),
            Feature(kind="column", at=(centre[0], centre[1] + 4), name=named("pillar")),
            Feature(kind="column", at=(centre[0] + 4, centre[1] + 4), name=named("pillar")),
            Feature(kind="loot", at=(centre[0] + 4, centre[1]), name=named("artefact")),
            Feature(
                kind="vault",
                at=(at(1, 2)[0] + 1, at(1, 2)[1] + 1),
                size=(3, 3),
                name=named("vault"),
            ),
            Feature(
                kind="stairs_down",
                at=(at(2, 2)[0] + 1, at(2, 2)[1] + 3),
                size=(3, 1),
                facing="e",
                name=named("stairs-down"),
                note="Level 2",
            ),
            Feature(kind="bones", at=(at(3, 1)[0] + 3, at(3, 1)[1] + 3), name=named("bones")),
            Feature(kind="entrance", at=(at(2, 0)[0] + 2, at(2, 0)[1] + 4), name=named("entrance")),
        ),
        tokens=(
            hero(1, "kael", (centre[0] + 1, centre[1] + 2), (5, 8), facing="e", active=True),
            hero(2, "sela", (centre[0] + 1, centre[1] + 3), (1, 6)),
            Token(
                key="m1",
                side="monster",
                mark="14",
                name=named("ghoul"),
                at=(centre[0] + 3, centre[1] + 2),
                health=3,
                health_max=4,
            ),
            hero(3, "mirelle", (at(3, 1)[0] + 2, at(3, 1)[1] + 2), (6, 6)),
        ),
        trail=tuple((centre[0] + 2 - dx, centre[1] + 2) for dx in range(8, 0, -1)),
        targets=((centre[0] + 3, centre[1] + 2),),
        labels=(Label(at=(at(1, 1)[0] + 2, at(1, 1)[1] + 1), text="7"),),
        focus=Box(at=(at(1, 0)[0], at(1, 0)[1] + 2), columns=17, rows=15),
        facts=(Text.of("turn-of"), Text.of("exits")),
    )


def hall() -> Scene:
    """Every barrier, ground and figure, and things, in view but for the south."""
    plan = Plan(18, 15)
    plan.dig((1, 1, 16, 7))
    plan.dig((1, 9, 7, 5), sight="-")
    plan.dig((9, 9, 8, 5))
    plan.dig((4, 8, 1, 1))
    plan.dig((12, 8, 1, 1))
    plan.dig((8, 11, 1, 1))
    plan.dig((9, 9, 3, 3), "~")
    plan.dig((12, 10, 2, 2), "~")
    plan.dig((13, 13, 2, 1), ":")
    plan.dig((15, 12, 2, 1), ",")
    plan.dig((1, 13, 2, 1), "v", "-")
    plan.dig((4, 11, 3, 1), "/", "-")
    plan.dig((0, 0, 18, 1), "o")
    elsewhere = {*SIGNS, *BOARD, *HOUSEHOLD}
    symbols = [kind for kind in get_args(Symbol) if kind not in elsewhere]
    features = [
        Feature(
            kind=kind,
            at=(1 + 2 * (number % 8), 1 + 2 * (number // 8)),
            name=named(kind.replace("_", "-")),
            facing="e" if kind in ("chest", "stairs_down", "stairs_up") else None,
            note="B" if kind == "portal" else "",
        )
        for number, kind in enumerate(symbols)
    ]
    unset = (Barrier.OPEN, Barrier.ONE_WAY, Barrier.UNEXPLORED)
    barriers = [kind for kind in Barrier if kind not in unset]
    edges = [
        Edge(at=(1 + number, 4), side=Side.SOUTH, kind=kind) for number, kind in enumerate(barriers)
    ]
    edges += [
        Edge(at=(1 + number, 4), side=Side.SOUTH, kind=Barrier.WALL)
        for number in range(len(barriers), 16)
        if number != 13
    ]
    edges += [
        Edge(at=(4, 8), side=Side.SOUTH, kind=Barrier.DOUBLE),
        Edge(at=(12, 8), side=Side.SOUTH, kind=Barrier.AJAR),
        Edge(at=(8, 11), side=Side.WEST, kind=Barrier.PORTCULLIS),
        Edge(at=(16, 6), side=Side.EAST, kind=Barrier.UNEXPLORED),
        Edge(at=(1, 10), side=Side.WEST, kind=Barrier.OPEN),
        Edge(at=(16, 10), side=Side.EAST, kind=Barrier.SECRET),
        Edge(at=(3, 1), side=Side.NORTH, kind=Barrier.DOUBLE),
    ]
    heroes = [
        hero(
            seat,
            name,
            (seat, 6),
            (health, 9 if seat == 2 else 5),
            facing=facing,
            active=seat == 3,
        )
        for seat, (name, facing, health) in enumerate(
            (
                ("kael", "n", 5),
                ("sela", "ne", 4),
                ("mirelle", "e", 3),
                ("bram", "se", 1),
                ("tove", "s", 2),
                ("orla", "sw", 5),
                ("wulf", "w", 5),
                ("runa", "nw", 4),
            ),
            start=1,
        )
    ]
    others = [
        Token(key="m1", side="monster", mark="G1", name=named("goblin"), at=(10, 6), facing="w",
              health=2, health_max=4),
        Token(key="m2", side="monster", mark="O1", name=named("ogre"), at=(14, 9), size=(2, 2),
              facing="s", health=9, health_max=12),
        Token(key="g1", side="guest", mark="N", name=named("nils"), at=(11, 12), facing="ne",
              health=1, health_max=3, conditions=(Text.of("poisoned"),)),
        Token(key="w1", side="wanderer", mark="R", name=named("red-token"), at=(12, 6)),
        Token(key="w2", side="wanderer", mark="Y", name=named("yellow-token"), at=(13, 6)),
        Token(key="w3", side="wanderer", mark="B", name=named("blue-token"), at=(14, 6)),
        Token(key="m3", side="monster", mark="G2", name=named("goblin"), at=(12, 13), down=True),
        Token(key="h9", side="hero", mark="E", name=named("edda"), at=(16, 6), seat=1, down=True),
        Token(key="s1", side="hero", mark="X", name=named("xan"), at=(10, 13), seat=4),
        Token(key="s2", side="hero", mark="Y", name=named("ylva"), at=(10, 13), seat=5),
        Token(key="s3", side="monster", mark="z9", name=named("zombie"), at=(10, 13)),
    ]  # fmt: skip
    return plan.scene(
        title=Text.of("the-hall"),
        turn=3,
        region="hall",
        scale=Text.of("scale"),
        edges=tuple(edges),
        features=tuple(features),
        tokens=tuple(heroes + others),
        trail=((1, 7), (2, 7), (2, 6), (3, 6)),
        reach=((2, 5), (3, 5), (4, 5), (2, 7), (3, 7), (4, 7)),
        targets=((10, 6),),
        labels=(Label(at=(3, 10), text="12"), Label(at=(5, 12.5), text="Guard room")),
        facts=(Text.of("turn-of"),),
    )


def household() -> Scene:
    """A hall with all furniture that `hall` has not, and a bridge over water."""
    plan = Plan(18, 15)
    plan.dig((1, 1, 16, 13))
    plan.dig((10, 11, 1, 3), "~")
    features = tuple(
        Feature(kind=kind, at=at, size=size, facing=facing, name=named(kind))
        for kind, (at, size, facing) in HOUSEHOLD.items()
    )
    return plan.scene(title=Text.of("the-hall"), region="household", features=features)
