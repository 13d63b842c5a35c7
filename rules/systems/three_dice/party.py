"""The party: who acts together, votes, turns of its groups, latecomers."""

from rules.core import votes
from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Seat
from rules.core.party import check_newcomer
from rules.systems.three_dice.creation import roll_hero
from rules.systems.three_dice.events.company import HeroJoined, PartySplit, TurnPassed
from rules.systems.three_dice.experience import begin_below
from rules.systems.three_dice.options import SEATS
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Hero, KeepPrompt, Step, ThreeDiceState


def voters(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return whose votes count in what is decided together: those of all who act (TD-064).

    In a party that may split, those who go keep one of two places, and nobody else (HR-024).
    """
    asked = state.prompts[0] if state.prompts else None
    if state.options.split_party and isinstance(asked, KeepPrompt):
        return asked.movers
    return state.acting


def deciders(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who may still vote on what the acting heroes do together (TD-064, `decisions`)."""
    return votes.deciders(state.options.decisions, voters(state), state.votes)


def needs_votes(state: ThreeDiceState) -> bool:
    """Return whether a common decision needs several votes."""
    return votes.needs_votes(state.options.decisions, voters(state))


def decides_alone(state: ThreeDiceState, seat: Seat) -> bool:
    """Return whether a seat alone decides what the acting heroes do together (`decisions`)."""
    match state.options.decisions:
        case "leader":
            return state.acting[:1] == (seat,)
        case "anyone":
            return True
        case _:
            return state.acting == (seat,)


def arrive(play: Resolution, number: int, *, walked: bool = False) -> None:
    """Bring the movers into a room of this level; heroes who are there already act with them.

    Those of the group who do not move are a group of their own (HR-024, TD-064).
    """
    before = play.state.here
    staying = [hero.name for hero in play.state.party if hero.seat not in play.movers]
    if staying:
        names = [hero.name for hero in play.state.party if hero.seat in play.movers]
        play.tell(PartySplit(leaving=", ".join(names), staying=", ".join(staying)))
    for seat in play.movers:
        hero = play.hero(seat)
        came_from = hero.came_from if number == hero.room else hero.room
        play.set_hero(hero.with_(room=number, came_from=came_from))
    moved = before != number and play.state.turn
    play.change(
        acting=tuple(hero.seat for hero in play.state.living if hero.room == number),
        here=number,
        turn=play.state.turn + 1,
        fight=None,
        votes=(),
        # Only those who arrive begin a new visit, and may offer a duel again (HR-023).
        challenged=tuple(seat for seat in play.state.challenged if play.hero(seat).room != number),
        last_step=Step(from_room=before, to_room=number, walked=walked) if moved else None,
    )
    play.movers = play.state.acting


def groups(state: ThreeDiceState) -> tuple[tuple[Hero, ...], ...]:
    """Return the living heroes by the room they are in, ordered by their lowest seat (HR-024)."""
    rooms: dict[int, list[Hero]] = {}
    for hero in state.living:
        rooms.setdefault(hero.room, []).append(hero)
    return tuple(tuple(group) for group in rooms.values())


def fighting_elsewhere(state: ThreeDiceState) -> tuple[tuple[Hero, ...], ...]:
    """Return the groups that have a monster to fight, but for the acting one (HR-024)."""

    def is_fighting(group: tuple[Hero, ...]) -> bool:
        monster = state.level.room(group[0].room).monster
        return monster is not None and not monster.asleep

    return tuple(
        group for group in groups(state) if group[0].room != state.here and is_fighting(group)
    )


def pass_turn(play: Resolution) -> None:
    """Give the turn to the group that has waited longest, round and round (HR-024).

    A fight of the group whose turn it was goes on when its turn comes again.
    """
    state = play.state
    acted = (*(seat for seat in state.acted if seat not in state.acting), *state.acting)

    def since(group: tuple[Hero, ...]) -> int:
        return min(acted.index(hero.seat) if hero.seat in acted else -1 for hero in group)

    order = groups(state)
    group = min(order, key=since)
    seats = tuple(hero.seat for hero in group)
    if len(order) > 1:
        play.tell(TurnPassed(heroes=", ".join(hero.name for hero in group)))
    play.change(
        acting=seats,
        here=group[0].room,
        acted=acted,
        votes=(),
        fight=None,
        turn_over=False,
    )
    play.movers = seats


def join(state: ThreeDiceState, seat: SeatInfo, dice: Dice) -> Transition[ThreeDiceState]:
    """Add a hero at level 1 beside the acting ones; a fight under way gets no dice for it (TD-056).

    A newcomer gives faces out like everybody (TD-001), and has come as deep as they have (HR-007,
    TD-036), by the same way: where they may run to, so may the newcomer (HR-006, HR-008, HR-009).

    Raises:
        RuleError: the game is over, the seat is taken, or there is no seat of that number.
    """
    play = Resolution(state, dice)
    taken = [hero.seat for hero in state.heroes]
    check_newcomer("td", seat.seat, SEATS, taken=taken, over=bool(state.ending))
    play.tell(HeroJoined(hero=seat.name))
    beside = state.party[0]
    hero = roll_hero(play, seat).with_(
        room=state.here, came_from=beside.came_from, deepest=state.depth
    )
    heroes = tuple(sorted((*state.heroes, hero), key=lambda other: other.seat))
    play.change(heroes=heroes, acting=tuple(sorted((*state.acting, seat.seat))))
    if not hero.unassigned:
        begin_below(play, seat.seat)
    return play.transition()
