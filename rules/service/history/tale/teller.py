"""The teller: acts and stretches become chapters and scenes, within a bounded length."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.telling import Telling
from rules.core.words import Colour, Text, Words
from rules.ports import Step
from rules.service.history.tale.composing import Composer
from rules.service.history.tale.forms import Forms, capital
from rules.service.history.tale.happenings import Happening, happenings, named_in, title_of
from rules.service.history.tale.notes import Notes
from rules.service.history.tale.records import (
    BARE,
    FULL,
    SHORT,
    Detail,
    Sentence,
    Speech,
    TaleChapter,
    TaleScene,
)
from rules.service.history.tale.scenes import Stretch, acts_of

MOST_LETTERS = 120_000
"""The most letters of a tale: some 40 pages. Of more, fights are told shorter, then scenes go."""
MANY, VERY_MANY = 4_000, 12_000
"""Happenings from which on a tale is told shorter from the start."""
SCENES_OF_A_PART = 40
"""The scenes after which a long adventure has another part."""


class Material(NamedTuple):
    """What a tale is made of: steps that count, what was said, and how its game tells.

    `names` are those of seats, `seed` decides the phrasings, and `place_at` tells the name of the
    place at a version.
    """

    steps: Sequence[Step]
    voices: Sequence[Speech]
    telling: Telling
    key: str
    names: Mapping[Seat, str]
    seed: bytes
    place_at: Callable[[int], str]


class Fallen(NamedTuple):
    """A hero who fell, and under which heading."""

    hero: str
    place: str


class Told(NamedTuple):
    """The chapters of a tale, and who fell."""

    chapters: tuple[TaleChapter, ...]
    fallen: tuple[Fallen, ...]


def chapters_of(
    source: Material, words: Words, most: int = MOST_LETTERS, *, in_short: bool = False
) -> Told:
    """Return an adventure as chapters of scenes, of at most so many letters or little more.

    With `in_short` fights are told in a sentence or two.
    """
    found = list(happenings(source.steps, source.telling))
    ways = (FULL, SHORT, BARE)
    start = max((len(found) > MANY) + (len(found) > VERY_MANY), int(in_short))
    for detail in ways[start:]:
        told = _told(source, found, words, detail)
        if sum(scene.letters for each in told.chapters for scene in each.scenes) <= most:
            return told
    return told._replace(chapters=_fitted(told.chapters, most))


def _told(source: Material, found: Sequence[Happening], words: Words, detail: Detail) -> Told:
    forms = Forms(words, Colour(source.seed, "tale"))
    composer = Composer(forms, detail, source.place_at, source.telling)
    notes = Notes(source.steps, source.key, source.names, words)
    form, fallen = "", list[Fallen]()
    chapters = []
    acts = acts_of(found, source.voices)
    for act in acts:
        scenes = []
        for stretch in act.stretches:
            heading = composer.heading(stretch)
            parts, form = _distinct(composer.parts(stretch), form, forms)
            scenes.append(_scene(heading, stretch, parts, notes))
            fallen += [
                Fallen(_first_name(each, words), heading)
                for each in stretch.items
                if isinstance(each, Happening) and each.role == "fall"
            ]
        before = words.phrase("tale-heading-before") if len(acts) > 1 else ""
        title = title_of(act.opening, words) if act.opening else before
        number = int(act.opening.event.get("number", 0)) if act.opening else 0
        chapters += [each.with_(number=number) for each in _in_parts(title, scenes, words)]
    return Told(tuple(chapters), tuple(fallen))


def _scene(
    heading: str, stretch: Stretch, parts: Iterable[Sentence | Speech], notes: Notes
) -> TaleScene:
    """Return a scene, with the dice of its sentences as numbered notes."""
    written: list[str] = []
    noted: list[Sentence | Speech] = []
    for each in parts:
        part = each
        if isinstance(part, Sentence):
            note = notes.of(version for version, _ in part.tells)
            if note:
                written.append(note)
                part = part.with_(note=len(written))
        noted.append(part)
    since, until = stretch.versions
    return TaleScene(
        heading=heading, parts=tuple(noted), notes=tuple(written), since=since, until=until
    )


def _distinct(
    parts: Sequence[Sentence | Speech], form: str, forms: Forms
) -> tuple[list[Sentence | Speech], str]:
    """Return sentences of which none has the form of the one before, and the last one's form."""
    made: list[Sentence | Speech] = []
    for each in parts:
        part = each
        if isinstance(part, Sentence):
            if part.form == form:
                said, lead = forms.chosen(Text.of("tale-again", a=part.text))
                part = part.with_(text=said, form=f"{lead}({part.form})")
            form = part.form
        made.append(part)
    return made, form


def _in_parts(title: str, scenes: Sequence[TaleScene], words: Words) -> list[TaleChapter]:
    """Return scenes as one chapter, or in parts where they are many."""
    if len(scenes) <= SCENES_OF_A_PART:
        return [TaleChapter(title=title, scenes=tuple(scenes))] if scenes else []
    pieces = -(-len(scenes) // SCENES_OF_A_PART)
    size = -(-len(scenes) // pieces)
    return [
        TaleChapter(
            title=": ".join(
                each
                for each in (title, words.phrase("tale-heading-part", number=number + 1))
                if each
            ),
            scenes=tuple(scenes[number * size : (number + 1) * size]),
        )
        for number in range(pieces)
    ]


def _fitted(chapters: Sequence[TaleChapter], most: int) -> tuple[TaleChapter, ...]:
    """Return chapters without as many scenes as it takes, those that matter least first."""
    scenes = [scene for chapter in chapters for scene in chapter.scenes]
    order = sorted(range(len(scenes)), key=lambda at: (-_weight(scenes[at], at, len(scenes)), at))
    kept: set[int] = set()
    room = most
    for at in order:
        if scenes[at].letters <= room:
            room -= scenes[at].letters
            kept.add(at)
    fitted, at = [], 0
    for chapter in chapters:
        numbers = range(at, at + len(chapter.scenes))
        at += len(chapter.scenes)
        told = tuple(scenes[number] for number in numbers if number in kept)
        fitted.append(chapter.with_(scenes=told, left_out=len(chapter.scenes) - len(told)))
    return tuple(fitted)


def _weight(scene: TaleScene, at: int, count: int) -> int:
    """Return how much a scene matters: that somebody spoke or fell in it, or that it is an end."""
    if at in (0, count - 1):
        return 10
    weights = [each.weight for each in scene.sentences]
    spoken = any(isinstance(each, Speech) for each in scene.parts)
    return max(weights, default=0) + 4 * spoken


def _first_name(each: Happening, words: Words) -> str:
    """Return the name of who fell: the first field of the event."""
    value = next((value for field, value in each.event.items() if field != "kind"), "")
    return named_in(value, words)


def ending_lines(
    said: str, told: Told, living: Sequence[str], words: Words, seed: bytes
) -> tuple[str, ...]:
    """Return how an adventure ended, who is remembered, and who came through."""
    forms = Forms(words, Colour(seed, "tale-end"))
    lines = [said]
    for hero, place in told.fallen:
        lines.append(capital(forms.phrase("tale-fallen", hero=hero, place=place)))
    if living:
        heroes = forms.words.listed(list(living))
        text = forms.phrase("tale-survivors", heroes=heroes, count=len(living))
        lines.append(capital(text))
    elif told.fallen:
        lines.append(capital(forms.phrase("tale-nobody")))
    return tuple(each for each in lines if each)
