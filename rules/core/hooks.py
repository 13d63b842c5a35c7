"""What a system may offer beyond the contract; each has an answer for systems that do not."""

from collections.abc import Mapping
from typing import Any

from rules.core.model import Action, GameState, Model, Options, Seat
from rules.core.oracle import OracleTable
from rules.core.ruleset import Option, Ruleset
from rules.core.standing import Tactics

AnyRules = Ruleset[Any, Any]


class Telling(Model):
    """How a long turn is told where there is no room for all of it, by kinds of events.

    What follows an event of `heads` belongs to it, up to the next head by somebody else: together
    they are one line. `major` kinds are told as long as possible, `minor` ones are the first to go.
    Who an event is about is its first field.
    """

    heads: frozenset[str] = frozenset()
    major: frozenset[str] = frozenset()
    minor: frozenset[str] = frozenset()

    def weight(self, kind: str) -> int:
        """How much a kind of event matters: 2 for major, 0 for minor."""
        return 2 if kind in self.major else 0 if kind in self.minor else 1


PLAIN = Telling()


def version_of(rules: AnyRules) -> int:
    """A system's `rules_version`: grows with every change after which old logs play differently."""
    version: int = getattr(rules, "rules_version", 1)
    return version


def reads_of(rules: AnyRules) -> frozenset[int]:
    """A system's `reads`: versions of its rules whose logs it can still play again."""
    reads: frozenset[int] = getattr(rules, "reads", frozenset())
    return reads | {version_of(rules)}


def telling_of(rules: AnyRules) -> Telling:
    """A system's `telling`: how its long turns are told."""
    told: Telling = getattr(rules, "telling", PLAIN)
    return told


def oracle_of(rules: AnyRules) -> tuple[OracleTable, ...]:
    """A system's `oracle`: the tables that it lends to people who play at a table of their own."""
    tables: tuple[OracleTable, ...] = getattr(rules, "oracle", ())
    return tables


def table_rolls_of(rules: AnyRules) -> tuple[str, ...]:
    """A system's `table_rolls`: ids of options with which a player rolls for the dungeon."""
    ids: tuple[str, ...] = getattr(rules, "table_rolls", ())
    return ids


def presets_of(rules: AnyRules) -> Mapping[str, Options]:
    """A system's `presets`: settings to begin with, the shortest evening first.

    Its catalog knows each as `<key>-preset-<name>` and says of it what it is like in
    `<key>-preset-<name>-blurb`. The system's `preset` is one of them.
    """
    presets: Mapping[str, Options] = getattr(rules, "presets", {})
    return presets


def by_post_of(rules: AnyRules, options: Options) -> Options:
    """A system's `by_post(options)`: the same game, where nobody waits for everybody's voice.

    It changes who decides what is common and nothing else, so that runs compare; the settings
    themselves where a system lacks it. Asked twice, it changes nothing more.
    """
    by_post = getattr(rules, "by_post", None)
    offered: Options = by_post(options) if by_post else options
    return offered


def daily_of(rules: AnyRules) -> Options | None:
    """A system's `daily`: the settings of the dungeon that a day has for everybody; None without.

    They are the same for every table of a day, so whoever changes them changes what is compared.
    """
    daily: Options | None = getattr(rules, "daily", None)
    return daily


def tactics_of(rules: AnyRules, state: GameState, seat: Seat) -> Tactics:
    """What a moment offers to a seat's standing orders, by the system's `tactics(state, seat)`.

    A system without it knows no orders: nothing holds, and no deed can be done.
    """
    tactics = getattr(rules, "tactics", None)
    found: Tactics = tactics(state, seat) if tactics else Tactics(frozenset(), {})
    return found


def following_of(rules: AnyRules, state: GameState) -> tuple[Seat, ...]:
    """A system's `following(state)`: who is next after those awaited now, as far as it is certain.

    Only what the rules' order says of this round, should it go on; nobody where they have none.
    """
    following = getattr(rules, "following", None)
    seats: tuple[Seat, ...] = following(state) if following else ()
    return seats


def interrupted_of(rules: AnyRules, state: GameState) -> tuple[Seat, ...]:
    """A system's `interrupted(state)`: whose turn goes on once somebody else is done with theirs.

    So it is where several act in any order: they are awaited together, and none of them while one
    is in the middle of a turn. Nobody where a system lacks it.
    """
    interrupted = getattr(rules, "interrupted", None)
    seats: tuple[Seat, ...] = interrupted(state) if interrupted else ()
    return seats


def declares(rules: AnyRules) -> bool:
    """Whether a system knows turns that can be declared before they come."""
    return getattr(rules, "declarable", None) is not None


def in_order_of(rules: AnyRules, options: Options) -> bool:
    """A system's `in_order(options)`: whether the turns of a round follow each other.

    Only then has whoever comes later something to declare. A system without it has an order always.
    """
    in_order = getattr(rules, "in_order", None)
    return in_order is None or bool(in_order(options))


def declarable_of(rules: AnyRules, state: GameState, seat: Seat) -> tuple[Option, ...]:
    """A system's `declarable(state, seat)`: what a seat may do in its turn of this round.

    That turn is still to come, as if it were now, or it is now: then these are its legal actions.
    Nothing for a seat that has had its turn, outside of rounds, and where a system lacks it.
    """
    declarable = getattr(rules, "declarable", None)
    offered: tuple[Option, ...] = declarable(state, seat) if declarable else ()
    return offered


def its_turn(rules: AnyRules, state: GameState, seat: Seat) -> bool:
    """Whether the turn that a seat could declare is now; else it may be asked something besides."""
    if seat not in rules.awaiting(state):
        return False
    offered = declarable_of(rules, state, seat)
    return bool(offered) and offered == rules.legal_actions(state, seat)


def goes_on_of(rules: AnyRules, before: GameState, after: GameState, seat: Seat) -> bool:
    """A system's `goes_on(before, after, seat)`: whether the turn goes on after something done.

    It does after what costs no turn, such as a potion; never where a system lacks it.
    """
    goes_on = getattr(rules, "goes_on", None)
    return bool(goes_on(before, after, seat)) if goes_on else False


def knows_repeats(rules: AnyRules) -> bool:
    """Whether a system has deeds that can be kept at until a fight is over."""
    return getattr(rules, "repeats", None) is not None


def repeats_of(rules: AnyRules, state: GameState, action: Action) -> bool:
    """A system's `repeats(state, action)`: whether it may be kept at in this fight.

    An attack that uses nothing up for good may; nothing where a system lacks it.
    """
    repeats = getattr(rules, "repeats", None)
    return bool(repeats(state, action)) if repeats else False


def farewell_of(rules: AnyRules, state: GameState, seat: Seat) -> Action | None:
    """A system's `farewell(state, seat)`: what lets the hero of a seat go whose player leaves.

    None where the rules let nobody go now; then the hero goes on by the autopilot.
    """
    farewell = getattr(rules, "farewell", None)
    action: Action | None = farewell(state, seat) if farewell else None
    return action


def parse_of(rules: AnyRules, state: GameState, seat: Seat, text: str) -> Action | None:
    """What a seat means by words that stand for no option, such as a square out of reach.

    Asks the system's `parse(state, seat, text)`; `apply` then says why it cannot be done.
    """
    parse = getattr(rules, "parse", None)
    action: Action | None = parse(state, seat, text) if parse else None
    return action
