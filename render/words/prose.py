"""A scene told to the hero who acts: what is where, how far away, and in which direction."""

from collections.abc import Callable, Iterable, Iterator

from render.view.visible import across, is_floor, known_only, mouths, sight_of, squares
from render.words import Say, own_words
from render.words.alt_text import HAZARDS, alt_text, door_name, named, sentence
from render.words.moves import Bearings, aims
from render.words.tracks import counts
from rules.core.compass import compass, distance
from rules.core.scene import (
    Barrier,
    Edge,
    Feature,
    Scene,
    Sight,
    Square,
    Token,
    name_of_material,
)
from rules.core.words import Words

PROSE_LIMIT = 1900
"""The longest prose, in characters: it leaves room for a line in a Discord message."""
MOST = 10
"""The most things that a sentence lists."""
GROUPS = (
    ("render-prose-foes", "monster"),
    ("render-prose-friends", "hero"),
    ("render-prose-others", "guest"),
    ("render-prose-tokens", "wanderer"),
)

Where = Callable[[Square], str]


def prose(scene: Scene, say: Say, *, feet: int | None = None, locale: str = "en") -> str:
    """Return a description of the active hero's surroundings for screen readers, as paragraphs.

    Args:
        scene: what may be seen. Without an active hero the first hero looks; without any hero
            the alt text is returned.
        say: puts the scene's texts into words.
        feet: how long a square is, to tell distances in feet, too.
        locale: the language of the prose's own words.

    Returns:
        At most `PROSE_LIMIT` characters. Directions follow the compass; near things come first;
        nothing on unseen squares is told.
    """
    known = known_only(scene)
    heroes = sorted(
        (token for token in known.tokens if token.side == "hero"), key=lambda each: not each.active
    )
    if not heroes:
        return alt_text(scene, say, locale=locale)
    words, me = own_words(locale), heroes[0]

    bearings = Bearings(known, me, words, feet)
    told = ""
    for line in _lines(known, bearings, say, words):
        longer = f"{told}\n{line}".strip()
        if len(longer) > PROSE_LIMIT:
            break
        told = longer
    return told


def _lines(scene: Scene, bearings: Bearings, say: Say, words: Words) -> Iterator[str]:
    """Yield what the hero can do first, then who is near, then what."""
    me, where = bearings.me, bearings.where
    yield " ".join(_myself(scene, bearings, say, words))
    foes = sorted(aims(scene, say).items(), key=lambda foe: distance(me.at, foe[1]))
    struck = [words.phrase("render-prose-thing", name=foe, where=where(at)) for foe, at in foes]
    if struck:
        yield words.phrase("render-prose-targets", list="; ".join(struck))
    if moves := bearings.moves():
        yield moves
    if not bearings.by_squares:
        yield " ".join(sentence(say(fact)) for fact in scene.facts)
    for key, side in GROUPS:
        others = [each for each in scene.tokens if each.side == side and each is not me]
        others.sort(key=lambda each: distance(me.at, each.at))
        yield from _listed(key, (_figure(each, where, say, words) for each in others), words)
    if bearings.by_squares:
        yield from _ways(scene, me, where, words)
    near = {each: _nearest(each, me.at) for each in scene.features}
    things = sorted(near, key=lambda each: distance(me.at, near[each]))
    told = (
        words.phrase(
            "render-prose-thing",
            name=named(scene, each, say, words),
            where=where(near[each]),
        )
        for each in things
        if sight_of(scene, near[each]) == Sight.IN_VIEW
    )
    yield from _listed("render-prose-things", told, words)
    yield from _listed("render-prose-ground", _hazards(scene, me, where, words), words)
    yield from _made(scene, words)
    counted = ". ".join(counts(scene, say, words))
    if counted:
        yield counted + "."


def _myself(scene: Scene, bearings: Bearings, say: Say, words: Words) -> Iterator[str]:
    me, here = bearings.me, bearings.here()
    if bearings.by_squares:
        yield words.phrase("render-prose-you", name=say(me.name), square=here)
    else:
        yield words.phrase("render-prose-you-inside", name=say(me.name), place=here)
    if me.down:
        yield words.phrase("render-prose-down")
    elif me.facing:
        facing = words.phrase("render-facing", facing=compass(me.facing, scene.north))
        yield words.phrase("render-prose-facing", facing=facing)
    if me.health is not None and me.health_max:
        yield words.phrase("render-prose-health", health=me.health, most=me.health_max)
    if me.conditions:
        several = ", ".join(say(each) for each in me.conditions)
        yield words.phrase("render-prose-conditions", list=several)


def _made(scene: Scene, words: Words) -> Iterator[str]:
    """Yield sentences about how the place was built, if not as most are."""
    parts = [
        words.phrase("render-manner", manner=manner) for manner in scene.manner if manner != "built"
    ]
    if scene.material:
        parts.append(words.phrase("render-material", material=name_of_material(scene.material)))
    if parts:
        yield " ".join(parts)


def _listed(key: str, parts: Iterable[str], words: Words) -> Iterator[str]:
    once = list(dict.fromkeys(parts))
    if once:
        yield words.phrase(key, list="; ".join(once[:MOST] + ["…"] * (len(once) > MOST)))


def _figure(token: Token, where: Where, say: Say, words: Words) -> str:
    parts = [words.phrase("render-prose-thing", name=say(token.name), where=where(token.at))]
    if token.down:
        parts.append(words.phrase("render-alt-down"))
    elif token.health is not None and token.health_max:
        parts.append(words.phrase("render-alt-health", health=token.health, most=token.health_max))
    parts += [say(each) for each in token.conditions]
    return ", ".join(parts)


def _ways(scene: Scene, me: Token, where: Where, words: Words) -> Iterator[str]:
    """Return doors and openings in view, and unexplored exits wherever they are known."""
    edges = sorted(scene.edges, key=lambda each: distance(me.at, each.at))

    def way(edge: Edge) -> str:
        name = door_name(scene, edge, words)
        return words.phrase("render-prose-thing", name=name, where=where(_near_side(edge, me.at)))

    seen = [
        way(edge)
        for edge in edges
        if edge.kind not in (Barrier.WALL, Barrier.UNEXPLORED)
        and sight_of(scene, _near_side(edge, me.at)) == Sight.IN_VIEW
    ]
    yield from _listed("render-prose-ways", seen, words)
    ends = [at for link in scene.links for at in mouths(scene, link)]
    ends = [at for at in ends if sight_of(scene, at) == Sight.IN_VIEW]
    ends.sort(key=lambda at: distance(me.at, at))
    yield from _listed("render-prose-links", map(where, ends), words)
    unknown = [where(edge.at) for edge in edges if edge.kind is Barrier.UNEXPLORED]
    yield from _listed("render-prose-unexplored", unknown, words)


def _nearest(thing: Feature, me: Square) -> Square:
    """Return the nearest square of a thing."""
    return min(squares(thing.at, thing.size), key=lambda at: distance(me, at))


def _near_side(edge: Edge, me: Square) -> Square:
    """Return the square before a barrier; for a one-way door the nearer of its two."""
    if edge.kind is not Barrier.ONE_WAY:
        return edge.at
    return min((edge.at, across(edge.at, edge.side)), key=lambda at: distance(me, at))


def _hazards(scene: Scene, me: Token, where: Where, words: Words) -> Iterator[str]:
    """Return the nearest square of each kind of bad ground in view."""
    for ground in HAZARDS:
        places = [
            (column, row)
            for row, letters in enumerate(scene.terrain)
            if ground.value in letters
            for column, letter in enumerate(letters)
            if letter == ground.value
            and is_floor(scene, (column, row))
            and sight_of(scene, (column, row)) == Sight.IN_VIEW
        ]
        if places:
            nearest = min(places, key=lambda at: distance(me.at, at))
            name = words.phrase("render-ground", kind=ground.name.lower())
            yield words.phrase("render-prose-thing", name=name, where=where(nearest))
