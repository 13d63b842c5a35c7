"""How Monsters leave the dungeon (MA-114, MA-172, MA-189)."""

from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.monster_ai import WentOut
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.pieces import Figure, Goal
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd_adventure.state import of


def exits(state: MkdState) -> tuple[Square, ...]:
    """Return squares from which a Monster can leave for help: entrance, other exits, stairs.

    It takes whichever is nearest (MA-114, MA-172, MA-316).
    """
    return (*_ways_out(state), *stairs_of(state.site))


def exits_for_good(play: Resolution) -> tuple[Square, ...]:
    """Return squares from which a Monster leaves for good, in flight or with its booty.

    The stairs are none of them unless the table says so: who takes them seeks help (MA-172,
    MA-189, 1.8).
    """
    down = of(play).options.downstairs == "all"
    return exits(play.state) if down else _ways_out(play.state)


def _ways_out(state: MkdState) -> tuple[Square, ...]:
    inside = () if state.site.entrance is None else (state.site.entrance[0],)
    return (*inside, *state.site.exits)


def step_out(play: Resolution, figure: Figure, *, back: bool) -> bool:
    """Let a Monster leave by an exit, or the stairs for 3; return whether it could pay.

    MA-114, MA-172, MA-189, C36. Its chests go with it for good, unless it will come back: it does
    so where it went. A Monster that is out with a chest cannot be raised any more (MA-193).
    """
    active, down = play.active, figure.at in stairs_of(play.state.site)
    price = RULINGS.costs.stairs if down else RULINGS.costs.leave
    ways = exits(play.state) if back else exits_for_good(play)
    if active is None or active.points < price or figure.at not in ways:
        return False
    play.spend(price)
    entrance = play.state.site.entrance
    gate = None if entrance is not None and figure.at == entrance[0] else figure.at
    goal = Goal(kind="return") if back else None
    where = "waiting" if back else "gone" if figure.carries else "left"
    play.alter(figure.id, where=where, goal=goal, gate=gate, rear=None)
    if not back:
        for number in figure.carries:
            play.set_chest(play.state.chest(number).with_(gone=True, at=None, carrier=None))
        play.alter(figure.id, carries=())
    play.tell(WentOut(figure=name_of(figure), back=back, down=down))
    play.push(EndActivation(figure=figure.id))
    return True
