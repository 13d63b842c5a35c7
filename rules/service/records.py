"""What goes into the service and what comes out: requests, answers and cards."""

from typing import Literal

from rules.core.model import Model
from rules.core.scene import Scene


class Request(Model):
    """Who asks, where, and in which interaction; its id makes repeats harmless.

    `locale` is the person's own language, `public_locale` that of what all can see there, as it
    begins.
    Who `manages_channel` may end what a host left behind, who `manages_messages` remove what others
    said. `roles` are the person's in the server.
    `parent` is the channel that a thread belongs to, 0 where there is none or it is not known. With
    `always` the request is carried out also while play is stopped. `muted` are people of the table
    who are known to be in timeout in the server, and so cannot press anything. A `guest` asks where
    the bot is no member, and so from no server as far as games are concerned.
    """

    id: str
    user: int
    channel: int
    guild: int | None = None
    locale: str = "en"
    public_locale: str = "en"
    manages_channel: bool = False
    manages_server: bool = False
    manages_messages: bool = False
    roles: tuple[int, ...] = ()
    parent: int = 0
    always: bool = False
    guest: bool = False
    muted: tuple[int, ...] = ()


class Answer(Model):
    """The result of a request.

    `text` is said to the person alone; `version` is the adventure's version after it. With `fresh`
    a new card is on its way, else the present card is to be edited. `rolled` counts rolls for the
    dungeon, `more` says that further ones are due. `back` is set for a player who was absent: the
    version up to which they may want to read what happened.
    """

    adventure: str
    version: int
    text: str = ""
    fresh: bool = False
    repeated: bool = False
    rolled: int = 0
    more: bool = False
    back: int = 0


class Button(Model):
    """A button on a card: its verb (see the ids of `cogs`), its words and its style.

    `detail` stands beside the button, which has no room for it. `sign` is of what it names, if that
    has one (`rules.core.signs`).
    """

    verb: str
    label: str
    detail: str = ""
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    disabled: bool = False
    final: bool = False
    sign: str = ""


class Choice(Model):
    """One line of a list on a card; `sign` is of what it names, if that has one."""

    value: str
    label: str
    detail: str = ""
    sign: str = ""


class Menu(Model):
    """A list on a card: its placeholder and its lines (1 to 25), and the verb that handles it."""

    verb: str = "in"
    group: str
    placeholder: str
    choices: tuple[Choice, ...]


TIME = "time"
"""The heading of the preset and the pace, which every game has, before its own settings."""


class SettingLine(Model):
    """One setting as a host reads it: `name` and `value` are stored, `label` and `said` shown.

    `about` says what it does, `packed` what packs make of it if they overrule it, `group` under
    which heading it is listed.
    """

    name: str
    label: str
    value: str
    said: str
    changed: bool
    choices: tuple[Choice, ...]
    about: str = ""
    packed: str = ""
    group: str = TIME


class GameOffer(Model):
    """A game to choose: its title, a `short` one for a button, a sentence, and what it takes."""

    key: str
    title: str
    short: str
    about: str
    facts: str


class Quote(Model):
    """What a player had a hero say with a deed: the hero's name, and the words as typed."""

    name: str
    words: str


class HeroLine(Model):
    """One hero on a card: its name, who plays it, and its numbers in a line.

    `short` has its wounds alone, `brief` what changes in play, for cards with little room.
    `hale` says that nothing ails it: unhurt, and in no condition that others should know of. `sign`
    is its figure's; `marked` has parts of `brief` in their order, each with the sign of its number.
    """

    name: str
    user: int | None
    line: str
    short: str = ""
    brief: str = ""
    hale: bool = False
    active: bool = False
    down: bool = False
    sign: str = ""
    marked: tuple[tuple[str, str], ...] = ()


class Card(Model):
    """Everything that one message shows, in words; drawing it is done elsewhere.

    `flavour` is what a place looks like that is seen for the first time, `story` what is there that
    matters now. `happened` is what the last choice led to, a sentence each, but for the `unsaid`
    ones; `ranks` says how much each matters, where there is no room for all, and `roll` has the
    dice of the choice if no sentence tells them. `quotes` are the words that went with it, `thrown`
    signs of dice of the choice, and `beings` those of who is named in the lines of `story`, line by
    line. `told` is all of this turn, but for `left_out` events, which only the log has.
    `waiting` lists the people whose turn it is; `scene` is what the map shows (None in a lobby).
    `described` asks for the map in words as well, `hint` is a line of why for a newcomer, and
    `taught` says that it is a lesson of a tutorial. `pad` has nine places for steps, row by row, or
    none; `turning` has those for facings, which stand in a panel. `clock` has the lines about time.
    `command` is what to type for the same again, never cut. `promise` has ids, step, and the hash
    or seed of the dice.
    With `ahead` somebody who is next may declare a turn, with `keep` somebody may repeat an attack,
    with `onward` somebody may leave a turn to their team, with `undo` the last step can be taken
    back. `chapter` is the number of the adventure from which a campaign's party has just come home.
    `live` is False when nothing can be pressed any more. A dungeon's card has the dungeon's id
    for its `adventure`.
    """

    adventure: str
    channel: int
    version: int
    kind: Literal["lobby", "turn", "end", "cancelled", "dungeon"]
    locale: str
    title: str
    story: tuple[str, ...] = ()
    flavour: str = ""
    happened: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()
    unsaid: int = 0
    roll: str = ""
    thrown: tuple[str, ...] = ()
    beings: tuple[str, ...] = ()
    quotes: tuple[Quote, ...] = ()
    told: tuple[str, ...] = ()
    left_out: int = 0
    dice: str = ""
    party: tuple[HeroLine, ...] = ()
    prompt: str = ""
    waiting: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    pad: tuple[Button | None, ...] = ()
    turning: tuple[Button | None, ...] = ()
    ahead: bool = False
    keep: bool = False
    onward: bool = False
    undo: bool = False
    clock: tuple[str, ...] = ()
    command: str = ""
    footer: str = ""
    promise: str = ""
    scene: Scene | None = None
    described: bool = False
    hint: str = ""
    taught: bool = False
    chapter: int = 0


class HallEntry(Model):
    """One run of a hall: its `place` ("" without one), what it was worth and how it ended.

    `brief` is all of it in one line; `ended` is in seconds since 1970.
    """

    adventure: str
    channel: int
    place: str
    line: str
    brief: str
    story: str
    ended: int
    party: tuple[HeroLine, ...]


class HallPage(Model):
    """A page of a hall; `page` counts from 1. `empty` is shown where nothing is listed.

    `uncounted` says which games are no runs of it.

    `system`, `day` (a daily's date, or "") and `mine` are what was asked for.
    """

    title: str
    story: str
    entries: tuple[HallEntry, ...]
    empty: str
    uncounted: str
    page: int
    pages: int
    system: str
    day: str
    mine: bool


class Listed(Model):
    """One adventure in a person's list. `yours` says that it waits for them.

    `due` is when the first of those turns is over, where a clock runs. `parked` says that its card
    cannot be shown where it is.
    """

    adventure: str
    channel: int
    title: str
    line: str
    yours: bool
    due: int | None = None
    parked: bool = False


class Page(Model):
    """Some lines of something long; `page` counts from 1.

    `people` are those whom the lines are about, line by line, or nobody.
    """

    title: str
    lines: tuple[str, ...]
    people: tuple[int | None, ...] = ()
    page: int
    pages: int


class OracleLine(Model):
    """A row of a table that people rolled on; `hit` marks the row that came up."""

    totals: str
    meaning: str
    hit: bool


class OracleReading(Model):
    """One table that people rolled on: the dice, what they mean, and all its rows, in words."""

    title: str
    rolled: str
    meaning: str
    rows: tuple[OracleLine, ...]
