"""What follows a Hero's first step into a tile (2.18, RG-005)."""

from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Discover
from rules.systems.mkd_delve.growth.master import place_master
from rules.systems.mkd_delve.growth.tiles import grow
from rules.systems.mkd_delve.state import of


def discover(play: Resolution, task: Discover) -> None:
    """Decide a tile's open sides, after tokens there have turned over (RG-005).

    The master appears with the level's last tile (RG-018).
    """
    grow(play, task.tile)
    if of(play).grown and of(play).master:
        place_master(play)
