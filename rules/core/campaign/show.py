"""A campaign as the table sees it: the town, or the adventure under way."""

from typing import Any

from rules.core.answers import PartyLine, Sheet, View
from rules.core.campaign import town
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.state import AnyCampaign, Veteran
from rules.core.finale import Bearer, Finale
from rules.core.model import Seat
from rules.core.scene import Scene, Square, Token
from rules.core.settlement import Settlement, settle, told
from rules.core.words import Text

MOST_SHOWN = 18
MARKS = "ABCDEFGHIJKLMNOPQR"


def view(progress: AnyProgress, state: AnyCampaign, viewer: Seat | None) -> View:
    """Return the adventure under way as its system shows it, else the town."""
    if state.away is not None:
        inner: View = progress.inner.view(state.away, viewer)
        number = len(state.chapters) + 1
        return inner.with_(
            turn=state.turn + inner.turn,
            heading=Text.of("campaign-heading-away", number=number, heading=inner.heading),
            scene=in_town(progress, state, inner.scene).with_(
                turn=state.turn + inner.turn, region=region(progress, state)
            ),
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


def town_of(progress: AnyProgress, state: AnyCampaign) -> Settlement:
    """Return the campaign's town, which stays the same from its first day on."""
    founder = min(state.members, key=lambda each: each.seat)
    plan = state.options.model_dump_json(exclude={"packs"})
    return settle(f"{progress.key} {founder.name} {plan}", "town", progress.services(state))


def scene(progress: AnyProgress, state: AnyCampaign) -> Scene:
    """Return the town with all who are at home, those who go nearest to the dungeon."""
    at_home = _shown(state)
    town = town_of(progress, state)
    tokens = tuple(
        _token(progress, state, veteran, mark, at)
        for veteran, mark, at in zip(at_home, MARKS, town.places(len(at_home)), strict=False)
    )
    fact = Text.of("campaign-fact-town", count=len(at_home), purse=state.purse)
    shown = town.scene(
        Text.of("campaign-map-town"), tokens, (fact, *told(progress.services(state)))
    )
    return shown.with_(
        turn=state.turn, region=region(progress, state), finale=finale(progress, state)
    )


def _token(
    progress: AnyProgress, state: AnyCampaign, veteran: Veteran, mark: str, at: Square
) -> Token:
    """Return the figure of a hero at home, with all health that its line tells of."""
    vital = [stat for stat in progress.line(state, veteran).stats if stat.vital]
    face, kind = progress.looks(veteran)
    return Token(
        key=f"veteran-{veteran.number}",
        side="hero",
        mark=mark,
        name=Text.of("campaign-hero", name=veteran.name),
        at=at,
        face=face,
        kind=kind,
        seat=veteran.owner,
        health=sum(stat.value for stat in vital) if vital else None,
        health_max=sum(stat.most or stat.value for stat in vital) if vital else None,
    )


def in_town(progress: AnyProgress, state: AnyCampaign, there: Scene) -> Scene:
    """Return a scene of an adventure; where that shows a town, it is the campaign's own."""
    if not there.signs:
        return there
    town = town_of(progress, state)
    places = town.places(len(there.tokens))
    tokens = tuple(each.with_(at=at) for each, at in zip(there.tokens, places, strict=True))
    return town.scene(there.title, tokens, there.facts).with_(finale=there.finale)


def finale(progress: AnyProgress, state: AnyCampaign) -> Finale | None:
    """Return how a campaign ended: who is at home, who fell, and the purse; None while it lasts."""
    if not state.ending:
        return None
    fallen = [each for each in state.roster if each.fate == "dead"]
    return Finale(
        result="finished",
        place=Text.of("campaign-map-town"),
        heroes=tuple(
            Bearer(
                key=f"veteran-{each.number}",
                name=Text.of("campaign-hero", name=each.name),
                fallen=each.fate == "dead",
                carried=(
                    Text.of("campaign-finale-adventures", count=each.adventures),
                    *(() if each.fate == "dead" else progress.line(state, each).notes),
                ),
            )
            for each in (*_shown(state), *fallen)
        ),
        common=(Text.of("campaign-finale-purse", purse=state.purse), _won(state)),
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
