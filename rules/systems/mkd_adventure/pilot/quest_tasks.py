"""What other kinds of quests need from the autopilot: rescue, kidnapping, haste."""

from collections.abc import Iterator

from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR, Mover
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import FREED, SUBDUED, click_of, speed_of
from rules.systems.mkd.moves.leading import leads_to
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import Wants, best_attack, clicks_left
from rules.systems.mkd.tasks import AskLead
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd.verbs.ways import passages, reach
from rules.systems.mkd_adventure.quests.bonds import bound_one
from rules.systems.mkd_adventure.quests.chest import quest_chest
from rules.systems.mkd_adventure.state import AdventureState

HUNT = "hunt_chest"
PARTY = 3
"""The number of Heroes inside from which one can be spared to keep the way out."""
WAIT = 20
"""Rounds that a party waits at the way out for a quarry that wanders."""
QUIET = 7
"""The distance in squares within which no Monster may be before a prisoner's bonds come off."""
PATIENCE = 40
"""Rounds after which nobody waits for that any more."""


def quarry(state: AdventureState) -> Figure | None:
    """Return the Monster that the quest asks for, while it is on the board."""
    if state.options.quest != "kidnap" or state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.where == "board" else None


def prisoner(state: AdventureState) -> Figure | None:
    """Return the prisoner who was set free, while still inside."""
    if state.options.quest != "rescue" or state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.role == FREED and figure.where == "board" else None


def wants_of(state: AdventureState, figure: Figure) -> Wants:
    """Return whom a Hero should spare for the quest, and whom to attack before others."""
    match state.options.quest:
        case "kidnap":
            return _about_quarry(state, figure)
        case "rescue" if prisoner(state) is not None:
            return Wants(dear=frozenset(foe.id for foe in guardians(state)))
        case "stealth":
            return Wants(dear=frozenset(foe.id for foe in hunters(state)))
        case _:
            return Wants()


def _about_quarry(state: AdventureState, figure: Figure) -> Wants:
    """Return that the quarry is attacked first, but not to death, nor once it has given in."""
    wanted = quarry(state)
    if wanted is None:
        return Wants()
    one = frozenset((wanted.id,))
    deadly = clicks_left(wanted) <= click_of(figure).damage
    return Wants(spared=one) if wanted.role == SUBDUED or deadly else Wants(dear=one)


def guardians(state: AdventureState) -> list[Figure]:
    """Return Monsters that came out of the Guardian's token."""
    return [foe for foe in state.monsters if foe.role == "guardian"]


def hunters(state: AdventureState) -> list[Figure]:
    """Return Monsters that are after the Quest Chest."""
    return [foe for foe in state.monsters if foe.goal is not None and foe.goal.kind == HUNT]


def in_haste(state: AdventureState) -> bool:
    """Return whether the quest leaves no time for chests beside the way."""
    return state.options.quest in ("stealth", "kidnap") and not state.has_floor_below


def lying_in_wait(state: AdventureState) -> tuple[Square, ...]:
    """Return squares around the way out, where a party waits for a quarry that wanders."""
    if state.options.quest != "kidnap" or state.quest_figure is not None:
        return ()
    if state.has_floor_below or state.round > WAIT:
        return ()
    doors = ways_out(state)
    return tuple(
        at for at in board_of(state.site).ground if any(chebyshev(at, door) <= 2 for door in doors)
    )


def errand(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield the actions that the quest asks of a Hero before all else."""
    match state.options.quest:
        case "rescue":
            yield from _rescue(state, figure)
        case "kidnap":
            yield from _kidnap(state, figure)
        case "stealth":
            yield from _stealth(state, figure)
        case _:
            return


def _stealth(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield a run home with the chest in hand; fighting is left to the others."""
    chest = quest_chest(state)
    if chest is None or chest.carrier != figure.id:
        return
    yield actions.Leave()
    yield from _nearer_home(state, figure)


def _nearer_home(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield the walk that comes nearest to the way out; through Monsters if no other does."""
    home = home_prices(state)
    through = {to: way.cost for to, way in passages(state).items()}
    for ways in (reach(state).stops(), through):
        best = min(((home.get(to, FAR), cost, to) for to, cost in ways.items()), default=None)
        if best is not None and best[0] < home.get(figure.at, FAR):
            yield actions.MoveTo(to=best[2])


def _rescue(state: AdventureState, figure: Figure) -> Iterator[Action]:
    bound = bound_one(state)
    if figure.role == FREED:
        yield from _slip_home(state, figure)
        return
    if bound is None:
        return
    near = [foe for foe in state.monsters if chebyshev(foe.at, bound.at) <= QUIET]
    if near and state.round < PATIENCE:
        return
    yield actions.Check(figure=bound.id)
    yield actions.Disarm(slow=True, figure=bound.id)


def _slip_home(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield leaving; else walking to the square nearest the way out that no Monster reaches."""
    yield actions.Leave()
    home, threats, hunted = home_prices(state), threatened(state), guardians(state)

    def bad(at: Square) -> tuple[int, int]:
        """Return how bad a square is: by the Guardian's Monsters near it, then its way home."""
        off = min((chebyshev(at, foe.at) for foe in hunted), default=0)
        return threats.get(at, 0), -off if hunted else home.get(at, FAR)

    best = min(((bad(to), to) for to in reach(state).stops()), default=None)
    if best is not None and best[0] < bad(figure.at):
        yield actions.MoveTo(to=best[1])
    yield actions.End()


def threatened(state: AdventureState) -> dict[Square, int]:
    """Return roughly how many Monsters could be beside each square after their next walk."""
    board, found = board_of(state.site), dict[Square, int]()
    for foe in state.monsters:
        reach = Reach(board, foe.at, Mover(opens=True), speed_of(foe))
        beside = {near for at in reach.cost for near in (at, *board.around(at))}
        for square in beside:
            found[square] = found.get(square, 0) + 1
    return found


def home_prices(state: AdventureState) -> dict[Square, int]:
    """Return speed points from every square to the nearest way out, figures left out."""
    board, best = board_of(state.site), dict[Square, int]()
    for door in ways_out(state):
        for square, price in Reach(board, door, Mover(opens=True)).cost.items():
            best[square] = min(price, best.get(square, FAR))
    return best


def _kidnap(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield what a kidnapping needs: orders not to strike back, the capture, a barred way out.

    A Hero on the way out bars it.
    """
    wanted = quarry(state)
    if wanted is not None and figure.seat is not None:
        for player in state.players:
            if player.seat == figure.seat and player.orders.strike_back == "yes":
                yield actions.GiveOrders(about="strike_back", answer="ask")
    if wanted is not None:
        yield actions.Capture(target=wanted.id)
    if state.has_floor_below or not keeps_door(state, figure):
        return
    if figure.at not in ways_out(state):
        yield from _nearer_home(state, figure)
    attack = best_attack(state, figure, "balanced", wants_of(state, figure))
    if attack is not None:
        yield attack
    yield actions.End()


def keeps_door(state: AdventureState, figure: Figure) -> bool:
    """Return whether a Hero stays at the way out until the quarry is led there."""
    inside = [hero for hero in state.heroes if hero.where in ("board", "waiting")]
    if len(inside) < PARTY or figure.id != inside[-1].id:
        return False
    wanted = quarry(state)
    if wanted is None:
        return state.quest_figure is None
    return wanted.role != SUBDUED or not any(
        hero.where == "board" and beside(state, hero, wanted) for hero in inside
    )


def lead(state: AdventureState, task: AskLead) -> Action:
    """Return the answer by which the quarry is led towards the way out, and out."""
    figure, home = state.figure(task.figure), home_prices(state)
    if figure.at in ways_out(state):
        return actions.Lead(out=True)
    best = min(
        ((home.get(to, FAR), cost, to) for to, cost in leads_to(state, figure).items()),
        default=None,
    )
    if best is None or best[0] >= home.get(figure.at, FAR):
        return actions.Lead()
    return actions.Lead(to=best[2])


def strikes_back(state: AdventureState, striker: int, target: int) -> bool:
    """Return whether a Hero should strike back at a figure."""
    return target not in wants_of(state, state.figure(striker)).spared
