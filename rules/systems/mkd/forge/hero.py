"""Forging Heroes."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from rules.core.packs.forging import Draft, Forged, Form, FormField, Game, Typed
from rules.core.packs.points import Entry
from rules.core.words import Text, Words
from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.content.models import FigureKind, HeroKind
from rules.systems.mkd.forge.arena import (
    PARTY,
    Bout,
    against,
    standard_foes,
    twenty,
    twenty_standard,
)
from rules.systems.mkd.forge.fair_points import fair_values
from rules.systems.mkd.forge.figure_forge import ARC, DIAL, ICON, NAME, RANGE, TRAITS, FigureForge
from rules.systems.mkd.forge.results import told_result, verdict
from rules.systems.mkd.forge.typed_rows import numbers_of

FOE = "gutterkin_sneak"
"""The Monster that a Hero is drawn against."""
ALIKE = 3
"""Standard Heroes of like points that fight as well, to compare with."""


class HeroForge(FigureForge):
    """Heroes: a role, what they can do in a few words, and values at five levels."""

    what: ClassVar[str] = "hero"
    file: ClassVar[str] = "heroes"
    forms: ClassVar[tuple[Form, ...]] = (
        Form(
            "name",
            (NAME, FormField("role", 40), FormField("can", 120), FormField("values", 24), ICON),
        ),
        DIAL,
        Form("nature", (RANGE, ARC, TRAITS)),
    )

    def standard(self) -> Sequence[Entry]:
        """Return the Heroes that come with the game."""
        return tuple(HEROES.values())

    def said(self, entry: Entry, words: Words) -> tuple[str, ...]:
        """Return a Hero's name, role and abilities in words."""
        return tuple(words.phrase(f"mkd-{part}-{entry.id}") for part in ("figure", "role", "can"))

    def own_values(self, kind: FigureKind) -> dict[str, Any]:
        """Return a Hero's point values at levels 1 to 5."""
        return {"values": list(kind.values)}

    def own_name(self, draft: Draft) -> dict[str, str]:
        """Return the fields of a Hero's name, role, abilities and point values."""
        name, role, can = draft.said
        values = " ".join(str(each) for each in draft.raw["values"])
        return {"name": name, "role": role, "can": can, "values": values}

    def typed_name(self, draft: Draft, typed: Typed) -> Draft:
        """Return a draft with the values that were typed beside the name."""
        said = (typed["name"], typed["role"], typed["can"])
        return draft.with_raw(values=numbers_of(typed["values"]))._replace(said=said)

    def bout(self, kind: FigureKind) -> Bout:
        """Return a fight of the Hero and one of the standard party."""
        return against(MONSTERS[FOE], _with_another(kind.id), level=1)

    def card(self, forged: Forged) -> Sequence[Text]:
        """Return lines that describe the Hero."""
        kind = cast(HeroKind, forged.entry)
        _, role, can = forged.said
        return (
            Text.of("mkd-forge-role", role=role, can=can),
            Text.of("mkd-forge-values", values=_row(kind.values), fair=_row(fair_values(kind))),
            *self.told(kind),
        )

    def tried(self, forged: Forged, rules: Game, seed: bytes) -> Sequence[Text]:
        """Return the results of twenty fights, and those of standard Heroes of like points."""
        kind = cast(HeroKind, forged.entry)
        heroes = _with_another(kind.id)
        bouts = standard_foes(heroes)
        results = twenty(rules, bouts, (forged.ref,), seed)
        others = sorted(
            (each for each in HEROES.values() if each.id != heroes[1]),
            key=lambda each: abs(each.points - kind.points),
        )[:ALIKE]
        found = [(each, twenty_standard(rules, _in_place(bouts, each.id))) for each in others]
        return (
            Text.of(
                "mkd-forge-fought-hero",
                name=forged.said[0],
                other=_name(heroes[1]),
                points=Bout(heroes, 1, ()).points,
            ),
            told_result(results),
            *(told_result(each, like=_name(one.id), points=one.points) for one, each in found),
            verdict(results, [each for _, each in found], harder_is_stronger=False),
        )


def _with_another(hero: str) -> tuple[str, str]:
    """Return a Hero and the one of the standard party who goes along."""
    return hero, PARTY[0]


def _in_place(bouts: tuple[Bout, ...], hero: str) -> tuple[Bout, ...]:
    """Return the same fights with another Hero in the first one's place."""
    return tuple(bout._replace(heroes=(hero, *bout.heroes[1:])) for bout in bouts)


def _row(values: Sequence[int]) -> str:
    return " / ".join(str(each) for each in values)


def _name(kind: str) -> Text:
    return Text.of(f"mkd-figure-{kind}")


HERO = HeroForge()
