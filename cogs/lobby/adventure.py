"""`/adventure`: one group, put together of its families of commands."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.commands import gather
from cogs.base.ids import Pressed
from cogs.by_post.farewells import FarewellCommands
from cogs.cards.responder import Responder
from cogs.evenings.commands import EveningCommands
from cogs.evenings.messages import EVENING
from cogs.history.log import LogCommands
from cogs.history.looking_back import HistoryCommands
from cogs.history.search import open_found, turn_found
from cogs.lobby.choosing import Choosing
from cogs.lobby.life import LifeCommands
from cogs.lobby.moving import MoveCommands
from cogs.lobby.seats import SeatCommands

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


@app_commands.guild_only()
class AdventureCog(commands.GroupCog, group_name="adventure"):
    """Open, join, begin, follow and end adventures."""

    def __init__(self, responder: Responder, choosing: Choosing) -> None:
        farewells, history = FarewellCommands(responder), HistoryCommands(responder)
        evenings = EveningCommands(responder)
        self.handlers: dict[str, Handler] = {
            **choosing.handlers,
            "home": history.home,
            "tale": history.tale,
            "find": partial(turn_found, responder),
            "at": partial(open_found, responder),
            "retire": farewells.retired,
            "concede": farewells.conceded,
            EVENING: evenings.pressed,
        }
        super().__init__()
        gather(
            self,
            MoveCommands(responder),
            farewells,
            LogCommands(responder),
            history,
            SeatCommands(responder),
            LifeCommands(responder, choosing),
            evenings,
        )
