"""Checking an exported log: every die is computed again, every step played again."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from rules.core.dice import commitment, face, keeps, lies_face_down, sealed
from rules.core.errors import GameError, RuleError
from rules.core.model import GameState, Model
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import hash_in, name_in
from rules.core.ruleset import AnyRuleset
from rules.ports import STAGED, Step
from rules.registry import ruleset
from rules.service.history.log_export import EXPORT_FORMAT, EXPORT_VERSION
from rules.service.journal import kinds
from rules.service.journal.chain import FORM, Die, link, link_with_state, mark_of
from rules.service.journal.replay import Playback, ReplayMismatch
from rules.service.journal.said_dice import falls_as_said, said_by
from rules.service.journal.seeds import seed_of_day
from rules.service.play.campaign_seeds import CampaignSeeds, seed_of

MOST_STEPS = 100_000


class Verdict(Model):
    """The result of a check: how much was checked, and the first thing that does not fit.

    `unseen` counts the dice whose seed the log does not show yet; they are among `dice`. `unplayed`
    counts steps that cannot be played again: dice lie face down in the log until its seed is shown,
    or they were played by rules that this program no longer has. Their chain and dice are checked.
    `unlinked` counts steps of old logs whose hashes were over states as they were stored then.
    `staged` says that a developer had the game played to a state that was wanted, `said` counts the
    dice that fell as a developer said: it is no fair game, though its log is right.
    """

    steps: int
    dice: int
    sealed: bool
    unseen: int = 0
    unplayed: int = 0
    unlinked: int = 0
    staged: bool = False
    said: int = 0
    fault: str = ""

    @property
    def good(self) -> bool:
        """Whether everything fits."""
        return not self.fault

    @property
    def fair(self) -> bool:
        """Whether all dice are of the seed, and players alone decided what was done."""
        return not self.staged and not self.said


class Logged(NamedTuple):
    """A step of a log, with the hashes of its dice that lie face down, by their place."""

    step: Step
    hidden: Mapping[int, str]


class Checked(Model):
    """A verdict, and what the valid steps lead to: the state, the head and who had seats."""

    verdict: Verdict
    rules: Any
    state: Any
    steps: tuple[Step, ...]

    @property
    def head(self) -> str:
        """The hash of the last step."""
        return self.steps[-1].hash if self.steps else ""


def verify(log: Mapping[str, Any]) -> Verdict:
    """Recompute an exported log.

    A log of a game that still runs does not show its last seed. Then its chain and rules are
    checked with the faces it names (`sealed`), and the dice themselves at the end; where dice lie
    face down, the rules are checked at the end too. Of a campaign the dice of every adventure that
    is over are checked.

    Raises:
        RuleError: this is not an exported log, one of a newer version, or one of a game that was
            played with a pack that is not at hand.
    """
    return check(log).verdict


def check(log: Mapping[str, Any]) -> Checked:
    """Recompute an exported log, and return what it leads to.

    Raises:
        RuleError: as for `verify`.
    """
    logged, seed, rules = _read(log)
    steps = [each.step for each in logged]
    replay = _Replay(rules, steps, seed)
    verdict = _walk(replay, logged, log.get("promise"))
    return Checked.model_construct(
        verdict=verdict, rules=rules, state=replay.state, steps=tuple(steps)
    )


def _walk(replay: "_Replay", steps: list[Logged], promise: object) -> Verdict:
    day = (steps[0].step.action or {}).get("day") if steps else None
    if day is not None and commitment(seed_of_day(str(day))) != promise:
        return replay.verdict(0, f"step 1: this is not the seed of {str(day)[:10]}")
    for number, logged in enumerate(steps, start=1):
        if logged.step.version != number:
            return replay.verdict(number - 1, f"step {number} is missing")
        try:
            replay.follow(logged)
        except (
            ReplayMismatch,
            GameError,
            LookupError,
            ValueError,
            TypeError,
            AttributeError,
        ) as error:
            return replay.verdict(number - 1, f"step {number}: {error}")
    promised = replay.promise
    if promised is not None and promised != promise:
        return replay.verdict(len(steps), "the end: another seed was promised than the log says")
    return replay.verdict(len(steps), "")


def _read(log: Mapping[str, Any]) -> tuple[list[Logged], bytes | None, AnyRuleset]:
    if log.get("format") != EXPORT_FORMAT:
        raise RuleError("error-not-a-log")
    if log.get("format_version") not in range(1, EXPORT_VERSION + 1):
        raise RuleError("error-newer-log")
    rules = ruleset(str(log.get("ruleset")))
    raw = log.get("steps")
    if not isinstance(raw, list) or len(raw) > MOST_STEPS:
        raise RuleError("error-not-a-log")
    try:
        steps = [_logged(step) for step in raw]
        seed = None if log.get("seed") is None else seed_of(log["seed"])
    except (ValidationError, ReplayMismatch, LookupError, TypeError, ValueError):
        raise RuleError("error-not-a-log") from None
    _check_packs(steps)
    if seed is not None and not keeps(seed, ascii(log.get("promise")).strip("'")):
        raise RuleError("error-broken-promise")
    return steps, seed, rules


def _check_packs(steps: Iterable[Logged]) -> None:
    """Check that the packs with which a game began are at hand.

    Raises:
        RuleError: one is not; the sentence names it.
    """
    begun = [each.step.action or {} for each in steps if kinds.of(each.step) is kinds.BEGIN]
    refs = [str(ref) for action in begun for ref in (action.get("options") or {}).get("packs", ())]
    try:
        lacking = {*LIBRARY.missing(refs)}
    except ValueError:
        raise RuleError("error-not-a-log") from None
    for ref in refs:
        if hash_in(ref) in lacking:
            raise RuleError("error-log-without-pack", pack=name_in(ref), hash=hash_in(ref))


def _logged(raw: Any) -> Logged:  # noqa: ANN401 - a file may hold anything
    """Return a step of a log, with the hash where a die lies face down."""
    dice = [tuple(die) for die in raw["faces"]]
    hidden = {at: die[2] for at, die in enumerate(dice) if len(die) == 3 and type(die[2]) is str}
    faces = [(*die[:2], 0) if at in hidden else die for at, die in enumerate(dice)]
    return Logged(Step.model_validate({**raw, "faces": faces}), hidden)


class _Replay:
    def __init__(self, rules: AnyRuleset, steps: list[Step], seed: bytes | None) -> None:
        self._rules = rules
        self._reads = rules.readable
        self._epochs = CampaignSeeds(steps, seed)
        self._sealed = seed is None
        self._head = ""
        self._form = 1
        self._cursor = 0
        self._dice = 0
        self._unseen = 0
        self._unplayed = 0
        self._unlinked = 0
        self._waiting: tuple[int, ...] = ()
        self._said = 0
        self._staged = False
        self._course: Playback | None = Playback(rules)

    @property
    def state(self) -> GameState | None:
        """The state after the steps so far, None where they cannot be played again."""
        return None if self._course is None else self._course.state

    @property
    def promise(self) -> object:
        """The hash of the seed that was promised last, None where no step says it."""
        return self._epochs.promise

    def verdict(self, steps: int, fault: str) -> Verdict:
        return Verdict(
            steps=steps,
            dice=self._dice,
            sealed=self._sealed,
            unseen=self._unseen,
            unplayed=self._unplayed,
            unlinked=self._unlinked,
            staged=self._staged,
            said=self._said,
            fault=fault,
        )

    def follow(self, logged: Logged) -> None:
        """Replay one step of a log, and compare the results.

        Raises:
            ReplayMismatch: it does not follow.
        """
        step, mark = logged.step, mark_of(logged.step.hash)
        if mark.form not in (self._form, FORM):
            raise ReplayMismatch("its hash is made as none is made any more, or not yet")
        self._form = mark.form
        self._note(step)
        dice = self._roll(logged)
        # A lobby may change its game: what was done before it began follows no game's rules.
        gathered = (
            self._course is not None and self.state is None and kinds.of(step) is not kinds.BEGIN
        )
        if logged.hidden or (mark.rules not in self._reads and not gathered):
            self._course = None
        if self._course is None:
            self._unplayed += 1
        else:
            self._course.follow_exactly(step)
        if mark.form == 1:
            self._link_as_before(logged)
        else:
            said = (step.version, step.seat, step.kind, step.action)
            if link(self._head, said, dice, step.events, mark.rules) != step.hash:
                raise ReplayMismatch("its hash does not fit")
        self._head = step.hash

    def _note(self, step: Step) -> None:
        """Note what of a step makes the game an unfair one.

        Raises:
            ValueError: it says dice that are none.
        """
        if kinds.of(step) is kinds.SAID:
            self._waiting = said_by(step.action)
        if kinds.of(step) is kinds.OPEN and (step.action or {}).get("seed") == STAGED:
            self._staged = True

    def _falls(self, seed: bytes | None, place: int, sides: int, reason: str) -> int | None:
        """Return how a die has to fall; None where that is not known yet."""
        if falls_as_said(self._waiting, sides, reason):
            value, *left = self._waiting
            self._waiting, self._said = tuple(left), self._said + 1
            return value
        return None if seed is None else face(seed, place, sides)

    def _link_as_before(self, logged: Logged) -> None:
        """Compare a hash of the first form, which fits while states are stored as then."""
        state = self.state
        if logged.hidden or (state is None and self._course is None):
            self._unlinked += 1
            return
        body = "" if state is None else state.model_dump_json()
        self._unlinked += link_with_state(self._head, logged.step, body) != logged.step.hash

    def _roll(self, logged: Logged) -> list[Die]:
        """Return a step's dice as the chain has them, computed where their seed is shown.

        Raises:
            ReplayMismatch: the seed gives other dice, or a die that lies face down is shown without
                its seed.
        """
        step, seed, dice = logged.step, self._epochs.seed, list[Die]()
        for at, (sides, reason, shown) in enumerate(step.faces):
            place, hidden = self._cursor + at, logged.hidden.get(at)
            due = self._falls(seed, place, sides, reason)
            if due is None:
                self._unseen += 1
            elif hidden is not None or due != shown:
                raise ReplayMismatch(f"the die for {reason} was not {hidden or shown}")
            if hidden is None and seed is not None and lies_face_down(reason):
                hidden = sealed(seed, place, sides, reason, shown)
            dice.append((sides, reason, shown if hidden is None else hidden))
        self._dice += len(step.faces)
        self._cursor += len(step.faces)
        if self._epochs.follow(step):
            self._cursor = 0
        return dice
