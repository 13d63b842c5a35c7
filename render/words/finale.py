"""The end of a game in words: how and where, and what each hero carried."""

from collections.abc import Iterator

from render.words import Say
from rules.core.finale import Bearer, Finale
from rules.core.scene import Scene
from rules.core.words import Words


def finale_words(scene: Scene, say: Say, words: Words) -> Iterator[str]:
    """Yield the end of a game in sentences; nothing where it is not over."""
    end = scene.finale
    if end is None:
        return
    yield words.phrase("render-finale-told", told=heading_words(end, say, words))
    for each in end.heroes:
        carried = carried_words(each, say, words)
        name = say(each.name)
        if carried:
            yield words.phrase("render-finale-bearer", name=name, carried=carried)
    if end.common:
        yield words.phrase(
            "render-finale-bearer",
            name=words.phrase("render-finale-common"),
            carried=common_words(end, say),
        )


def heading_words(end: Finale, say: Say, words: Words) -> str:
    """Return how and where it ended."""
    result = words.phrase("render-finale-result", result=end.result)
    return words.phrase("render-finale-heading", result=result, place=say(end.place))


def carried_words(bearer: Bearer, say: Say, words: Words) -> str:
    """Return what a hero carried, in a row; of one who fell, that first."""
    fallen = [words.phrase("render-finale-fallen")] if bearer.fallen else []
    return ", ".join((*fallen, *map(say, bearer.carried)))


def common_words(end: Finale, say: Say) -> str:
    """Return what belongs to all, in a row."""
    return ", ".join(map(say, end.common))
