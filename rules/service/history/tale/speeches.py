"""What people said, at the deeds with which they said it."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from rules.ports import Step, Voice
from rules.service.history.tale.records import Speech

MOST = 5_000
"""The latest voices of an adventure that a tale can have."""


def speeches_of(voices: Iterable[Voice], steps: Sequence[Step]) -> list[Speech]:
    """Return what was said, in its order: with its deed, or before the next deed after it.

    Drafts, what still waits for a deed, and what was taken back are not among it.
    """
    times = [step.at for step in steps]
    counted = {step.version for step in steps}
    said: list[tuple[int, int, Speech]] = []
    for voice in voices:
        if voice.state not in ("said", "waits") or not voice.words.strip():
            continue
        if voice.step is None:
            if voice.state == "waits":
                continue
            after = bisect_right(times, voice.at)
            last = steps[-1].version if steps else 0
            version = steps[after].version if after < len(steps) else last + 1
        elif voice.step in counted:
            version = voice.step
        else:
            continue
        speech = Speech(name=voice.name, words=voice.words.strip(), version=version)
        said.append((version, voice.at, speech))
    return [speech for _, _, speech in sorted(said, key=lambda each: each[:2])]
