"""The view of a delve: the shared view with what only this mode knows."""

from rules.core.answers import Sheet, View
from rules.core.model import Seat
from rules.core.remembered import remembered
from rules.core.words import Text
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.show import view as shared
from rules.systems.mkd.show.account import with_account
from rules.systems.mkd.show.camp import CAMP
from rules.systems.mkd.show.finale import with_finale
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.prompt import heading
from rules.systems.mkd.show.sheet import sheet as hero_sheet
from rules.systems.mkd.turns import awaiting
from rules.systems.mkd_delve.goals import outcome, score
from rules.systems.mkd_delve.growth.sides import undecided
from rules.systems.mkd_delve.npcs.mission_status import account, ledger, marks
from rules.systems.mkd_delve.state import DelveState


def moment_of(state: DelveState) -> Moment:
    """Return the present moment of a delve, as maps and sentences need it."""
    return Moment(
        state=state,
        title=_title(state),
        awaited=awaiting(state),
        upcoming=state.queue[0] if state.queue else None,
        heading=_heading(state),
        region=region(state),
        ways_on=tuple(edge for side in undecided(state) for edge in side.edges),
        growing=True,
        fresh=tuple(tile for tile in state.fresh if _is_new(state) and tile not in state.visited),
    )


def region(state: DelveState) -> str:
    """Return the name of the map that is drawn: the camp, or a level."""
    return f"level-{state.level}" if state.site.tiles else CAMP


def _is_new(state: DelveState) -> bool:
    """Return whether tiles were laid in this turn, or in the last one if nobody has acted since."""
    return state.laid == state.turn or (state.laid == state.turn - 1 and not state.served)


def _title(state: DelveState) -> Text:
    return Text.of("mkd-map-level", level=state.level, levels=state.deepest or 0)


def _heading(state: DelveState) -> Text | None:
    """Return the usual heading with the level's number; before a Hero acts, how far it has grown.

    All of that at once would take two lines of a telephone.
    """
    if state.part == "over":
        return None
    if state.part != "heroes" or state.activation is not None:
        return Text.of(
            "mkd-heading-level",
            of=heading(state),
            level=max(1, state.level),
            levels=state.deepest or 0,
        )
    return Text.of(
        "mkd-heading-grows",
        round=state.round,
        level=state.level,
        levels=state.deepest or 0,
        tiles=len(state.site.tiles),
        most=state.options.level_tiles,
        grown="yes" if state.grown else "no",
    )


def view(state: DelveState, _viewer: Seat | None) -> View:
    """Return the view with all open missions; nobody at the table knows more than the others."""
    return _seen(state)


@remembered
def _seen(state: DelveState) -> View:
    seen = shared.view(moment_of(state))
    if state.ending:
        return with_finale(
            state,
            seen,
            outcome(state),
            Text.of("mkd-finale-levels", levels=state.cleared, missions=state.missions),
            Text.of("finale-score", score=score(state)),
        )
    return with_account(state, seen, (*_kept_from_stairs(state), *account(state)), marks(state))


def _kept_from_stairs(state: DelveState) -> tuple[Text, ...]:
    """Return for whose sake alone a level does not count as cleared (RG-055)."""
    led = state.led_along
    if not led or state.cleared >= state.level or not state.nothing_left:
        return ()
    return (Text.of("mkd-captive-alive", figure=name_of(led[0]), more=len(led) - 1),)


def sheet(state: DelveState, seat: Seat) -> Sheet:
    """Return a seat's Heroes in full, and every mission of the run.

    Raises:
        RuleError: nobody has that seat.
    """
    own = hero_sheet(state, seat)
    missions = Text.of("mkd-sheet-missions"), ledger(state)
    return own.with_(sections=(*own.sections[:-2], missions, *own.sections[-2:]))
