"""Figures and wandering tokens on the map."""

from collections.abc import Iterator

from rules.core.packs.pack import marked
from rules.core.scene import Token
from rules.core.words import Text
from rules.systems.mkd.figures import asleep, demoralized, kind_of, name_of, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pieces import Token as Lurker
from rules.systems.mkd.show.aftermath import FALLEN, standing
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.page import Page
from rules.systems.mkd.show.things import way_of
from rules.systems.mkd.state import MkdState

SIDES = {"hero": "hero", "monster": "monster", "npc": "guest"}
FACE_DOWN = "hood"
"""The icon of a token that lies face down, whatever is on its other side."""
TOLD_EFFECTS = ("freeze", "snare", "daze", "curse")
"""Effects that everybody is told of; sleep is told of apart."""


def figures(moment: Moment, page: Page) -> tuple[Token, ...]:
    """Return every figure on the board and every token that lies face down.

    Of a game that is over, all Heroes: also those who left, and those who fell.
    """
    state = moment.state
    letters, active = marks(state.figures), {figure.id for figure in moment.actors}
    return (
        *(
            _figure(state, figure, letters[figure.id], page, active=figure.id in active)
            for figure in (*state.on_board, *standing(state))
        ),
        *(lurker(token, page) for token in state.tokens),
    )


def _figure(state: MkdState, figure: Figure, mark: str, page: Page, *, active: bool) -> Token:
    places = [page.place(square) for square in squares_of(figure)]
    columns, rows = zip(*places, strict=True)
    return Token.model_validate(
        {
            "key": f"figure-{figure.id}",
            "side": SIDES[figure.side],
            "mark": mark,
            "name": name_of(figure),
            "at": (min(columns), min(rows)),
            "size": (max(columns) - min(columns) + 1, max(rows) - min(rows) + 1),
            "facing": way_of(figure.facing),
            "health": clicks_left(figure),
            "health_max": clicks_most(figure),
            "seat": figure.seat,
            "active": active,
            "down": figure.where in FALLEN,
            "conditions": tuple(conditions(state, figure)),
            "face": kind_of(figure).icon,
            "kind": marked(figure.kind),
        }
    )


def clicks_left(figure: Figure) -> int:
    """Return live clicks, the present one counted; 0 when it is out for good (B-11)."""
    return 0 if figure.where == "dead" else len(kind_of(figure).dial) - figure.click


def clicks_most(figure: Figure) -> int:
    """Return live clicks at the start of its level, which healing cannot exceed (B-12)."""
    return len(kind_of(figure).dial) - min(figure.cap, figure.click)


def conditions(state: MkdState, figure: Figure) -> Iterator[Text]:
    """Yield the conditions of a figure that everybody can see, the gravest first."""
    if asleep(figure):
        yield Text.of("mkd-condition-asleep")
    if demoralized(figure):
        yield Text.of("mkd-condition-demoralized")
    for source in TOLD_EFFECTS:
        if any(effect.source == source for effect in figure.effects):
            yield Text.of(f"mkd-condition-{source}")
    if figure.surprised:
        yield Text.of("mkd-condition-surprised")
    if figure.captive is not None:
        yield Text.of("mkd-condition-captor", captive=name_of(state.figure(figure.captive)))
    if figure.carries:
        quest = any(state.chest(number).quest for number in figure.carries)
        quested = "yes" if quest else "no"
        yield Text.of("mkd-condition-laden", count=len(figure.carries), quest=quested)
    if figure.role:
        yield Text.of(f"mkd-condition-{figure.role}")


def lurker(token: Lurker, page: Page) -> Token:
    """Return a wandering monster token for the map: its colour shows, its face does not (B-100)."""
    return Token(
        key=f"token-{token.id}",
        side="wanderer",
        mark=f"{token.colour}!" if token.guardian or token.worth else token.colour,
        name=lurker_name(token),
        at=page.place(token.at),
        face=FACE_DOWN,
    )


def lurker_name(token: Lurker) -> Text:
    """Return a token's name: its colour, or whether it is a Guardian's or a master's (RG-018)."""
    guardian = "master" if token.worth else "yes" if token.guardian else "no"
    return Text.of("mkd-token", colour=token.colour, guardian=guardian)


def a_lurker(token: Lurker) -> Text:
    """Return a token's name within a sentence, with its article."""
    return lurker_name(token).with_(key="mkd-a-token")
