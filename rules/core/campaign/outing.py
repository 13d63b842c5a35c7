"""The party's way out of town, its adventure, and its way home."""

from typing import Any

from rules.core.campaign import events
from rules.core.campaign.progress import AnyProgress
from rules.core.campaign.resolution import CampaignResolution
from rules.core.campaign.state import Chapter
from rules.core.errors import RuleError
from rules.core.model import Action, Seat


def go_on(progress: AnyProgress, play: CampaignResolution[Any], seat: Seat, action: Action) -> None:
    """Carry out an action of the adventure under way."""
    inner = progress.inner
    moved = inner.apply(play.state.away, seat, action, play.dice)
    play.change(away=moved.state)
    play.tell(*moved.events)
    _end_if_over(progress, play)


def depart(progress: AnyProgress, play: CampaignResolution[Any]) -> None:
    """Let the party leave town; heroes of those who are not ready stay behind."""
    state = play.state
    ready = (each for each in state.party if state.veteran(each).owner in state.ready)
    going = tuple(sorted(ready))
    if not going:
        raise RuleError("campaign-refused-nobody-goes", now="no")
    for number in going:
        play.set_veteran(state.veteran(number).with_(fate="away"))
    number = len(state.chapters) + 1
    play.change(party=going, ready=(), turn=state.turn + 1)
    play.tell(events.Departed(number=number, party=play.names(going)))
    heroes = tuple(play.state.veteran(each) for each in going)
    moved = progress.depart(play.state, heroes, play.dice)
    play.change(away=moved.state)
    play.tell(*moved.events)
    _end_if_over(progress, play)


def _end_if_over(progress: AnyProgress, play: CampaignResolution[Any]) -> None:
    """Bring the party back to town from an adventure that has ended, and write its chapter."""
    state = play.state
    inner = progress.inner
    outcome = inner.outcome(state.away)
    if outcome is None:
        return
    ended, purse, before = state.away, state.purse, len(play.events)
    turn = state.turn + inner.turn(ended) + 1
    play.change(away=None, turn=turn, ready=())
    progress.come_home(play, ended, outcome)
    play.change(party=())
    if any(veteran.fate == "away" for veteran in play.state.roster):
        raise ValueError("somebody of the party was left behind")
    known = {veteran.number for veteran in state.roster}
    met = (each.number for each in play.state.roster if each.number not in known)
    party = (*state.party, *met)
    fallen = tuple(number for number in party if play.state.veteran(number).fate == "dead")
    for number in party:
        veteran = play.state.veteran(number)
        play.set_veteran(veteran.with_(adventures=veteran.adventures + 1))
    gained = sum(
        event.amount
        for event in play.events[before:]
        if isinstance(event, events.ExperienceMoved) and event.amount > 0
    )
    chapter = Chapter(
        number=len(state.chapters) + 1,
        result=outcome.result,
        text=outcome.text,
        party=party,
        fallen=fallen,
        coins=play.state.purse - purse,
        experience=gained,
    )
    play.change(chapters=(*state.chapters, chapter))
    back = tuple(number for number in party if number not in fallen)
    home = events.CameHome(
        number=chapter.number,
        result=outcome.result,
        back=len(back),
        party=play.names(back),
        dead=len(fallen),
        fallen=play.names(fallen),
    )
    play.events.insert(before, home)
