"""Breaking away from those who hold a figure (B-45 to B-48, MA-212)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.moves import BrokeAway, Held
from rules.systems.mkd.events.moves import LetGo as WasLetGo
from rules.systems.mkd.figures import has, holders, kind_of, name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskLetGo, Walk


def needed(figure: Figure) -> int:
    """Return the lowest die that frees a figure: 4, or 2 for the agile and for riders (B-46)."""
    agile = any(has(figure, ability) for ability in ("charge", "bound", "flight"))
    key = "break_away_agile" if agile or kind_of(figure).mounted else "break_away"
    return RULINGS.number(key)


def break_away(play: Resolution, walk: Walk, held_by: tuple[Figure, ...]) -> None:
    """Pay for a break away, and roll, or ask the players whether a Monster may go (B-45, B-47).

    On success the walk goes on with that step paid; on failure it ends where it is.
    """
    figure = play.figure(walk.figure)
    play.spend(RULINGS.costs.break_away)
    heroes = [other for other in held_by if other.side == "hero"]
    if figure.side == "monster" and heroes and play.mode.asks_to_let_go:
        standing = {_order(play.state, hero) for hero in heroes}
        if standing == {"yes"}:
            let_go(play, walk)
            return
        asked = tuple(sorted({hero.seat for hero in heroes if hero.seat is not None}))
        if "ask" in standing and asked:
            ids = tuple(hero.id for hero in heroes)
            play.push(AskLetGo(seats=asked, figure=figure.id, holders=ids, walk=walk))
            return
    roll_to_break_away(play, walk)


def _order(state: MkdState, hero: Figure) -> str:
    return next((p.orders.let_go for p in state.players if p.seat == hero.seat), "no")


def let_go(play: Resolution, walk: Walk) -> None:
    """Let the Monster go without a die; its points are spent all the same (B-47, MA-212)."""
    play.tell(WasLetGo(figure=name_of(play.figure(walk.figure))))
    play.push(walk.with_(released=True))


def roll_to_break_away(play: Resolution, walk: Walk) -> None:
    """Roll whether a figure breaks away: it walks on, or stays and is held (B-46)."""
    figure = play.figure(walk.figure)
    die = play.roll(6, "mkd-break-away")
    least = needed(figure)
    if die >= least:
        play.tell(BrokeAway(figure=name_of(figure), die=die, needed=least))
        play.push(walk.with_(released=True))
        return
    play.tell(Held(figure=name_of(figure), die=die, needed=least))
    play.mode.held(play, figure, holders(play.state, figure))
