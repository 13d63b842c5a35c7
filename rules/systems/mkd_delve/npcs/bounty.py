"""Bounty: a criminal, wanted dead or, better, alive (RG-096 to RG-101)."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.events.missions import OutlawRan
from rules.systems.mkd.events.monster_ai import Idle
from rules.systems.mkd.figures import OUTLAW, name_of
from rules.systems.mkd.monster_ai.running import set_off, timid_reach
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import MonsterActs
from rules.systems.mkd.things.interruptions import interrupt
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.monster_ai.fighting import fight
from rules.systems.mkd_delve.monster_ai.flight import borders, quiet, vanish
from rules.systems.mkd_delve.npcs.mission import PlainMission, fail, fulfil
from rules.systems.mkd_delve.state import DelveState, of

ALIVE = 2
"""The multiple of his value that a criminal brought out alive is worth (RG-097)."""


class Bounty(PlainMission):
    """A criminal at large, hostile to all (RG-096)."""

    def begin(self, play: Resolution, met: Encounter, hero: Figure) -> None:  # noqa: ARG002
        """Let the criminal run at once, besides his activation of this round (D13, RG-099)."""
        play.alter(met.figure, role=OUTLAW)
        if play.state.paused is None:
            interrupt(play, (MonsterActs(figure=met.figure, extra=True),))

    def fell(self, play: Resolution, met: Encounter, figure: Figure) -> None:
        """Pay the criminal's value for his death, whoever or whatever caused it (RG-097, B10)."""
        if figure.id == met.figure:
            fulfil(play, met, xp=met.value)

    def watch(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail once the criminal has fled into unexplored tiles."""
        if play.figure(met.figure).where == "gone":
            fail(play, met, "fled")

    def left(self, play: Resolution, met: Encounter, figure: Figure, *, down: bool) -> None:
        """Pay twice the criminal's value when he is led out of the dungeon (RG-097, RG-098)."""
        if figure.captive == met.figure and not down:
            fulfil(play, met, xp=ALIVE * met.value)

    def level_left(self, play: Resolution, met: Encounter) -> None:
        """Let the mission fail, unless a Hero leads the criminal along as a captive."""
        figure = play.figure(met.figure)
        captor = None if figure.captor is None else play.figure(figure.captor)
        if captor is None or captor.side != "hero":
            fail(play, met, "behind")

    def progress(self, state: DelveState, met: Encounter) -> Iterator[Text]:
        """Yield the place and the worth of the criminal."""
        figure = state.figure(met.figure)
        held = figure.where == "captive"
        yield Text.of(
            "mkd-account-bounty-held" if held else "mkd-account-bounty",
            figure=met.name,
            at=square_name(figure.at),
            xp=ALIVE * met.value,
            dead=met.value,
        )

    def mark(self, met: Encounter) -> str:  # noqa: ARG002
        """Return the key of a star behind the criminal."""
        return "outlaw"


def outlaw_acts(play: Resolution, figure: Figure, *, again: bool = False) -> None:
    """Let a criminal run to unexplored tiles or away from Heroes (RG-099, RG-136).

    Nobody helps him. He is gone if an activation begins in an unexplored tile. Cornered, with no
    square farther from Heroes than his own, he fights as a Monster does (RG-100).
    """
    state, reach = of(play), timid_reach(play.state, figure)
    for goals, gone in ((borders(state), True), (quiet(state), False)):
        near = reach.nearest(goals)
        if near and near[0] != figure.at:
            _run(play, figure, reach.path(near[0]), again=again)
            return
        if near:
            if gone and not again:
                vanish(play, figure)
            elif not again:
                play.tell(Idle(figure=name_of(figure)))
            return
    away = _farthest(state, figure, reach)
    if away != figure.at:
        _run(play, figure, reach.path(away), again=again)
    elif not again:
        fight(play, figure)


def _run(play: Resolution, figure: Figure, path: tuple[Square, ...], *, again: bool) -> None:
    if not again:
        play.tell(OutlawRan(figure=name_of(figure)))
    set_off(play, figure, path)


def _farthest(state: DelveState, figure: Figure, reach: Reach) -> Square:
    """Return the square farthest from all Heroes, the nearest of several; his own if none is."""
    heroes = [hero.at for hero in state.heroes if hero.where == "board"]

    def off(at: Square) -> int:
        return min((chebyshev(at, hero) for hero in heroes), default=0)

    stops = reach.stops()
    best = min(stops, key=lambda at: (-off(at), stops[at], at[1], at[0]))
    return best if off(best) > off(figure.at) else figure.at
