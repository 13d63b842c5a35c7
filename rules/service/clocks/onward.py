"""Words for the next round of a fight, which are declared turns as soon as it has come."""

from rules.core.model import GameState
from rules.core.ruleset import AnyRuleset
from rules.pace.declared import declared_by, with_declared
from rules.pace.onward import left_to_team
from rules.pace.table import Table
from rules.ports import Adventure
from rules.service.clocks.known_turns import humans_of


def with_arrived(adventure: Adventure, table: Table, rules: AnyRuleset, state: GameState) -> Table:
    """Return the table with the teams that fight on as declared turns, where their round has come.

    Words of a fight that is over, or of a round that the seat has no turn in, are dropped.
    """
    if not table.onward:
        return table
    turn, led = rules.round_of(state), humans_of(adventure)
    waiting, declared = [], table.declared
    for each in table.onward:
        if each.seat not in led or not each.turn <= turn <= each.turn + 1:
            continue
        if each.turn == turn or (rules.in_round(state) and not rules.turn_left(state, each.seat)):
            waiting.append(each)
        elif rules.may_fight_on(state) and declared_by(declared, each.seat) is None:
            declared = with_declared(declared, left_to_team(each.seat, turn))
    return table.with_(onward=tuple(waiting), declared=declared)
