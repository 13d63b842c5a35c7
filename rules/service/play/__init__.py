"""Playing: actions that are typed, pressed, ordered or declared, and undo."""

from rules.service.people.hints import Hints
from rules.service.play.actions import Actions
from rules.service.play.autopilot import Autopilot
from rules.service.play.declared_turns import DeclaredTurns
from rules.service.play.repeated_attacks import RepeatedAttacks
from rules.service.play.standing_orders import StandingOrders
from rules.service.play.table_rolls import TableRolls
from rules.service.play.undo import Undo
from rules.service.unit_of_work import UnitOfWork


class Play:
    """The use cases of a game that is on.

    `actions` are what seats do now; `declared_turns`, `repeated_attacks` and `standing_orders` are
    what they will do. `autopilot` says who leads a hero, `table_rolls` rolls for the dungeon, and
    `undo` undoes steps.
    """

    def __init__(self, work: UnitOfWork, hints: Hints) -> None:
        self.actions = Actions(work, hints)
        self.autopilot = Autopilot(work)
        self.declared_turns = DeclaredTurns(work)
        self.repeated_attacks = RepeatedAttacks(work)
        self.standing_orders = StandingOrders(work)
        self.table_rolls = TableRolls(work)
        self.undo = Undo(work)
