"""What a Hero finds where nobody has been yet (MA-150 to MA-153)."""

from rules.core.dice import face_down
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.things import FoundNothing, FoundToken
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Discover, Reveal
from rules.systems.mkd.things.placing import lay_chest, occupied
from rules.systems.mkd_adventure.finds import (
    find_artifact,
    find_door,
    find_dressing,
    find_terrain,
)

ORDER = ("terrain", "door", "artifact", "dressing")
"""Kinds of accessories; if one is used up, the next one is found instead (1.10)."""


def discover(play: Resolution, task: Discover) -> None:
    """Roll for the contents of a tile at a Hero's first step into it (B-110, MA-150, MA-153)."""
    die = play.roll(6, "mkd-discovery")
    if board_of(play.state.site).shape(task.tile).kind == "hall":
        found = _hallway(play, task, RULINGS.words("hallway")[die - 1])
    else:
        found = _chamber(play, task, RULINGS.words("chamber")[die - 1])
    if not found:
        play.tell(FoundNothing(die=die))


def _chamber(play: Resolution, task: Discover, result: str) -> bool:
    """Find a chest, an accessory by another die, or both, the chest first (MA-151, MA-152)."""
    chest = result in ("chest", "both") and lay_chest(play, task.tile)
    accessory = result in ("accessory", "both") and _accessory(play, task)
    return chest or accessory


def _accessory(play: Resolution, task: Discover) -> bool:
    """Find an accessory by die, or the next kind on the list if that is used up (MA-152, 1.10)."""
    kind = RULINGS.words("chamber_accessory")[play.roll(6, "mkd-accessory") - 1]
    pools = play.state.pools
    left = {
        "terrain": pools.markers,
        "door": pools.doors,
        "artifact": pools.artifacts,
        "dressing": pools.dressing,
    }
    start = ORDER.index(kind)
    kinds = [kind for kind in (*ORDER[start:], *ORDER[:start]) if left[kind]]
    match kinds[0] if kinds else "none":
        case "terrain":
            return find_terrain(play, task.tile)
        case "door":
            return find_door(play, task.tile, None)
        case "artifact":
            return find_artifact(play, task.tile)
        case "dressing":
            return find_dressing(play, task.tile)
        case _:
            return False


def _hallway(play: Resolution, task: Discover, result: str) -> bool:
    """Find a door on another way than the one just used, a marker or a token (MA-153, 1.11)."""
    door = result in ("door", "door_and_token") and find_door(play, task.tile, task.came_by)
    marker = result == "terrain" and find_terrain(play, task.tile)
    token = result in ("token", "door_and_token") and _token(play, task)
    return door or marker or token


def _token(play: Resolution, task: Discover) -> bool:
    """Reveal a token of the pool in the centre, as a Hero is on the tile (1.11)."""
    pools = play.state.pools
    squares = _centre(play, task.tile)
    if not pools.tokens or not squares:
        return False
    index = play.pick(len(pools.tokens), face_down("mkd-token"))
    colour, face = pools.tokens[index]
    left = pools.tokens[:index] + pools.tokens[index + 1 :]
    play.change(pools=pools.with_(tokens=left))
    at = squares[play.pick(len(squares), "mkd-token-square")]
    token = Token(id=play.new_id(), colour=colour, face=face, at=at)
    play.set_token(token)
    play.tell(FoundToken(colour=colour, at=square_name(token.at)))
    play.push(Reveal(tokens=(token.id,), cause=task.figure))
    return True


def _centre(play: Resolution, tile: int) -> tuple[Square, ...]:
    """Return a tile's centre square, or the free squares nearest to it, in reading order (1.11)."""
    board, full = board_of(play.state.site), occupied(play.state)
    free = [at for at in board.squares(tile) if board.standable(at) and at not in full]
    centre = board.centre(tile)
    least = min((chebyshev(at, centre) for at in free), default=0)
    near = [at for at in free if chebyshev(at, centre) == least]
    return tuple(sorted(near, key=lambda at: (at[1], at[0])))
