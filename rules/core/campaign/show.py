"""A campaign as the table sees it: the town, or the adventure under way."""

from typing import Any

from rules.core.answers import PartyLine, Sheet, View
from rules.core.campaign import town
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign, Veteran
from rules.core.model import Seat
from rules.core.party import ADVENTURERS
from rules.core.scene import Feature, Scene, Sight, Terrain, Token
from rules.core.words import Text

COLUMNS, ROWS = 11, 7
GATE = (5, 1)
FRONT, IN_LINE, MOST_SHOWN = 3, 9, 18
MARKS = "ABCDEFGHIJKLMNOPQR"


def view(progress: AnyProgress, state: AnyCampaign, viewer: Seat | None) -> View:
    """Return the adventure under way as its system shows it, else the town."""
    if state.away is not None:
        inner: View = progress.inner.view(state.away, viewer)
        number = len(state.chapters) + 1
        return inner.with_(
            turn=state.turn + inner.turn,
            heading=Text.of("campaign-heading-away", number=number, heading=inner.heading),
            scene=inner.scene.with_(turn=state.turn + inner.turn, region=region(progress, state)),
        )
    return View(
        turn=state.turn,
        heading=Text.of("campaign-heading-town", number=len(state.chapters) + 1),
        progress=_won(state),
        story=(*progress.story(state), *_chapter(state)),
        party=party(progress, state),
        prompt=prompt(progress, state),
        scene=scene(progress, state),
    )


def region(progress: AnyProgress, state: AnyCampaign) -> str:
    """Return the name of the map that is shown: one of the adventure, or the town."""
    if state.away is None:
        return f"town-{len(state.chapters)}"
    return f"{len(state.chapters) + 1}-{progress.inner.region(state.away)}"


def _won(state: AnyCampaign) -> Text:
    """Return how many adventures were won, of how many."""
    won = sum(chapter.result == "victory" for chapter in state.chapters)
    return Text.of("campaign-progress", won=won, of=len(state.chapters))


def _chapter(state: AnyCampaign) -> tuple[Text, ...]:
    if not state.chapters:
        return (Text.of("campaign-story-new"),)
    last = state.chapters[-1]
    return (Text.of("campaign-story-last", number=last.number, text=last.text),)


def prompt(progress: AnyProgress, state: AnyCampaign) -> Text:
    """Return the question that the table decides now."""
    if state.ending:
        return Text.of("campaign-prompt-over")
    if state.closing is not None:
        return Text.of("campaign-prompt-closing")
    if state.visit is not None:
        return progress.prompt(state)
    asked = [state.member(seat).name for seat in town.awaiting(progress, state)]
    return Text.of("campaign-prompt-muster", members=", ".join(asked))


def party(progress: AnyProgress, state: AnyCampaign) -> tuple[PartyLine, ...]:
    """Return the heroes of the adventure, or of the roster: those who go first."""
    if state.away is not None:
        lines: tuple[PartyLine, ...] = progress.inner.party(state.away)
        return lines
    awaited = town.awaiting(progress, state) if not state.ending else ()
    return tuple(
        _marked(progress.line(state, each), each, state, active=each.owner in awaited).with_(
            mark=mark
        )
        for each, mark in zip(_shown(state), MARKS, strict=False)
    )


def _shown(state: AnyCampaign) -> tuple[Veteran, ...]:
    """Return heroes who can go, those who will first; then the others at home."""
    alive = [each for each in state.roster if each.fate == "home"]
    alive.sort(key=lambda each: (each.number not in state.party, each.number))
    return tuple(alive[:MOST_SHOWN])


def _marked(line: PartyLine, veteran: Veteran, state: AnyCampaign, *, active: bool) -> PartyLine:
    goes = (Text.of("campaign-note-goes"),) if veteran.number in state.party else ()
    return line.with_(
        title=Text.of("campaign-hero", name=veteran.name),
        notes=(*goes, *line.notes),
        active=active,
    )


def _places(count: int) -> tuple[tuple[int, int], ...]:
    """Return squares for so many, in lines before the gate, from its middle outwards."""
    lines = [min(IN_LINE, count - begin) for begin in range(0, count, IN_LINE)]
    return tuple(
        (GATE[0] - length // 2 + place, FRONT + 2 * line)
        for line, length in enumerate(lines)
        for place in range(length)
    )


def scene(progress: AnyProgress, state: AnyCampaign) -> Scene:
    """Return the place before the gate with all who are at home, those who go nearest to it."""
    at_home = _shown(state)
    places = _places(len(at_home))
    tokens = tuple(
        Token(
            key=f"veteran-{veteran.number}",
            side="hero",
            mark=MARKS[place],
            name=Text.of("campaign-hero", name=veteran.name),
            at=places[place],
            facing="n",
            face=ADVENTURERS[(veteran.owner - 1) % len(ADVENTURERS)],
            seat=veteran.owner,
        )
        for place, veteran in enumerate(at_home)
    )
    gate = Feature(kind="entrance", at=GATE, name=Text.of("campaign-gate"), facing="n")
    return Scene(
        title=Text.of("campaign-map-town"),
        turn=state.turn,
        columns=COLUMNS,
        rows=ROWS,
        terrain=(str(Terrain.OUTSIDE) * COLUMNS,) * ROWS,
        sight=(str(Sight.IN_VIEW) * COLUMNS,) * ROWS,
        features=(gate,),
        tokens=tokens,
        facts=(Text.of("campaign-fact-town", count=len(at_home), purse=state.purse),),
        region=region(progress, state),
    )


def sheet(progress: AnyProgress, state: AnyCampaign, seat: Seat) -> Sheet:
    """Return a member's heroes: as the adventure has them, else as the roster does.

    Raises:
        RuleError: nobody has that seat.
    """
    state.member(seat)
    away: Any = state.away
    goes = {state.veteran(number).owner for number in state.party}
    if away is not None and seat in goes:
        inner: Sheet = progress.inner.sheet(away, seat)
        return inner
    return progress.sheet(state, seat)
