"""The name of a dungeon and its two lines of story: who built it or what it was, and what waits.

They follow from what everybody may know of a plan, so that they tell nothing hidden; what only the
keeper knows stands in a sentence of its own.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import get_args

from rules.core.compass import way
from rules.core.model import Model
from rules.core.scene import Side, name_of_material
from rules.core.words import Colour, Text
from rules.dungeon import known
from rules.dungeon.chart.reachable import reachable
from rules.dungeon.places import listed
from rules.dungeon.plan import Plan
from rules.dungeon.tables import MATERIALS
from rules.dungeon.terms import Content

Pool = Mapping[str, tuple[str, ...]]

SMALL, LARGE = 8, 24
"""A dungeon with at most, or at least, so many rooms may be called by its size."""
SIZES = frozenset({"small", "large"})
COMMON = SIZES | {"deep", "wet"}
SENTENCES, SENTENCES_FOR_ANY = 3, 12
"""How many sentences the catalog has for each theme, and for dungeons of any."""
FITTING: Mapping[str, tuple[str, ...]] = {
    "barred": ("prison", "vault", "fort"),
    "bricks": ("cellars", "workshop", "baths"),
    "black_metal": ("workshop", "fort", "vault"),
    "ceramite": ("laboratory", "library", "vault"),
    "cyclopean": ("palace", "temple", "tomb"),
    "dreams": ("temple", "cloister", "library"),
    "eldritch": ("temple", "laboratory", "tomb"),
    "extensive": ("mine", "cellars", "fort"),
    "flesh": ("temple", "laboratory", "prison"),
    "geometric": ("library", "laboratory", "temple"),
    "glass": ("palace", "laboratory", "workshop"),
    "grave_soil": ("tomb", "cloister", "prison"),
    "ice": ("palace", "tomb", "refuge"),
    "living_soil": ("cloister", "refuge", "temple"),
    "natural": ("refuge", "mine", "cloister", "baths"),
    "open_plan": ("palace", "temple", "cellars"),
    "shadow_light": ("temple", "library", "prison"),
    "slanted": ("mine", "cellars", "tomb"),
    "smooth": ("refuge", "baths", "temple"),
    "warren": ("refuge", "mine", "cellars"),
    "weapons": ("fort", "tomb", "vault"),
    "wet": ("baths", "temple", "tomb"),
    "wicker": ("temple", "refuge", "cloister"),
}
"""What dungeons of a theme were mostly built for."""
MADE = {
    "natural": "found",
    "smooth": "found",
    "warren": "dug",
    "slanted": "dug",
    "extensive": "dug",
}
"""How such a dungeon came to be; others were built."""
FORMS = (
    "adjective", "adjective-person", "adjective-person", "person", "person", "owner", "land",
    "adjective-land", "count", "essence",
)  # fmt: skip
"""The forms of names; those that stand here twice come twice as often."""


class Pools(Model):
    """The words of names, as the ends of catalog keys: see `names.toml`."""

    persons: tuple[str, ...]
    ranks: tuple[str, ...]
    lands: tuple[str, ...]
    counts: tuple[str, ...]
    things: tuple[str, ...]
    adjectives: Pool
    nouns: Pool
    theme_nouns: Pool
    essences: Pool
    builders: Pool


class Tale(Model):
    """What a dungeon is called, and the lines that are told of it."""

    name: Text
    lines: tuple[Text, Text]


@cache
def pools() -> Pools:
    """Return the words of names."""
    file = Path(__file__).parent / "names.toml"
    return Pools.model_validate(tomllib.loads(file.read_text("utf-8")))


@lru_cache(maxsize=known.PLANS_KEPT)
def tale_of(plan: Plan) -> Tale:
    """Return the name and the story of a whole dungeon, always the same for the same plan."""
    colour = known.chance(plan, "tale")
    themes = tuple(_themes(plan))
    purpose = _purpose(themes, colour)
    person = _person(colour)
    name = _name(themes, purpose, person, colour)
    builders = _of(pools().builders, themes, colour)
    made = next((MADE[each] for each in themes if each in MADE), "built")
    was = Text.of(
        f"dm-was-{purpose}",
        n=colour.pick(SENTENCES) + 1,
        builders=Text.of(f"dm-builders-{builders}"),
        person=person,
        made=Text.of(f"dm-made-{made}"),
    )
    return Tale(name=name, lines=(was, _now(plan, themes, colour)))


def truth_of(plan: Plan) -> Text:
    """Return what only the keeper knows: how much waits in the dungeon, and what is hidden."""
    held = Counter(
        tile.content for level in plan.levels for tile in level.tiles if tile.content is not None
    )
    parts = [
        Text.of(f"dm-truth-{content.replace('_', '-')}", count=held[content])
        for content in get_args(Content)
        if held[content]
    ]
    hidden = plan.tile_count - len(reachable(plan))
    if hidden:
        parts.append(Text.of("dm-truth-hidden", count=hidden))
    return Text.of("dm-truth", parts=listed(parts or [Text.of("dm-truth-nothing")]))


def _themes(plan: Plan) -> Iterator[str]:
    """Yield what everybody sees of a dungeon at once."""
    material = plan.results.material
    for kind in known.morphologies(plan):
        if kind != "materials":
            yield kind
        elif material:
            yield material if material in MATERIALS else "own"
    if known.has_water(plan):
        yield "wet"
    if len(plan.levels) > 1:
        yield "deep"
    rooms = known.rooms(plan)
    if rooms <= SMALL:
        yield "small"
    elif rooms >= LARGE:
        yield "large"


def _purpose(themes: Sequence[str], colour: Colour) -> str:
    """Return what a dungeon was built for: in two of three what mostly fits one of its themes."""
    fitting = [each for theme in themes for each in FITTING.get(theme, ())]
    every = list(pools().nouns)
    among = fitting if fitting and colour.pick(3) else every
    return among[colour.pick(len(among))]


def _person(colour: Colour) -> Text:
    """Return a name, of three one with a rank before it."""
    words = pools()
    person = Text.of(f"dm-person-{words.persons[colour.pick(len(words.persons))]}")
    if colour.pick(3):
        return person
    rank = words.ranks[colour.pick(len(words.ranks))]
    return Text.of("dm-person-ranked", rank=Text.of(f"dm-rank-{rank}"), person=person)


def _name(themes: Sequence[str], purpose: str, person: Text, colour: Colour) -> Text:
    words = pools()
    form = FORMS[colour.pick(len(FORMS))]
    special = [noun for theme in themes for noun in words.theme_nouns.get(theme, ())]
    nouns = special if special and not colour.pick(4) else words.nouns[purpose]
    args: dict[str, Text] = {"noun": _word("noun", nouns, colour)}
    if form.startswith("adjective"):
        adjective = _of(words.adjectives, themes, colour)
        args["adjective"] = Text.of(f"dm-adjective-{adjective}")
    match form:
        case "person" | "adjective-person" | "owner":
            args["person"] = person
        case "land" | "adjective-land":
            args["land"] = _word("land", words.lands, colour)
        case "count":
            args["count"] = _word("count", words.counts, colour)
            args["thing"] = _word("thing", words.things, colour)
        case "essence":
            one, other = _of(words.essences, themes, colour), _of(words.essences, (), colour)
            while other == one:
                other = _of(words.essences, (), colour)
            args["one"] = Text.of(f"dm-essence-{one}")
            args["other"] = Text.of(f"dm-essence-{other}")
    return Text.of(f"dm-name-{form}", **args)


def _word(kind: str, words: Sequence[str], colour: Colour) -> Text:
    return Text.of(f"dm-{kind}-{words[colour.pick(len(words))]}")


def _of(pool: Pool, themes: Sequence[str], colour: Colour) -> str:
    """Return a word of a pool: in two of three one of these themes, else one that fits any."""
    fitting = [word for theme in themes for word in pool.get(theme, ())]
    words = fitting if fitting and colour.pick(3) else pool["any"]
    return words[colour.pick(len(words))]


def _now(plan: Plan, themes: Sequence[str], colour: Colour) -> Text:
    """Return what happened to the place, or waits there now."""
    # Nearly all dungeons are deep or wet: what is special of one comes twice as often.
    kinds = [each for each in themes if each not in COMMON]
    told = [*kinds, *kinds, *(each for each in themes if each in COMMON and each not in SIZES)]
    theme = told[colour.pick(len(told))] if told and colour.pick(4) else "any"
    count = SENTENCES_FOR_ANY if theme == "any" else SENTENCES
    return Text.of(
        f"dm-now-{theme.replace('_', '-')}",
        n=colour.pick(count) + 1,
        side=way(Side.SOUTH, plan.north),
        material=name_of_material(plan.results.material or ""),
    )
