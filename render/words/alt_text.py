"""A scene in sentences: the alt text of its picture, for those who do not see it.

First come where one is and what can be attacked and reached, then the other facts of the scene in
their order, then tokens, doors and things that they left out. A player should be able to choose a
legal move from the text alone.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from render.view.visible import across, is_floor, known_only, mouths, squares
from render.words import Say, own_words
from render.words.finale import finale_words
from render.words.moves import Bearings, aims
from render.words.tracks import counts
from rules.core.compass import compass, distance
from rules.core.scene import Barrier, Edge, Feature, Scene, Terrain, Token
from rules.core.words import Words

ALT_LIMIT = 1024
"""The longest alt text that Discord keeps."""
MOST_LISTED = 12
MOST_MOVES = 300
"""The most characters of all squares where one can go; more are only counted."""

DOORS = frozenset(
    {
        Barrier.DOOR,
        Barrier.DOUBLE,
        Barrier.AJAR,
        Barrier.LOCKED,
        Barrier.IRON,
        Barrier.PORTCULLIS,
        Barrier.BARRICADE,
        Barrier.ONE_WAY,
        Barrier.SECRET,
    }
)
HAZARDS = (Terrain.PIT, Terrain.CREVICE, Terrain.WATER, Terrain.HINDERING, Terrain.SHADOW)
LETTERS = frozenset(ground.value for ground in HAZARDS)
GROUPS = (
    ("hero", "render-alt-heroes"),
    ("monster", "render-alt-monsters"),
    ("guest", "render-alt-guests"),
    ("wanderer", "render-alt-wanderers"),
)


def alt_text(scene: Scene, say: Say, *, locale: str = "en") -> str:
    """Return the alt text of a scene's picture, in at most `ALT_LIMIT` characters.

    Squares have the names of the rulers. Nothing on unseen squares is told. If it is too long,
    sentences are left out from the end; the first sentence is always there.
    """
    known = known_only(scene)
    words = own_words(locale)
    facts = [sentence(say(fact)) for fact in known.facts]
    end = list(finale_words(known, say, words))
    told = [_title(known, say, words), *end, *facts[:1], *_deeds(known, say, words), *facts[1:]]
    told += _details(known, say, words, (told[0], *facts))
    return _fitted(told)


def _title(scene: Scene, say: Say, words: Words) -> str:
    title = say(scene.title).rstrip(".")
    if scene.turn:
        return words.phrase("render-alt-title", title=title, turn=scene.turn)
    return words.phrase("render-alt-title-only", title=title)


def sentence(text: str) -> str:
    """Return a text that ends as a sentence does."""
    text = " ".join(text.split())
    return text if text.endswith((".", "!", "?", "…")) else text + "."


def _fitted(sentences: Iterable[str]) -> str:
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            # A first sentence that is too long is cut, as an empty text would be worse.
            return text or longer[: ALT_LIMIT - 1].rsplit(" ", 1)[0] + "…"
        text = longer
    return text


def _details(scene: Scene, say: Say, words: Words, sentences: Sequence[str]) -> Iterator[str]:
    """Yield all that the facts may have left out, the most useful first."""
    told = " ".join(sentences)
    active = [(say(each.name), scene.ruler.name(each.at)) for each in scene.tokens if each.active]
    if not all(name in told and square in told for name, square in active):
        places = [words.phrase("render-alt-at", name=name, square=at) for name, at in active]
        yield from _listed("render-alt-active", places, words)
    exits = [_edge(scene, edge, words) for edge in scene.edges if edge.kind is Barrier.UNEXPLORED]
    yield from _listed("render-alt-unexplored", exits, words)
    for side, key in GROUPS:
        figures = [
            _figure(scene, token, say, words, _told_of(scene, token, say, sentences))
            for token in scene.tokens
            if token.side == side
        ]
        yield from _listed(key, list(filter(None, figures)), words)
    yield from map(sentence, counts(scene, say, words))
    doors = [_door(scene, edge, words) for edge in _doors(scene)]
    yield from _listed("render-alt-doors", doors, words)
    yield from _listed("render-alt-links", _links(scene, words), words)
    if len(scene.trail) > 1:
        ends = (scene.ruler.name(scene.trail[0]), scene.ruler.name(scene.trail[-1]))
        if ends[0] != ends[1]:
            yield words.phrase("render-alt-trail", **{"from": ends[0], "to": ends[1]})
    things = [
        words.phrase("render-alt-at", name=name, square=" ".join(places))
        for name, places in where_named(scene, scene.features, say, words).items()
    ]
    yield from _listed("render-alt-features", things, words)
    yield from _listed("render-alt-hazards", _hazards(scene, words), words)


def _deeds(scene: Scene, say: Say, words: Words) -> Iterator[str]:
    """Yield whom the active figure can attack and where it can go; many places in short."""
    several = aims(scene, say).items()
    if scene.measure == "square":
        struck = [
            words.phrase("render-alt-at", name=name, square=scene.ruler.name(at))
            for name, at in several
        ]
    else:
        struck = [name for name, _ in several]
    yield from _listed("render-alt-targets", struck, words)
    active = [each for each in scene.tokens if each.active]
    if active and scene.reach:
        bearings = Bearings(scene, active[0], words)
        whole = bearings.moves()
        yield whole if len(whole) <= MOST_MOVES else bearings.range()


def named(scene: Scene, thing: Feature, say: Say, words: Words) -> str:
    """Return a thing's name, for a slope also its direction, and the note beside it."""
    way = ""
    if thing.kind in ("slope", "drop") and thing.facing:
        way = words.phrase("render-facing", facing=compass(thing.facing, scene.north))
    return " ".join(filter(None, (say(thing.name), way, thing.note)))


def where_named(
    scene: Scene, things: Iterable[Feature], say: Say, words: Words
) -> dict[str, list[str]]:
    """Return the squares of things by their names, each square once."""
    found: dict[str, list[str]] = {}
    for each in things:
        places = found.setdefault(named(scene, each, say, words), [])
        if (place := scene.ruler.name(each.at)) not in places:
            places.append(place)
    return found


def _listed(key: str, parts: list[str], words: Words) -> Iterator[str]:
    """Yield a sentence with a list, if there is anything to list.

    Equal entries are said once.
    """
    once = list(dict.fromkeys(parts))
    if once:
        left = len(once) - MOST_LISTED
        more = [words.phrase("render-alt-more", count=left)] if left > 0 else []
        yield words.phrase(key, list="; ".join((*once[:MOST_LISTED], *more)))


def _told_of(scene: Scene, token: Token, say: Say, sentences: Iterable[str]) -> str:
    """Return the fact that says already where a figure is, or an empty text."""
    name, square = say(token.name), scene.ruler.name(token.at)
    # Most sentences do not name both, and an expression takes longer to make than to look.
    likely = [sentence for sentence in sentences if name in sentence and square in sentence]
    if not likely:
        return ""
    # "Goblin" must not match "Goblin 2".
    of_it = re.compile(rf"(?<!\w){re.escape(name)}(?!\w| \d).*(?<!\w){re.escape(square)}(?!\w)")
    return next((sentence for sentence in likely if of_it.search(sentence)), "")


def _figure(scene: Scene, token: Token, say: Say, words: Words, told: str) -> str:
    """Return a figure with its place and state.

    Where a fact has told of it already, only what is new is said.
    """
    square = scene.ruler.name(token.at)
    state = list(_state(scene, token, say, words))
    if told:
        new = [said for said, sign in state if sign not in told]
        place = words.phrase("render-alt-at", name=say(token.name), square=square)
        return ", ".join((place, *new)) if new else ""
    name = words.phrase("render-alt-figure", name=say(token.name), mark=token.mark, square=square)
    return ", ".join((name, *(said for said, _ in state)))


def _state(scene: Scene, token: Token, say: Say, words: Words) -> Iterator[tuple[str, str]]:
    """Yield parts of a figure's state, each with the words by which one finds it in a text."""
    if token.down:
        said = words.phrase("render-alt-down")
        yield said, said
    elif token.facing:
        facing = words.phrase("render-facing", facing=compass(token.facing, scene.north))
        said = words.phrase("render-alt-facing", facing=facing)
        yield said, said
    if token.health is not None and token.health_max and not token.down:
        said = words.phrase("render-alt-health", health=token.health, most=token.health_max)
        yield said, words.phrase("render-alt-of", health=token.health, most=token.health_max)
    for condition in token.conditions:
        yield say(condition), say(condition)


def _place(scene: Scene, edge: Edge, words: Words) -> dict[str, str]:
    return {
        "side": words.phrase("render-facing", facing=compass(edge.side.value, scene.north)),
        "square": scene.ruler.name(edge.at),
    }


def _edge(scene: Scene, edge: Edge, words: Words) -> str:
    return words.phrase("render-alt-exit", **_place(scene, edge, words))


def _doors(scene: Scene) -> list[Edge]:
    """Return the doors that are told, those nearest to the active figure first.

    Doors between tiles that lie face down are the board's, and nobody can use them yet.
    """
    covered = {
        at
        for each in scene.features
        if each.kind == "covered"
        for at in squares(each.at, each.size)
    }
    doors = [
        edge
        for edge in scene.edges
        if edge.kind in DOORS and not {edge.at, across(edge.at, edge.side)} <= covered
    ]
    active = [token.at for token in scene.tokens if token.active]
    if active and len(doors) > MOST_LISTED:
        doors.sort(key=lambda edge: distance(active[0], edge.at))
    return doors


def door_name(scene: Scene, edge: Edge, words: Words) -> str:
    """Return the name of a barrier on an edge, for a one-way door also its direction."""
    if edge.kind is Barrier.ONE_WAY:
        facing = compass(edge.side.value, scene.north)
        return words.phrase("render-one-way", side=words.phrase("render-facing", facing=facing))
    named_kinds = DOORS | {Barrier.ARCH}
    kind = edge.kind.value if edge.kind in named_kinds else "opening"
    return words.phrase("render-door", kind=kind)


def _door(scene: Scene, edge: Edge, words: Words) -> str:
    door = door_name(scene, edge, words)
    if edge.kind is Barrier.ONE_WAY:
        ends = (scene.ruler.name(edge.at), scene.ruler.name(across(edge.at, edge.side)))
        return words.phrase("render-alt-one-way", door=door, **{"from": ends[0], "to": ends[1]})
    return words.phrase("render-alt-door", door=door, **_place(scene, edge, words))


def _links(scene: Scene, words: Words) -> list[str]:
    """Return each crevice by the squares at its ends, or at the one end that is known."""
    told = []
    for link in scene.links:
        names = [scene.ruler.name(at) for at in mouths(scene, link)]
        if len(names) > 1:
            told.append(words.phrase("render-alt-link", **{"from": names[0], "to": names[1]}))
        else:
            told += [words.phrase("render-alt-link-end", square=name) for name in names]
    return told


def _hazards(scene: Scene, words: Words) -> list[str]:
    """Return each kind of dangerous or slow ground with the names of its squares."""
    places: dict[Terrain, list[str]] = defaultdict(list)
    for row, letters in enumerate(scene.terrain):
        if LETTERS.isdisjoint(letters):
            continue
        for column, letter in enumerate(letters):
            if letter in LETTERS and is_floor(scene, (column, row)):
                ground, name = Terrain(letter), scene.ruler.name((column, row))
                if name not in places[ground]:
                    places[ground].append(name)
    return [
        words.phrase(
            "render-alt-hazard",
            ground=words.phrase("render-ground", kind=ground.name.lower()),
            squares=" ".join(places[ground][:8]) + (" …" if len(places[ground]) > 8 else ""),
        )
        for ground in HAZARDS
        if ground in places
    ]
