"""What quests of other kinds ask of the autopilot: prisoners, quarries, haste."""

from collections.abc import Iterator

from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.search import FAR
from rules.systems.mkd.board.ways import Mover, Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import FREED, SUBDUED, click_of, speed_of
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import AskLead
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd.verbs.moving import walks
from rules.systems.mkd_adventure.floors import is_upper
from rules.systems.mkd_adventure.pilot.fighting import clicks_left
from rules.systems.mkd_adventure.quests.bonds import bound_one
from rules.systems.mkd_adventure.quests.leading import leads_to
from rules.systems.mkd_adventure.state import AdventureState

QUIET = 7
"""Squares around a prisoner that have to be free of Monsters before the bonds come off."""
PATIENCE = 40
"""Rounds after which nobody waits for quiet any more."""


def quarry(state: AdventureState) -> Figure | None:
    """The Monster to be brought out, where it stands on the board."""
    if state.options.quest != "kidnap" or state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.where == "board" else None


def prisoner(state: AdventureState) -> Figure | None:
    """The one set free, while still inside."""
    if state.options.quest != "rescue" or state.quest_figure is None:
        return None
    figure = state.figure(state.quest_figure)
    return figure if figure.role == FREED and figure.where == "board" else None


def spared(state: AdventureState, figure: Figure) -> frozenset[int]:
    """Whom a Hero does not strike: a quarry that has given in, or that the blow would kill."""
    wanted = quarry(state)
    if wanted is None:
        return frozenset()
    deadly = clicks_left(wanted) <= click_of(figure).damage
    return frozenset((wanted.id,)) if wanted.role == SUBDUED or deadly else frozenset()


def in_haste(state: AdventureState) -> bool:
    """Whether there is no time for chests beside the way."""
    return state.options.quest == "stealth" and not is_upper(state)


def errand(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """What a Hero does for the quest before anything else."""
    match state.options.quest:
        case "rescue":
            yield from _rescue(state, figure)
        case "kidnap":
            yield from _kidnap(state, figure)
        case _:
            return


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
    """Out if one can; else to the nearest square to the way out that no Monster reaches."""
    yield actions.Leave()
    home = home_prices(state)
    threats = threatened(state)
    here = (threats.get(figure.at, 0), home.get(figure.at, FAR))
    best = min(
        ((threats.get(to, 0), home.get(to, FAR), to) for to in walks(state)),
        default=None,
    )
    if best is not None and best[:2] < here:
        yield actions.MoveTo(to=best[2])
    yield actions.End()


def threatened(state: AdventureState) -> dict[Square, int]:
    """How many Monsters could be beside each square after their next walk, roughly."""
    board, found = board_of(state.site), dict[Square, int]()
    for foe in state.monsters:
        reach = Reach(board, foe.at, Mover(opens=True), speed_of(foe))
        beside = {near for at in reach.cost for near in (at, *board.around(at))}
        for square in beside:
            found[square] = found.get(square, 0) + 1
    return found


def home_prices(state: AdventureState) -> dict[Square, int]:
    """Speed points from every square to the nearest way out, figures left out."""
    board, best = board_of(state.site), dict[Square, int]()
    for door in ways_out(state):
        for square, price in Reach(board, door, Mover(opens=True)).cost.items():
            best[square] = min(price, best.get(square, FAR))
    return best


def _kidnap(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Blows in return are thought over while they could kill the quarry."""
    if quarry(state) is None or figure.seat is None:
        return
    for player in state.players:
        if player.seat == figure.seat and player.orders.strike_back == "yes":
            yield actions.GiveOrders(about="strike_back", answer="ask")


def lead(state: AdventureState, task: AskLead) -> Action:
    """Lead the quarry towards the way out, and out."""
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
    """Whether a blow in return is wanted."""
    return target not in spared(state, state.figure(striker))
