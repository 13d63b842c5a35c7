"""Turning tokens over: the roll, the monsters, and the surprise (B-102, MA-070 to MA-083)."""

from rules.core.dice import face_down
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import KINDS, RULINGS, TOKENS
from rules.systems.mkd.events.reveal import FalseAlarm, MasterTurned, TokenTurned
from rules.systems.mkd.figures import opponents_beside
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.choose import muster
from rules.systems.mkd.reveal.place import Spot, spots, stand
from rules.systems.mkd.spins import free_spins
from rules.systems.mkd.tasks import Reveal
from rules.systems.mkd.terms import Colour

FACES = 6
TOP = 12
"""The highest row of a table; a higher roll adds points instead (1.1)."""
PER_PIP = {"Y": 5, "B": 5, "R": 10}


def reveal(play: Resolution, task: Reveal) -> None:
    """Turn the first token over; the others follow (B-35, B-102, MA-071)."""
    first, *rest = task.tokens
    if rest:
        play.push(task.with_(tokens=tuple(rest)))
    token = next((token for token in play.state.tokens if token.id == first), None)
    if token is None:
        return
    play.remove_token(first)
    play.settle_steps()
    figures = appear(play, token, task.at if task.at is not None else token.at)
    play.mode.revealed(play, figures, task.cause)


def appear(play: Resolution, token: Token, at: Square, *, about: bool = False) -> tuple[int, ...]:
    """Roll for a token and put its monsters on the board; return their ids, the strongest first.

    The first stands on the square if it is free, the others beside the first (MA-077), beside
    either square of a rider; `about` keeps them all beside the square (content 4.6, ambush). Dice
    are rolled monster by monster: which of equals, where, facing which way, is it a murderer (C13).
    Placed monsters turn no other token over (B4). A master's token is worth its points without a
    roll: the strongest that fits, or a swarm (RG-017, RG-019).
    """
    where = square_name(at)
    count, points = (1, token.worth) if token.worth else _roll(play, token, where)
    if token.worth:
        play.tell(MasterTurned(at=where, points=points))
    placed: list[int] = []

    def room(kind: str) -> tuple[Spot, ...]:
        mounted = KINDS[kind].mounted
        if about or not placed:
            return spots(play.state, at, first=not placed, mounted=mounted)
        leader = play.figure(placed[0])
        return spots(play.state, leader.at, first=False, mounted=mounted, rear=leader.rear)

    if count:
        swarms = play.mode.swarms or bool(token.worth)
        for kind in muster(play, count, points, lambda kind: bool(room(kind)), swarms=swarms):
            figure = stand(play, kind, room(kind), token.heading)
            placed.append(figure.id)
            play.mode.appeared(play, figure)
            if token.guardian:
                play.alter(figure.id, role="guardian")
    if not placed:
        play.tell(FalseAlarm(colour=token.colour, at=where))
    for number in placed:
        figure = play.figure(number)
        free_spins(play, figure, opponents_beside(play.state, figure))
    return tuple(placed)


def _roll(play: Resolution, token: Token, where: str) -> tuple[int, int]:
    """Return two dice on a token's table, with the bonus: how many monsters, and their points.

    The rule is 1.2.
    """
    one, two = play.two_d6("mkd-reveal")
    total = one + two + bonus(play, token)
    count, points = worth(token, total)
    if count:
        told = TokenTurned(colour=token.colour, at=where, total=total, points=points)
        play.tell(told)
    return count, points


def bonus(play: Resolution, token: Token) -> int:
    """Return the bonus to a reveal: by team value, or a Guardian's own.

    The rules are 1.1, MA-078, MA-079 and C40.
    """
    if token.guardian:
        return 2 * (max(0, play.state.start_value - 100) // 100)
    return play.state.bonus


def face_name(colour: Colour, face: int) -> str:
    """Return the name of a face's table; super and mega are others if not in play (1.2, A14)."""
    if colour == "R" and face in (3, 4):
        if RULINGS.switch("super_mega_tokens"):
            return {3: "R3s", 4: "R4m"}[face]
        return {3: "R2", 4: "R5"}[face]
    return f"{colour}{face}"


def worth(token: Token, total: int) -> tuple[int, int]:
    """Return Monsters and points for a roll; above 12 the points of row 12 and more (1.1, 1.2)."""
    count, points = TOKENS[face_name(token.colour, token.face)].row(total)
    over = max(0, total - TOP)
    return count, points + PER_PIP[token.colour] * over


def ambush(play: Resolution, colour: Colour, at: Square, cause: int | None) -> None:
    """Draw a token's face of that colour and reveal its Monsters there, for a trap (content 4.6).

    A chest fills its square, so they stand around it; behind a door the first has room.
    """
    play.settle_steps()
    face = play.pick(FACES, "mkd-token") + 1
    token = Token(id=play.new_id(), colour=colour, face=face, at=at)
    play.mode.revealed(play, appear(play, token, at, about=True), cause)


def reveal_from_pool(play: Resolution, at: Square) -> bool:
    """Reveal a token of the pool somewhere (MA-116); return whether there was one left."""
    pool = play.state.pools.tokens
    if not pool:
        return False
    index = play.pick(len(pool), face_down("mkd-token"))
    colour, face = pool[index]
    play.change(pools=play.state.pools.with_(tokens=(*pool[:index], *pool[index + 1 :])))
    token = Token(id=play.new_id(), colour=colour, face=face, at=at)
    play.mode.revealed(play, appear(play, token, at), None)
    return True
