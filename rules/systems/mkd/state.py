"""All that a tactical game knows: the site, figures, tokens, chests, and what is going on.

The state of each mode extends `MkdState` with what only it needs.
"""

from typing import Literal, NamedTuple

from pydantic import Field

from rules.core.errors import RuleError
from rules.core.model import GameState, Model, Seat
from rules.systems.mkd.actions import Choose
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.tasks import AnyTask
from rules.systems.mkd.terms import Ability, Colour, MarkerKind, Side, Trap

Whereabouts = Literal["board", "waiting", "left", "below", "captive", "dead", "gone"]
"""Where a figure is: on the board; not yet entered or soon back; out for good alive; a floor
further down; carried by its captor; eliminated; removed without a death."""

Until = Literal["activation", "next_activation", "hero_turn", "round", "level", "next_level"]
"""When an effect ends: with the activation under way; with the figure's next one; when the next
Hero turn begins; with the round; on leaving this level; on leaving the next one."""


class Placed(Model):
    """One tile on the table. `turn` counts quarter turns clockwise; `at` is its top-left square.

    Of two that overlap, the one with the higher `layer` lies on top (MA-230).
    """

    tile: int
    side: Literal["A", "B"]
    turn: int = Field(ge=0, le=3)
    at: Square
    layer: int = 0


class Door(Model):
    """A door on the `side` (a facing N, E, S or W) of a square; it belongs to the edge (B-91).

    `trap` is None until somebody looked; "spent" once sprung, disarmed or found empty for good.
    """

    at: Square
    side: Facing
    iron: bool = False
    closed: bool = True
    trap: Trap | Literal["spent"] | None = None


class Marker(Model):
    """A terrain marker, artifact, piece of dressing or staircase on a square.

    `what` names an artifact or a dressing set; `tokens` are an artifact's remaining tables.
    """

    kind: MarkerKind
    at: Square
    what: str = ""
    tokens: tuple[str, ...] = ()


class Site(Model):
    """Where the game is played: tiles, doors, markers, ways in and sides closed for good.

    `entrance` is the square inside the way in and the side it is on; `exits` lists further ways
    out. `closed` are edges (square, side) shut although their tiles have openings there; `pierced`
    are open although their tiles have a wall there.
    """

    tiles: tuple[Placed, ...] = ()
    doors: tuple[Door, ...] = ()
    markers: tuple[Marker, ...] = ()
    entrance: tuple[Square, Facing] | None = None
    exits: tuple[Square, ...] = ()
    closed: tuple[tuple[Square, Facing], ...] = ()
    pierced: tuple[tuple[Square, Facing], ...] = ()


class Effect(Model):
    """Something that changes a figure for a while. `source` says why, as a catalog key's end."""

    source: str
    until: Until
    speed: int = 0
    attack: int = 0
    defense: int = 0
    abilities: tuple[Ability, ...] = ()
    halted: bool = False
    """May spend no speed points (snare, freeze)."""
    asleep: bool = False
    """Neither free spins nor automatic attacks."""


class Goal(Model):
    """What a Monster keeps trying over several activations.

    `seek`: reinforcements (MA-111); `exit`, `central`, `token`: a thief's destination (1.8);
    `return`: comes back in (MA-115); `hunt_chest`: the Quest Chest (MA-292);
    `rally`: takes heart beside another (RG-133).
    """

    kind: Literal["seek", "exit", "central", "token", "return", "hunt_chest", "rally"]
    tile: int | None = None
    beside: int | None = None
    """With whom it rallies: a figure's or a token's id."""
    rested: bool = False
    """Whether it has had its breath there (RG-134)."""


class Figure(Model):
    """A Hero, Monster or NPC. `click` is its place on the dial, `cap` the best it heals to.

    `rear` is the second square of a mounted figure (1.14). `carries` are chests by number,
    `captive` a figure by id, `captor` who holds this one. `uses` are items switched on in this
    activation. `gained` are abilities from levels above the dial's; those `aside` are not used now.
    """

    id: int
    kind: str
    number: int = 1
    """Which of its kind it is, the first being 1."""
    side: Side
    seat: Seat | None = None
    where: Whereabouts = "board"
    at: Square = (0, 0)
    rear: Square | None = None
    gate: Square | None = None
    """Where one who waits comes in, if not by the entrance."""
    facing: Facing = 0
    click: int = 0
    cap: int = 0
    level: int = 0
    carries: tuple[int, ...] = ()
    uses: tuple[int, ...] = ()
    captive: int | None = None
    captor: int | None = None
    gained: tuple[Ability, ...] = ()
    aside: tuple[Ability, ...] = ()
    effects: tuple[Effect, ...] = ()
    goal: Goal | None = None
    surprised: bool = False
    hurt_this_round: bool = False
    """Whether it was attacked or hurt since the round began (RG-135)."""
    role: str = ""
    """What a scenario or mission makes of it, such as `target` or `prisoner`."""


class Token(Model):
    """A wandering monster token face down on a square (B-100)."""

    id: int
    colour: Colour
    face: int
    at: Square
    guardian: bool = False
    heading: Facing | None = None
    worth: int = 0
    """What a master adversary token stands for, in points (RG-017); nothing for all others."""
    closes: int | None = None
    """The door it still has to shut behind it (MA-066)."""


class Chest(Model):
    """A chest on the floor (`at`) or in a figure's hands (B-80). `number` is its place in the list.

    `trap` is None while unknown, "spent" once disarmed, sprung or found empty. `charged` is
    whether its item still has its magic; `bare` when it never held gold, as an artifact's gift or
    from the town; `gift` when an artifact gave it; `gone` when it is out of the game.
    """

    number: int
    kind: str
    at: Square | None = None
    facing: Facing = 0
    opened: bool = False
    trap: Trap | Literal["spent"] | None = None
    quest: bool = False
    charged: bool = True
    bare: bool = False
    gift: bool = False
    carrier: int | None = None
    gone: bool = False


class Pools(Model):
    """What may still be drawn, in stored order (0.4.4)."""

    tokens: tuple[tuple[Colour, int], ...] = ()
    chests: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    """One entry for each copy, in the order of the content."""
    doors: tuple[Literal["wooden", "iron"], ...] = ()
    markers: tuple[MarkerKind, ...] = ()
    artifacts: tuple[str, ...] = ()
    dressing: tuple[str, ...] = ()


class Activation(Model):
    """The activation under way: whose, and what is left of it.

    `fresh` is false once a die fell or something was revealed, so that steps before it cannot be
    taken back. `free` says that no opponent was adjacent when it began (Charge, Bound).
    """

    figure: int
    points: int
    attacked: bool = False
    free: bool = False
    loose: bool = False
    """Whether its last doing was a step, so that it may still face where it likes (B-33)."""
    quick: bool = False
    started: bool = False
    """Whether anything but looking around was done."""
    rammed: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()
    """Figures whose terror keeps it away this turn."""
    allowed: tuple[int, ...] = ()
    """Figures whose terror it has stood up to, once for the step to come."""
    artifacts: tuple[Square, ...] = ()
    touched: tuple[int, ...] = ()
    """Figures that magic touched in it; those cursed pay at its end (section 3)."""
    eased_chests: tuple[int, ...] = ()
    """Chests disarmed in it: opening them costs nothing more (B-85)."""
    eased_doors: tuple[tuple[Square, Facing], ...] = ()
    """Doors disarmed or sprung in it, by their edge: likewise."""
    steps: tuple["Footprint", ...] = ()


class Footprint(Model):
    """Where a figure stood before a step that may be taken back, and the points it had."""

    at: Square
    rear: Square | None = None
    facing: Facing
    points: int


Standing = Literal["ask", "yes", "no"]


class Orders(Model):
    """A player's standing answers to questions in the Monsters' turn.

    `let_go`: let a Monster break away without a die; `strike_back`: counterattacks and attacks on
    passers-by; `spin`: yes turns to the newcomer, no keeps facing. `wake` is for the own turn:
    whether stealthy and invisible Heroes turn tokens over by their moves as others do (C32).
    """

    let_go: Standing = "no"
    strike_back: Standing = "yes"
    spin: Standing = "yes"
    wake: Literal["yes", "no"] = "no"


class Player(Model):
    """One seat: its name at the table and its standing answers."""

    seat: Seat
    name: str
    orders: Orders = Orders()


class TeamLimits(NamedTuple):
    """How many Heroes a seat may lead, what they may be worth together, and whether as novices.

    `points` is None where there is no limit (MA-003, MA-005, MA-007).
    """

    heroes: int = 1
    points: int | None = None
    novices: bool = False


class Voice(Model):
    """What a seat says to a common question."""

    seat: Seat
    action: Choose


_standing: list[tuple[tuple[Figure, ...], tuple[Figure, ...]]] = [((), ())]
"""The figures asked about last, and those of them on the board: nearly always the next ones too."""


class MkdState(GameState):
    """What both modes share. `agenda` is a stack: its last task is the next to be done.

    `round` counts from 1. `part` is whose part of the round it is. `served` are Heroes who had
    their activation, `acting` the seat whose Heroes act now. `xp` is the shared pool in all it
    ever was. `graveyard` lists Monsters eliminated, by kind, in order.

    `ready` are seats content with their team, `gave_up` those whose team gave up. `queue` are the
    tokens and Monsters that still have their activation this round. `first` is the seat that chose
    to go first this round, `offered` those that were asked.
    """

    players: tuple[Player, ...]
    site: Site = Site()
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()
    chests: tuple[Chest, ...] = ()
    pools: Pools = Pools()
    graveyard: tuple[str, ...] = ()
    xp: int = 0
    gold: int = 0
    round: int = 0
    turn: int = 0
    part: Literal["setup", "heroes", "tokens", "monsters", "over"] = "setup"
    order: tuple[Seat, ...] = ()
    acting: Seat | None = None
    served: tuple[int, ...] = ()
    ready: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()
    queue: tuple[AnyTask, ...] = ()
    first: Seat | None = None
    offered: tuple[Seat, ...] = ()
    activation: Activation | None = None
    paused: Activation | None = None
    """An activation that others interrupt, as by an alarm; it goes on after them."""
    agenda: tuple[AnyTask, ...] = ()
    voices: tuple[Voice, ...] = ()
    visited: tuple[int, ...] = ()
    """Tiles (by place in `site.tiles`) that a Hero has entered."""
    next_id: int = 1
    bonus: int = 0
    """Added to every reveal roll (1.1)."""
    start_value: int = 0
    trail: tuple[Square, ...] = ()
    """The last move made, for the map."""
    ending: str = ""

    @property
    def limits(self) -> TeamLimits:
        """Whom a seat may lead; each mode's options say."""
        return TeamLimits()

    @property
    def shoots_when_held(self) -> bool:
        """Whether figures may shoot with an opponent beside them, at -1 (MA-213), or not at all."""
        return True

    @property
    def matches_exactly(self) -> bool:
        """Whether only a Monster of that very value meets a target, or one of less too (RG-104)."""
        return False

    @property
    def monsters_wake_tokens(self) -> bool:
        """Whether tokens turn over for Monsters as well as for Heroes (B-101)."""
        return True

    @property
    def by_hand(self) -> bool:
        """Whether the table rolls for tokens and Monsters one by one."""
        return False

    @property
    def any_order(self) -> bool:
        """Whether teams act in any order within a round, not in the players' (MA-052)."""
        return False

    def figure(self, number: int) -> Figure:
        """Return a figure by id.

        Raises:
            RuleError: there is none.
        """
        for figure in self.figures:
            if figure.id == number:
                return figure
        raise RuleError("mkd-error-no-such-figure")

    def chest(self, number: int) -> Chest:
        """Return a chest by its number.

        Raises:
            RuleError: there is none.
        """
        if not 0 <= number < len(self.chests):
            raise RuleError("mkd-error-no-such-chest")
        return self.chests[number]

    @property
    def chests_lying(self) -> frozenset[Square]:
        """Squares with a chest on the floor (B-06)."""
        return frozenset(chest.at for chest in self.chests if chest.at and not chest.gone)

    def player_name(self, seat: Seat) -> str:
        """Return what a seat's player is called at the table.

        Raises:
            RuleError: nobody has that seat.
        """
        for player in self.players:
            if player.seat == seat:
                return player.name
        raise RuleError("mkd-error-no-such-seat", seat=seat)

    @property
    def on_board(self) -> tuple[Figure, ...]:
        """Figures that stand on the board, in order of id."""
        figures, standing = _standing[0]
        if figures is not self.figures:
            figures = self.figures
            standing = tuple([figure for figure in figures if figure.where == "board"])
            _standing[0] = (figures, standing)
        return standing

    @property
    def heroes(self) -> tuple[Figure, ...]:
        """All Heroes, wherever they are."""
        return tuple(figure for figure in self.figures if figure.side == "hero")

    @property
    def monsters(self) -> tuple[Figure, ...]:
        """Monsters on the board."""
        return tuple(figure for figure in self.on_board if figure.side == "monster")


Activation.model_rebuild()
