"""The tale that stands among the documents: `python -m tests.support.a_tale` writes it anew."""

import asyncio
from pathlib import Path

from bot.drawing.jobs import text_map
from cogs.history.tale_text import as_markdown
from rules.registry import ruleset
from rules.service.history.tale.records import Speech, Tale
from rules.service.history.tale.teller import ending_lines
from tests.support.playing import HEROES
from tests.support.told_tales import WORDS, game_of, tale_of

KEPT = Path(__file__).parents[2] / "docs" / "a-tale.md"
KEY, SIZE, SEED, STEPS = "third-six", 2, 2, 400
SAID = ((1 / 4, 1, "Stay behind me, and keep the lamp *low*."), (2 / 3, 2, "I never liked stairs."))
HEAD = (
    "<!-- `python -m tests.support.a_tale` writes this; a test holds it to the teller. -->\n\n"
    "*What `/adventure story format:markdown` makes of a short game of 3RD6 Dungeon that the "
    "autopilot played, with two\nlines that its players said. As a page and as a book it has the "
    "maps as pictures.*\n\n"
)


class Letters:
    """A painter that has maps in letters alone."""

    async def text_map(self, scene, *, locale, view, asker):
        return text_map(scene, locale, view)


def written() -> str:
    """The document as it ought to be."""
    rules = ruleset(KEY)
    steps, states = game_of(rules, SIZE, SEED, STEPS)
    deeds = [step for step in steps if step.seat is not None]
    voices = [
        Speech(
            name=HEROES[seat - 1],
            words=words,
            version=next(
                step.version for step in deeds[int(len(deeds) * part) :] if step.seat == seat
            ),
        )
        for part, seat, words in SAID
    ]
    told = tale_of(rules, steps, voices)
    last = states[-1]
    view, outcome = rules.view(last, None), rules.outcome(last)
    assert outcome is not None
    living = [line.name for line in view.party if not line.down]
    tale = Tale(
        title="The stairs and the strongroom",
        head=WORDS.phrase(f"{KEY}-title"),
        opening=WORDS.phrase("tale-opening", heroes=" and ".join(HEROES[:SIZE])) + ".",
        chapters=told.chapters,
        ending=ending_lines(WORDS.say(outcome.text), told, living, WORDS, b"a tale"),
    )
    scenes = tale.scenes
    middle = len(scenes) // 2
    tale = tale.with_maps({middle: rules.view(states[scenes[middle].until - 1], None).scene})

    async def lines() -> list[str]:
        return [line async for line in as_markdown(tale, Letters(), "en", WORDS, 0)]

    return HEAD + "\n".join(asyncio.run(lines())).rstrip() + "\n"


if __name__ == "__main__":
    KEPT.write_text(written(), "utf-8")
