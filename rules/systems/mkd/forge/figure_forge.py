"""Forging Heroes and Monsters."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, cast, get_args

from rules.core.dice import SeededDice
from rules.core.icons import fitting
from rules.core.packs.forging import Draft, Forge, Forged, Form, FormField, Game, Typed
from rules.core.packs.points import Entry
from rules.core.scene import Scene, Sight
from rules.core.words import Text, Words
from rules.systems.mkd.content.models import Click, FigureKind
from rules.systems.mkd.directions import listed as in_a_row
from rules.systems.mkd.forge.arena import Bout, begun
from rules.systems.mkd.forge.typed_rows import dial_of, listed, number_of, rows_of, told_dial
from rules.systems.mkd.terms import ABILITIES, Trait

NAME: Final = FormField("name", 40)
ICON: Final = FormField("icon", 60, needed=False)
MOST_ICONS: Final = 12
USUAL_ICONS: Final = (
    "barbarian", "hood", "wizard-face", "visored-helm", "orc-head", "goblin-head", "ogre",
    "death-skull", "ghost", "wolf-head", "masked-spider", "dragon-head",
)  # fmt: skip
"""Icons that are offered where none fits the words."""
DIAL: Final = Form("dial", (FormField("dial", 1500, lines=True),))
RANGE, ARC = FormField("range", 2), FormField("arc", 3, choices=("180", "90"))
TRAITS: Final = FormField("traits", 60, needed=False, choices=get_args(Trait), several=True)
_SHOWN: Final = b"shown"
"""The seed of the fight that is drawn before it begins."""


class FigureForge(Forge):
    """What Heroes and Monsters have in common: a name, a dial, range and arc."""

    fights: ClassVar[bool] = True
    guide: ClassVar[str] = "abilities"

    def label(self, entry: Entry, words: Words) -> str:
        """Return a figure's name."""
        return words.phrase(f"mkd-figure-{entry.id}")

    def raw(self, entry: Entry) -> dict[str, Any]:
        """Return a figure as it is written in a file, without its id."""
        kind = cast(FigureKind, entry)
        return {
            **self.own_values(kind),
            "range": kind.range,
            "arc": kind.arc,
            "icon": kind.icon,
            "traits": sorted(kind.traits),
            "dial": rows_of(kind.dial),
        }

    @abstractmethod
    def own_values(self, kind: FigureKind) -> dict[str, Any]:
        """Return the values of a draft that only this kind of figure has."""

    def filled(self, draft: Draft, form: str, words: Words) -> Typed:
        """Return the present values of a form's fields."""
        raw = draft.raw
        match form:
            case "dial":
                return {"dial": told_dial(raw["dial"], words)}
            case "nature":
                told = {"range": str(raw["range"]), "arc": str(raw["arc"])}
                return {**told, "traits": ", ".join(raw["traits"]), **self.own_nature(draft)}
            case _:
                return {**self.own_name(draft), "icon": str(draft.raw.get("icon", ""))}

    def offered(self, form: Form, draft: Draft) -> Form:
        """Return a form with the icons that fit a figure's words, those that fit most first."""
        words = " ".join((*draft.said, str(draft.raw.get("theme", ""))))
        icons = dict.fromkeys((*fitting(words, MOST_ICONS), *USUAL_ICONS))
        named = ICON._replace(choices=tuple(icons)[:MOST_ICONS])
        fields = tuple(named if each.name == ICON.name else each for each in form.fields)
        return form._replace(fields=fields)

    def own_nature(self, draft: Draft) -> dict[str, str]:  # noqa: ARG002 - those of a Hero have none
        """Return further fields of the form of range and arc, with their values."""
        return {}

    @abstractmethod
    def own_name(self, draft: Draft) -> dict[str, str]:
        """Return the fields of the form of the name, with their values."""

    def typed(self, draft: Draft, form: str, typed: Typed, words: Words) -> Draft:
        """Return a draft with the values that were typed into a form."""
        match form:
            case "dial":
                return draft.with_raw(dial=dial_of(typed["dial"], words))
            case "nature":
                return draft.with_raw(
                    range=number_of(typed["range"]),
                    arc=number_of(typed["arc"]),
                    traits=listed(typed["traits"]),
                    **self.typed_nature(typed),
                )
            case _:
                return self.typed_name(draft, typed).with_raw(icon=typed["icon"])

    def typed_nature(self, typed: Typed) -> dict[str, Any]:  # noqa: ARG002 - those of a Hero have none
        """Return the further values that were typed into the form of range and arc."""
        return {}

    @abstractmethod
    def typed_name(self, draft: Draft, typed: Typed) -> Draft:
        """Return a draft with a new name, and the other values of the form of the name."""

    def named(self, draft: Draft) -> str:
        """Return the figure's name."""
        return draft.said[0]

    @abstractmethod
    def bout(self, kind: FigureKind) -> Bout:
        """Return a fight with the figure in it, to draw the figure in."""

    def scenes(self, forged: Forged, rules: Game) -> Sequence[Scene]:
        """Return the figure as a map draws it, at the start of a fight."""
        bout = self.bout(cast(FigureKind, forged.entry))
        state = begun(rules, bout, (forged.ref,), SeededDice(_SHOWN))
        scene = rules.view(state, None).scene
        if scene is None:
            return ()
        seen = tuple(row.replace(Sight.SEEN, Sight.IN_VIEW) for row in scene.sight)
        return (
            scene.with_(
                title=Text.of("as-said", said=forged.said[0]),
                turn=0,
                sight=seen,
                tokens=tuple(token.with_(active=False) for token in scene.tokens),
                facts=(),
                reach=(),
                targets=(),
            ),
        )

    def guided(self) -> Sequence[Text]:
        """Return all abilities, each with its explanation."""
        return [
            Text.of(
                "mkd-forge-ability",
                ability=Text.of(f"mkd-ability-{name}"),
                does=Text.of(f"mkd-help-{name}"),
            )
            for name in ABILITIES
        ]

    def told(self, kind: FigureKind) -> Iterator[Text]:
        """Yield range, arc and traits, then the dial, a click in each line."""
        traits = [Text.of(f"forge-choice-traits-{each}") for each in sorted(kind.traits)]
        yield Text.of(
            "mkd-forge-nature",
            range=kind.range,
            arc=kind.arc,
            traits=in_a_row(traits) if traits else Text.of("mkd-forge-no-traits"),
        )
        yield Text.of("mkd-forge-dial")
        for number, click in enumerate(kind.dial, start=1):
            yield _click(number, click)


def _click(number: int, click: Click) -> Text:
    names = [Text.of(f"mkd-ability-{each}") for each in ABILITIES if each in click.abilities]
    return Text.of(
        "mkd-forge-click",
        number=number,
        speed=click.speed,
        attack=click.attack,
        defense=click.defense,
        damage=click.damage,
        abilities=_all(names) if names else Text.of("mkd-sheet-no-ability"),
    )


def _all(names: Sequence[Text]) -> Text:
    """Return names in a row, all of them."""
    row = names[0]
    for name in names[1:]:
        row = Text.of("mkd-list-row", a=row, b=name)
    return row
