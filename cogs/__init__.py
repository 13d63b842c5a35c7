"""Discord in, Discord out: slash commands and buttons mapped to the service, no game logic."""

import sys
from types import ModuleType

# For voice, which the bot never uses, discord.py loads a codec that Python 3.13 no longer brings,
# and of which earlier versions say that it is deprecated. So there is an empty one in its place.
sys.modules.setdefault("audioop", ModuleType("audioop"))
