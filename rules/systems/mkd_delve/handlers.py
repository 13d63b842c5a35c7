"""Who carries out which task in a delve."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd import fights, reveal, things
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.resolution import Handler, Resolution
from rules.systems.mkd.tasks import (
    Arrive,
    Attempt,
    Discover,
    EndActivation,
    GuestMoves,
    Meet,
    MonsterActs,
    TokenMoves,
    Walk,
)
from rules.systems.mkd.verbs import afterwards
from rules.systems.mkd_delve.growth.enter import discover
from rules.systems.mkd_delve.monster_acts import monster_acts
from rules.systems.mkd_delve.monster_ai.fighting import attempt
from rules.systems.mkd_delve.monster_ai.tokens import token_moves
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.guests import guest_moves
from rules.systems.mkd_delve.npcs.meet import meet


def end_and_tell(play: Resolution, task: EndActivation) -> None:
    """End an activation, and tell missions, for which the figure's place may count (RG-089)."""
    end_activation(play, task)
    missions.ended(play, play.figure(task.figure))


HANDLERS: Mapping[type, Handler] = MappingProxyType(
    {
        **fights.HANDLERS,
        **things.HANDLERS,
        **reveal.HANDLERS,
        **afterwards.HANDLERS,
        Walk: walk,
        Arrive: arrive,
        EndActivation: end_and_tell,
        Discover: discover,
        Meet: meet,
        GuestMoves: guest_moves,
        TokenMoves: token_moves,
        MonsterActs: monster_acts,
        Attempt: attempt,
    }
)
