"""What follows a Hero's first step into a tile (2.18, RG-005)."""

from rules.systems.mkd.play import Play
from rules.systems.mkd.tasks import Discover
from rules.systems.mkd_delve.growth.master import place_master
from rules.systems.mkd_delve.growth.tiles import grow
from rules.systems.mkd_delve.state import of


def discover(play: Play, task: Discover) -> None:
    """Tokens there have turned over by now; then the tile's open sides are decided (RG-005).

    With the level's last tile its master appears (RG-018).
    """
    grow(play, task.tile)
    if of(play).grown and of(play).master:
        place_master(play)
