"""What must hold in every position of an adventure."""

from collections import Counter

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import spread
from rules.systems.mkd.board.stairs import kept_clear, stairs_of
from rules.systems.mkd.content import HEROES, KINDS
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState
from tests.systems.mkd.laws import check_growing, check_shared, copies

GAMES, STEPS = 5000, (*[50] * 10, 300)
"""Games by chance, and where they are cut: one in eleven has the time to get deep."""

CAMPAIGNS = 200
"""Campaigns by chance."""


def check(state: AdventureState) -> None:
    """Figures, chests, tokens, pools and the round are sound, and only questions wait."""
    if not check_shared(state):
        return
    check_chests(state)
    check_quest(state)
    check_tokens(state)
    check_copies(state)
    check_floors(state)
    check_clock(state)


def check_chests(state: AdventureState) -> None:
    """There is a Quest Chest where the quest is about one."""
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
        assert not QUESTS[state.quest].failed(state)


def check_tokens(state: AdventureState) -> None:
    """No token was made out of nothing, and the Guardian's is put aside under its own number."""
    assert sum(token.guardian for token in state.tokens) <= 1
    sets = state.sets[-1] if state.sets else state.options.sets
    assert len(state.tokens) + len(state.pools.tokens) <= 6 * sets
    if state.aside is not None:
        others = [figure.id for figure in state.figures] + [token.id for token in state.tokens]
        assert state.aside.id not in others
        assert state.aside.id < state.next_id


def check_copies(state: AdventureState) -> None:
    """Every copy of a Monster is in the pool or a figure, and the fallen are in the graveyard."""
    villains = Counter(kind for kind in state.pools.monsters if kind in HEROES)
    known = {figure.kind for figure in state.figures}
    assert not set(villains) & (known | set(state.in_town))
    assert max(villains.values(), default=0) <= state.options.villains
    figures = [f for f in state.figures if KINDS[f.kind].side == "monster"]
    seen = Counter(figure.kind for figure in figures) + Counter(state.pools.monsters)
    assert seen - villains == copies(state.options)
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
        assert QUESTS[state.quest].fulfilled(state)


def check_step(before: AdventureState, after: AdventureState) -> None:
    """Experience, gold, rounds and numbers only grow; tiles entered stay entered."""
    check_growing(before, after)
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
