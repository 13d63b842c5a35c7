"""A dungeon made from its record: its plan, its party or its draft, and their steps."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

from rules.core.dice import SeededDice
from rules.core.errors import NotSeated, RuleError
from rules.core.model import Model
from rules.core.packs.dressing import in_colours
from rules.core.scene import Scene, Side
from rules.core.storeys import Storeys
from rules.core.words import Text
from rules.dungeon import (
    Audience,
    DungeonOptions,
    Party,
    Plan,
    build,
    explore,
    scene_of,
    storeys_of,
)
from rules.dungeon.places import cell_name
from rules.ports import Dungeon
from rules.service.dungeons.drafting import Drafting, draft_step, drafted
from rules.service.records import Request

Mode = Literal["map", "draft", "explore"]
PLANS_KEPT = 64
"""Whole dungeons that are remembered, as each is needed several times to be shown."""
MOST_STEPS = 3000
"""Steps of one dungeon, all of which are taken again to show it."""


class Blueprint(Model):
    """The data from which a level is exported; `plan` is JSON, and only keepers may have it.

    `storeys` are all levels that may be seen, where they were asked for.
    """

    name: str
    scene: Scene
    plan: str | None = None
    theme: str | None = None
    storeys: Storeys | None = None


class DungeonSession:
    """One dungeon, made from its record."""

    def __init__(self, record: Dungeon) -> None:
        self.record = record
        self.options = DungeonOptions.model_validate(dict(record.options["dungeon"]))

    @property
    def theme(self) -> str | None:
        """The colours that were chosen for the dungeon."""
        theme = self.record.options.get("theme")
        return None if theme is None else str(theme)

    @property
    def locale(self) -> str:
        """The language in which it was requested."""
        return str(self.record.options.get("locale", "en"))

    @cached_property
    def drafting(self) -> Drafting:
        """The state of the draft after its steps."""
        record = self.record
        return drafted(self.options, len(record.people), dice_of(record.seed), record.edits)

    @property
    def ready(self) -> bool:
        """Whether the dungeon is complete."""
        return self.record.mode != "draft" or self.drafting.plan is not None

    @cached_property
    def plan(self) -> Plan:
        """The whole dungeon.

        Raises:
            RuleError: it is still drafted.
        """
        if self.record.mode != "draft":
            return _built(self.options, self.record.seed)
        if self.drafting.plan is None:
            raise RuleError("error-still-drafted")
        return self.drafting.plan

    @cached_property
    def walked(self) -> tuple[Party, Text | None]:
        """The party that explores, and the result of its last step."""
        party, said = Party(), None
        dice = dice_of(f"{self.record.seed}|party")
        for edit in self.record.edits:
            before = party
            party = _stepped(self.plan, party, edit, dice)
            said = _result_in_words(self.plan, edit, before, party)
        return party, said

    @property
    def party(self) -> Party | None:
        """The party, where one explores."""
        return self.walked[0] if self.record.mode == "explore" else None

    @property
    def depth_now(self) -> int:
        """The level where things happen, or the first."""
        if self.record.mode == "explore":
            return self.walked[0].level
        return 1 if self.ready else self.drafting.draft.depth

    @property
    def depths(self) -> tuple[int, ...]:
        """The levels that may be looked at."""
        if not self.ready:
            return (self.depth_now,)
        if self.party is not None:
            return tuple(sorted({place.level for place in self.party.seen}))
        return tuple(level.depth for level in self.plan.levels)

    def depth(self, level: int, *, keeper: bool = False) -> int:
        """Return a level that was asked for; 0 is the one where things happen.

        Raises:
            RuleError: there is none, or nobody but the keeper has been there.
        """
        if level == 0:
            return self.depth_now
        known = level in self.depths
        if known or (keeper and self.ready and 1 <= level <= len(self.plan.levels)):
            return level
        raise RuleError("error-no-such-level", level=level)

    def scene(self, depth: int, *, keeper: bool = False) -> Scene:
        """Return a level as players, or its keeper, may see it.

        Raises:
            RuleError: nobody has been there yet, or nothing is laid yet.
        """
        return in_colours(self._seen(depth, keeper=keeper), self.options.packs)

    def _seen(self, depth: int, *, keeper: bool) -> Scene:
        if not self.ready:
            return self.drafting.scene()
        if keeper:
            return scene_of(self.plan, depth, "keeper")
        if depth not in self.depths:
            raise RuleError("error-no-such-level", level=depth)
        scene = scene_of(self._players_plan, depth, "player", party=self.party)
        # A party's map stays the same map while more of it is revealed, so the dungeon names it.
        who = "party" if self.party else "player"
        return scene.with_(region=f"dungeon-{self.record.id}-{depth}-{who}")

    @property
    def _players_plan(self) -> Plan:
        """The plan of what players see. Whoever drew it together has laid its hidden rooms, too."""
        if self.record.mode != "draft":
            return self.plan
        return self.plan.with_(options=self.plan.options.with_(hidden_rooms=True))

    def storeys(self, *, keeper: bool) -> Storeys | None:
        """Return all levels as players, or their keeper, may see them; None while it is drafted."""
        if not self.ready:
            return None
        if keeper:
            return coloured(storeys_of(self.plan, "keeper"), self.options)
        return coloured(storeys_of(self._players_plan, "player", self.party), self.options)

    def blueprint(self, depth: int, *, keeper: bool, whole: bool = False) -> Blueprint:
        """Return the data from which a level is exported, if asked with all other levels."""
        name = f"dungeon-{self.record.id}-level-{depth}"
        plan = self.plan.model_dump_json() if keeper else None
        scene = self.scene(depth, keeper=keeper)
        storeys = self.storeys(keeper=keeper) if whole else None
        return Blueprint(name=name, scene=scene, plan=plan, theme=self.theme, storeys=storeys)


def coloured(storeys: Storeys, options: DungeonOptions) -> Storeys:
    """Return levels in the colours of the packs that were chosen."""
    levels = (each.with_(scene=in_colours(each.scene, options.packs)) for each in storeys.levels)
    return storeys.with_(levels=tuple(levels))


def session_of(record: Dungeon) -> DungeonSession:
    """Return a dungeon made from its record."""
    return DungeonSession(record)


@lru_cache(maxsize=PLANS_KEPT)
def _built(options: DungeonOptions, seed: str) -> Plan:
    return build(options, dice_of(seed))


def dice_of(seed: str) -> SeededDice:
    """Return the dice of a seed: the same words always give the same faces."""
    return SeededDice(blake2b(seed.encode(), digest_size=32, person=b"uc-dungeon").digest())


class Rolled(NamedTuple):
    """A level of a dungeon that is not stored, and for a keeper the plan as JSON."""

    scene: Scene
    plan: dict[str, Any] | None
    storeys: Storeys | None
    """All levels that may be seen, where they were asked for."""


def rolled(
    options: DungeonOptions, seed: str, depth: int, *, keeper: bool, whole: bool = False
) -> Rolled:
    """Return a level of a dungeon that is not stored, if asked with all other levels.

    Raises:
        RuleError: the dungeon has no such level.
    """
    plan = build(options, dice_of(seed))
    if not 1 <= depth <= len(plan.levels):
        raise RuleError("error-no-such-level", level=depth)
    audience: Audience = "keeper" if keeper else "player"
    scene = in_colours(scene_of(plan, depth, audience), options.packs)
    storeys = coloured(storeys_of(plan, audience), options) if whole else None
    return Rolled(scene, plan.model_dump(mode="json") if keeper else None, storeys)


def rolled_scene(
    options: DungeonOptions, seed: str, depth: int, *, keeper: bool
) -> tuple[Scene, dict[str, Any] | None]:
    """Return a level of a dungeon that is not stored, and for a keeper the plan as JSON.

    Raises:
        RuleError: the dungeon has no such level.
    """
    found = rolled(options, seed, depth, keeper=keeper)
    return found.scene, found.plan


def new_record(
    request: Request,
    mode: Mode,
    options: DungeonOptions,
    seed: str,
    theme: str | None,
    minutes: int = 0,
) -> Dungeon:
    """Return a new dungeon's record, without its id.

    `minutes` is how long a turn of a draft may take.
    """
    return Dungeon(
        id="",
        mode=mode,
        guild=request.guild,
        channel=request.channel,
        owner=request.user,
        people=(request.user,) if mode == "draft" else (),
        seed=seed,
        options={
            "dungeon": options.model_dump(mode="json"),
            "theme": theme,
            "locale": request.public_locale,
            "minutes": minutes,
        },
        version=1,
        created=0,
        updated=0,
    )


def after_step(session: DungeonSession, request: Request, verb: str) -> Dungeon:
    """Return the record after one more step, which is taken at once to check it.

    Raises:
        RuleError: it cannot be taken now.
        NotSeated: it is not this person's to take.
    """
    record = session.record
    if len(record.edits) >= MOST_STEPS:
        raise RuleError("error-too-many-steps")
    if record.mode == "draft":
        return draft_step(record, session.drafting, request.user, verb)
    if record.mode != "explore":
        raise RuleError("error-nothing-to-do")
    if verb == "reveal" and record.owner != request.user:
        raise NotSeated("error-only-keeper")
    after = record.with_(edits=(*record.edits, {"do": verb}))
    assert DungeonSession(after).party is not None  # noqa: S101 - takes the step
    return after


def _stepped(plan: Plan, party: Party, edit: Mapping[str, Any], dice: SeededDice) -> Party:
    verb, _, side = str(edit["do"]).partition("-")
    sides = {each.value: each for each in Side}
    match verb:
        case "walk" if side in sides:
            return explore.walk(plan, party, sides[side])
        case "crawl" if side in sides:
            return explore.crawl(plan, party, sides[side])
        case "climb":
            return explore.climb(plan, party)
        case "search":
            return explore.search(plan, party, dice)
        case "reveal":
            return explore.reveal(plan, party)
        case _:
            raise RuleError("error-nothing-to-do")


def _result_in_words(plan: Plan, edit: Mapping[str, Any], before: Party, after: Party) -> Text:
    verb = str(edit["do"]).partition("-")[0]
    if verb in ("search", "reveal"):
        found = len(after.found) - len(before.found)
        return Text.of("dungeon-searched", found=found)
    if verb == "climb":
        return Text.of("dungeon-climbed", level=after.level)
    new = "yes" if len(after.seen) > len(before.seen) else "no"
    cell = cell_name(plan.options, explore.here(plan, after).at)
    return Text.of("dungeon-walked", cell=cell, new=new)
