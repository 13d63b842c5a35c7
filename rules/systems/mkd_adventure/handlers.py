"""Who carries out which task in an adventure."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd import fights, reveal, things
from rules.systems.mkd.figures import halted
from rules.systems.mkd.monster_ai import tokens
from rules.systems.mkd.monster_ai.activation import is_active
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.resolution import Handler, Resolution
from rules.systems.mkd.tasks import (
    AfterMonster,
    Arrive,
    Attempt,
    Discover,
    EndActivation,
    Led,
    MonsterActs,
    Thieve,
    Walk,
)
from rules.systems.mkd.things.chests import shut_beside
from rules.systems.mkd.verbs import afterwards
from rules.systems.mkd_adventure.discovery import discover
from rules.systems.mkd_adventure.monster_acts import monster_acts
from rules.systems.mkd_adventure.monster_ai.reinforcements import after_monster
from rules.systems.mkd_adventure.monster_ai.thieves import thieve
from rules.systems.mkd_adventure.quests.chest_attacks import attempt_or_smash
from rules.systems.mkd_adventure.quests.leading import led


def shut_and_end(play: Resolution, task: EndActivation) -> None:
    """End an activation; a Monster first shuts chests that have come to lie beside it (MA-144).

    A carrier whom it struck down dropped them (MA-148).
    """
    figure = play.figure(task.figure)
    acts = figure.side == "monster" and figure.where == "board" and not halted(figure)
    if acts and is_active(play, figure.id):
        shut_beside(play, figure.id)
    end_activation(play, task)


HANDLERS: Mapping[type, Handler] = MappingProxyType(
    {
        **fights.HANDLERS,
        **things.HANDLERS,
        **reveal.HANDLERS,
        **tokens.HANDLERS,
        **afterwards.HANDLERS,
        Walk: walk,
        Arrive: arrive,
        EndActivation: shut_and_end,
        Discover: discover,
        MonsterActs: monster_acts,
        Attempt: attempt_or_smash,
        AfterMonster: after_monster,
        Thieve: thieve,
        Led: led,
    }
)
