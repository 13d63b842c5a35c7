"""What must hold in every position of an adventure."""

from collections import Counter
from functools import cache

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.search import Mover
from rules.systems.mkd.board.stairs import kept_clear, stairs_of
from rules.systems.mkd.board.ways import spread
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.content import CHESTS, HEROES, KINDS
from rules.systems.mkd.figures import kind_of, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.reveal.pools import monster_pool
from rules.systems.mkd.tasks import QUESTIONS, Walk
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState

GAMES, STEPS = 5000, (*[50] * 10, 300)
"""Games by chance, and where they are cut: one in eleven has the time to get deep."""

CAMPAIGNS = 200
"""Campaigns by chance."""

LARGEST = 64_000
"""Bytes that a stored position may take."""


def check(state: AdventureState) -> None:
    """Figures, chests, tokens, pools and the round are sound, and only questions wait."""
    assert not state.agenda or isinstance(state.agenda[-1], QUESTIONS)
    assert bool(state.ending) == (state.part == "over")
    if state.part == "setup":
        assert not state.site.tiles
        return
    for figure in state.figures:
        check_figure(state, figure)
    if not state.ending:
        # Whoever was in the middle of a walk when the last Hero fell stays where it was.
        check_room(state)
    check_chests(state)
    check_quest(state)
    check_tokens(state)
    check_copies(state)
    check_round(state)
    check_floors(state)
    check_clock(state)


def check_figure(state: AdventureState, figure: Figure) -> None:
    """Its dial, its hands, its prisoner; on the board, its ground."""
    last = len(kind_of(figure).dial) - 1
    assert 0 <= figure.cap <= figure.click <= last
    assert len(figure.carries) == len(set(figure.carries)) <= 2
    assert figure.side != "monster" or len(figure.carries) <= 1
    assert all(0 <= number < len(state.chests) for number in figure.uses)
    assert figure.goal is None or figure.side == "monster"
    assert (figure.seat is not None) or figure.side != "hero"
    if figure.captive is not None:
        assert state.figure(figure.captive).captor == figure.id
        assert figure.where in ("board", "left", "waiting", "below")
    assert (figure.where == "captive") <= (figure.captor is not None)
    if figure.where == "board":
        check_ground(state, figure)


def check_ground(state: AdventureState, figure: Figure) -> None:
    """Nobody stands in a wall or over a pit; a rider has two squares in a line."""
    board = board_of(state.site)
    assert all(board.standable(square) for square in squares_of(figure))
    assert (figure.rear is not None) == kind_of(figure).mounted
    assert 0 <= figure.facing <= 7
    if figure.rear is not None:
        assert figure.facing % 2 == 0
        assert chebyshev(figure.at, figure.rear) == 1
        assert figure.at[0] == figure.rear[0] or figure.at[1] == figure.rear[1]


def check_room(state: AdventureState) -> None:
    """One figure to a square, and no chest or artifact under anybody who has stopped."""
    walking = {task.figure for task in state.agenda if isinstance(task, Walk)}
    still = [figure for figure in state.on_board if figure.id not in walking]
    squares = [square for figure in still for square in squares_of(figure)]
    assert len(set(squares)) == len(squares), "two figures on one square"
    filled = {chest.at for chest in state.chests if chest.at is not None and not chest.gone}
    filled |= {
        marker.at for marker in state.site.markers if marker.kind in ("artifact", "furniture")
    }
    assert not filled & set(squares), "a figure on a chest or on furniture"


def check_chests(state: AdventureState) -> None:
    """Every chest is in one place: out of the game, on the floor, or in one pair of hands."""
    board = board_of(state.site)
    held = Counter(number for figure in state.figures for number in figure.carries)
    on_floor = []
    for place, chest in enumerate(state.chests):
        assert chest.number == place
        assert chest.kind in CHESTS
        assert chest.gone + (chest.at is not None) + (chest.carrier is not None) == 1
        assert held[place] == (chest.carrier is not None)
        if chest.carrier is not None:
            assert place in state.figure(chest.carrier).carries
        if chest.at is not None:
            assert board.standable(chest.at)
            on_floor.append(chest.at)
    assert len(set(on_floor)) == len(on_floor)
    assert sum(held.values()) == sum(chest.carrier is not None for chest in state.chests)
    wanted = state.options.quest in ("chest", "stealth") and not state.has_floor_below
    assert (state.quest_chest is not None) == wanted
    assert state.quest_chest is None or state.chests[state.quest_chest].quest


def check_quest(state: AdventureState) -> None:
    """A prisoner lies in bonds or is a Hero; a quarry is one Monster; an ending has its reason."""
    quest, number = state.options.quest, state.quest_figure
    if quest not in ("rescue", "kidnap") or state.has_floor_below:
        assert number is None
    elif quest == "rescue":
        assert number is not None
        prisoner = state.figure(number)
        assert (prisoner.role == "prisoner") == (prisoner.side == "npc")
        assert prisoner.click == prisoner.cap
        assert state.aside is None or prisoner.role == "prisoner" or prisoner.where == "dead"
    elif number is not None:
        assert state.figure(number).role in ("target", "subdued", "delivered")
        assert not any(token.guardian for token in state.tokens)
    if not (state.ending or state.has_floor_below):
        assert not quest_of(state).failed(state)


def check_tokens(state: AdventureState) -> None:
    """Tokens lie apart, on ground that takes them, and none was made out of nothing."""
    squares = [token.at for token in state.tokens]
    assert len(set(squares)) == len(squares)
    board = board_of(state.site)
    assert all(board.standable(square) for square in squares)
    assert sum(token.guardian for token in state.tokens) <= 1
    sets = state.sets[-1] if state.sets else state.options.sets
    assert len(state.tokens) + len(state.pools.tokens) <= 6 * sets
    numbers = [figure.id for figure in state.figures] + [token.id for token in state.tokens]
    numbers += [] if state.aside is None else [state.aside.id]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < state.next_id


@cache
def copies(theme: str) -> Counter[str]:
    """All Monsters of a theme's pool, by kind."""
    return Counter(monster_pool(theme))


def check_copies(state: AdventureState) -> None:
    """Every copy of a Monster is in the pool or a figure, and the fallen are in the graveyard."""
    villains = Counter(kind for kind in state.pools.monsters if kind in HEROES)
    known = {figure.kind for figure in state.figures}
    assert not set(villains) & (known | set(state.in_town))
    assert max(villains.values(), default=0) <= state.options.villains
    figures = [f for f in state.figures if KINDS[f.kind].side == "monster"]
    seen = Counter(figure.kind for figure in figures) + Counter(state.pools.monsters)
    assert seen - villains == copies(state.options.theme)
    figures += [f for f in state.figures if f.kind in HEROES and f.side == "monster"]
    dead = [f.kind for f in figures if f.side == "monster" and f.where == "dead"]
    assert Counter(state.graveyard) == Counter(dead)


def check_floors(state: AdventureState) -> None:
    """Stairs on every floor but the last, always in reach; nobody is below who could not be."""
    if not state.floor:
        return
    assert state.floor <= state.floors
    assert len(state.sets) == state.floor
    board, stairs = board_of(state.site), stairs_of(state.site)
    assert len(stairs) == state.has_floor_below
    assert all(board.standable(square) for square in (*stairs, *state.site.exits))
    assert not state.chests_lying & kept_clear(state.site)
    assert state.has_floor_below or all(figure.where != "below" for figure in state.heroes)
    assert (len(state.site.exits) == 1) == (state.options.split_up and state.floor == 1)
    gates = {None, *stairs, *state.site.exits}
    assert all(figure.gate in gates for figure in state.figures if figure.where == "waiting")
    if any(placed.layer for placed in state.site.tiles):
        # A tile that a vortex turned may cut off what it likes (MA-229).
        return
    assert state.site.entrance is not None
    reached = spread(board, (state.site.entrance[0],), Mover(opens=True))
    assert all(square in reached for square in (*stairs, *state.site.exits))


def check_clock(state: AdventureState) -> None:
    """The clock runs only for those who want it, and nobody plays on after the last round."""
    assert (state.deadline is None) == (not state.options.timed or not state.floor)
    if state.deadline is not None and state.round > state.deadline and not state.ending:
        assert quest_of(state).fulfilled(state)


def check_round(state: AdventureState) -> None:
    """Whose turn it is agrees with who is active and who has been."""
    heroes = {figure.id for figure in state.heroes}
    served = [number for number in state.served if number in heroes]
    assert len(set(served)) == len(served)
    assert state.xp >= 0
    assert state.gold >= 0
    assert (state.acting is not None) == (state.part == "heroes")
    assert sorted(state.order) == [player.seat for player in state.players]
    active = state.activation
    if active is None:
        return
    assert active.points >= 0
    if state.part == "heroes" and not state.agenda:
        figure = state.figure(active.figure)
        assert figure.seat == state.acting
        assert figure.where == "board"
        assert figure.id not in state.served


def check_step(before: AdventureState, after: AdventureState) -> None:
    """Experience, gold, rounds and numbers only grow; tiles entered stay entered."""
    assert after.xp >= before.xp
    assert after.gold >= before.gold
    assert after.round >= before.round
    assert after.turn >= before.turn
    assert after.next_id >= before.next_id
    assert before.floor <= after.floor <= before.floor + 1
    if after.floor == before.floor:
        assert after.visited[: len(before.visited)] == before.visited
    for figure in before.heroes:
        now = after.figure(figure.id).where
        if figure.where in ("left", "dead"):
            assert now == figure.where, "nobody comes back from out there"
        if figure.where == "below" and after.floor == before.floor:
            assert now == "below", "nobody comes back up"


def experience(veteran: Hero) -> int:
    """What a Hero of a campaign has towards the next level."""
    return veteran.xp
