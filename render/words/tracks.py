"""What a game counts, in words: the state of tracks, and what is left of piles."""

from collections.abc import Iterator

from render.words import Say
from rules.core.scene import Pile, Scene, Track
from rules.core.words import Words


def counts(scene: Scene, say: Say, words: Words) -> Iterator[str]:
    """Yield each track and pile in words, in the scene's order."""
    for track in scene.tracks:
        yield track_words(track, say, words)
    for pile in scene.piles:
        yield pile_words(pile, say, words)


def track_words(track: Track, say: Say, words: Words) -> str:
    """Return a track as a line: its name, its value, and the next special box."""
    name = say(track.name)
    if track.most is None:
        line = words.phrase("render-track-open", name=name, value=track.value)
    else:
        line = words.phrase("render-track", name=name, value=track.value, most=track.most)
    ahead = [mark for mark in sorted(track.marks) if mark > track.value]
    return words.phrase("render-track-next", track=line, mark=ahead[0]) if ahead else line


def pile_words(pile: Pile, say: Say, words: Words) -> str:
    """Return a pile as a line: its name, how much is left, and how much is used."""
    line = words.phrase("render-pile", name=say(pile.name), left=pile.left)
    if pile.spent:
        line = words.phrase("render-pile-spent", pile=line, spent=pile.spent)
    if pile.note is not None:
        line = words.phrase("render-pile-note", pile=line, note=say(pile.note))
    return line
