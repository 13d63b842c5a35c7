"""How long a turn lasts: in a round, and after misses; which turns keep a longer time."""

from rules.pace.clock import Policy, Turn, runs_until
from rules.pace.frozen import Frozen
from rules.pace.table import SeatClock, Table

SHORTEST = 6 * 60 * 60
"""Seconds that a turn has at least after missed turns, where the table's own time is longer."""
ROUND = 12 * 60 * 60
"""Seconds that a round lasts at least, where a turn does, until somebody misses one."""
HOLD = 60 * 60
"""Seconds of their clock for which a player in the middle of a turn may hold up others."""


def shortened(policy: Policy, missed: int) -> Policy | None:
    """Return the time of a turn after missed turns in a row, which halve it each.

    It falls to `SHORTEST` at least; None where the time is the usual one.
    """
    if policy.kind != "budget" or not missed:
        return None
    least = min(SHORTEST, policy.budget)
    budget = max(least, policy.budget >> missed)
    return policy.with_(budget=budget) if budget < policy.budget else None


def time_of(policy: Policy, missed: int, *, in_round: bool) -> Policy | None:
    """Return the time of a turn where it differs from a table's: in a round, and after misses."""
    usual = policy
    if in_round and policy.kind == "budget":
        # Whoever looks in once in the morning and once in the evening misses no round.
        usual = policy.with_(budget=max(policy.budget // 2, min(policy.budget, ROUND)))
    time = shortened(usual, missed) or usual
    return time if time != policy else None


def after_idle(policy: Policy, idle: int) -> Policy:
    """Return the time of a round for a player who left a turn half done in the one before.

    It goes on from their last step, so that they have the time of a round since that, and
    `SHORTEST` at least.
    """
    if policy.kind != "budget":
        return policy
    return policy.with_(budget=max(min(SHORTEST, policy.budget), policy.budget - idle))


def held_since(clock: SeatClock, now: int, *, acted: bool) -> int | None:
    """Return since when a player holds up others in the middle of a turn that they have begun."""
    if clock.begun is None:
        return None
    return now if acted or clock.holds is None else clock.holds


def held_until(clock: SeatClock, frozen: Frozen) -> int | None:
    """Return when the others go on without a player who stands in the middle of a turn, if ever.

    A turn that was extended holds them up for so much longer.
    """
    if clock.holds is None:
        return None
    return runs_until(Turn(opened=clock.holds), frozen, HOLD + clock.extended)


def agreed_time(table: Table, clock: SeatClock) -> Policy | None:
    """Return the time that a seat's turn would have, did it begin now."""
    return time_of(table.terms.policy, clock.missed, in_round=clock.round is not None)


def lasts_longer(table: Table) -> bool:
    """Return whether a running turn keeps a longer time than a new one would have."""
    return any(
        each.owes
        and each.policy is not None
        and 100 not in each.reminded
        and _is_longer(each.policy, agreed_time(table, each) or table.terms.policy)
        for each in table.seats
    )


def _is_longer(kept: Policy, agreed: Policy) -> bool:
    """Return whether a time is longer than another; who was asked in between may have less."""
    if kept.kind == agreed.kind == "budget":
        return kept.budget > agreed.budget
    return kept != agreed
