"""Forging Monsters."""

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, cast

from rules.core.packs.forging import Draft, Forged, Form, FormField, Game, Typed
from rules.core.packs.points import Entry
from rules.core.words import Text, Words
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.content.models import FigureKind, MonsterKind
from rules.systems.mkd.forge.arena import Bout, against, twenty, twenty_standard
from rules.systems.mkd.forge.fair_points import fair_value
from rules.systems.mkd.forge.figure_forge import ARC, DIAL, ICON, NAME, RANGE, TRAITS, FigureForge
from rules.systems.mkd.forge.results import told_result, verdict
from rules.systems.mkd.forge.typed_rows import listed, number_of

THEMES = tuple(sorted({kind.theme for kind in MONSTERS.values()}))
ALIKE = 3
"""Standard Monsters of like points that fight as well, to compare with."""


class MonsterForge(FigureForge):
    """Monsters: a value in points, copies in the pool, and a theme."""

    what: ClassVar[str] = "monster"
    file: ClassVar[str] = "monsters"
    forms: ClassVar[tuple[Form, ...]] = (
        Form("name", (NAME, FormField("points", 4), ICON)),
        DIAL,
        Form(
            "nature",
            (
                RANGE,
                ARC,
                TRAITS,
                FormField("theme", 32, needed=False, choices=THEMES),
                FormField("copies", 2),
            ),
        ),
    )

    def standard(self) -> Sequence[Entry]:
        """Return the Monsters that come with the game."""
        return tuple(MONSTERS.values())

    def said(self, entry: Entry, words: Words) -> tuple[str, ...]:
        """Return a Monster's name."""
        return (self.label(entry, words),)

    def own_values(self, kind: FigureKind) -> dict[str, Any]:
        """Return a Monster's point value, copies and theme."""
        return {"value": kind.value, "copies": kind.copies, "theme": kind.theme}

    def own_name(self, draft: Draft) -> dict[str, str]:
        """Return the fields of a Monster's name and points."""
        return {"name": draft.said[0], "points": str(draft.raw["value"])}

    def own_nature(self, draft: Draft) -> dict[str, str]:
        """Return the fields of a Monster's theme and copies."""
        return {"theme": draft.raw["theme"], "copies": str(draft.raw["copies"])}

    def typed_name(self, draft: Draft, typed: Typed) -> Draft:
        """Return a draft with a new name and points."""
        points = number_of(typed["points"])
        return draft.with_raw(value=points)._replace(said=(typed["name"],))

    def typed_nature(self, typed: Typed) -> dict[str, Any]:
        """Return the theme and the copies that were typed."""
        return {
            "theme": "_".join(listed(typed["theme"])),
            "copies": number_of(typed["copies"]),
        }

    def bout(self, kind: FigureKind) -> Bout:
        """Return a fight of the standard party against the Monster's copies."""
        return against(cast(MonsterKind, kind))

    def card(self, forged: Forged) -> Sequence[Text]:
        """Return lines that describe the Monster."""
        return tuple(self._lines(cast(MonsterKind, forged.entry)))

    def _lines(self, kind: MonsterKind) -> Iterator[Text]:
        fair = fair_value(kind)
        yield Text.of("mkd-forge-points", points=kind.value, fair=fair)
        known = kind.theme in THEMES
        theme = Text.of(f"forge-choice-theme-{kind.theme}") if known else kind.theme or "-"
        yield Text.of("mkd-forge-pool", copies=kind.copies, theme=theme)
        yield from self.told(kind)

    def tried(self, forged: Forged, rules: Game, seed: bytes) -> Sequence[Text]:
        """Return the results of twenty fights, and those of standard Monsters of like points."""
        kind = cast(MonsterKind, forged.entry)
        bout = against(kind)
        results = twenty(rules, (bout,), (forged.ref,), seed)
        alike = sorted(MONSTERS.values(), key=lambda each: abs(each.value - kind.value))[:ALIKE]
        others = [
            (each, twenty_standard(rules, (against(each, level=bout.level),))) for each in alike
        ]
        return (
            Text.of(
                "mkd-forge-fought-monster",
                heroes=Text.of(
                    "mkd-list-row", **dict(zip("ab", map(_name, bout.heroes), strict=True))
                ),
                level=bout.level,
                points=bout.points,
                count=len(bout.foes),
                name=forged.said[0],
                worth=bout.worth,
            ),
            told_result(results),
            *(told_result(found, like=_name(each.id), points=each.value) for each, found in others),
            verdict(results, [found for _, found in others], harder_is_stronger=True),
        )


def _name(kind: str) -> Text:
    return Text.of(f"mkd-figure-{kind}")


MONSTER = MonsterForge()
