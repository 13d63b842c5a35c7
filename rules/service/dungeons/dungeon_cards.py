"""What the cards of dungeons show: maps, drafts, explorations, and the keeper's sheet."""

from collections.abc import Iterator

from rules.core.compass import way
from rules.core.letters import begun
from rules.core.model import Model
from rules.core.scene import Scene, Side
from rules.core.words import Words
from rules.dungeon import Party, explore, key_of
from rules.dungeon.brought import feature_name, feature_of
from rules.dungeon.chart.facts import LAYOUT
from rules.dungeon.key import said
from rules.dungeon.places import cell_name
from rules.dungeon.plan import Plan
from rules.dungeon.story import tale_of
from rules.service.dungeons.draft_cards import DungeonCard, draft_part
from rules.service.dungeons.draft_clock import until
from rules.service.dungeons.request import written
from rules.service.dungeons.session import DungeonSession
from rules.service.records import Button

PAD = (Side.NORTH, Side.WEST, Side.EAST, Side.SOUTH)


class KeeperSheet(Model):
    """A level as its keeper may see it: the map, and the numbered key line by line.

    `footer` holds the seed, which is the keeper's: whoever has it can roll the whole key.
    """

    dungeon: str
    title: str
    scene: Scene
    key: tuple[str, ...]
    footer: str
    show: Button
    theme: str | None = None


def card_of(
    session: DungeonSession, words: Words, locale: str, level: int = 0, look: str = ""
) -> DungeonCard:
    """Return the card of a dungeon as everybody may see it."""
    record = session.record
    depth = session.depth(level)
    if depth not in session.depths:
        depth = session.depth_now
    card = DungeonCard(
        adventure=record.id,
        channel=record.channel,
        version=record.version,
        kind="dungeon",
        locale=locale,
        title=words.phrase(
            f"dungeon-title-{record.mode}",
            level=depth,
            levels=_levels(session),
            done=_done(session),
            name=tale_of(session.plan).name if session.ready else "",
        ),
        footer=words.phrase("dungeon-footer", id=record.id),
        theme=session.theme,
        until=until(session),
    )
    if not session.ready:
        return draft_part(card, session.drafting, record, words, look)
    scene = session.scene(depth)
    card = card.with_(scene=scene)
    if record.mode == "explore":
        return _explored(card, session, words, depth)
    return card.with_(
        story=(
            " ".join(map(words.say, scene.story)),
            *(words.say(fact) for fact in scene.facts if fact.key not in LAYOUT),
        ),
        command=words.phrase("dungeon-ask-keeper"),
        buttons=(*_levels_beside(session, depth, words), *_tools(session, depth, words)),
    )


def sheet_of(session: DungeonSession, words: Words, depth: int) -> KeeperSheet:
    """Return the keeper's map of a level with its numbered key."""
    scene = session.scene(depth, keeper=True)
    return KeeperSheet(
        dungeon=session.record.id,
        title=words.phrase(
            "dungeon-title-keeper",
            name=tale_of(session.plan).name,
            level=depth,
            levels=len(session.plan.levels),
        ),
        scene=scene,
        key=tuple(_key(session.plan, depth, words)),
        footer=_command(session, words),
        show=Button(verb="dshow", label=words.phrase("button-dshow")),
        theme=session.theme,
    )


def shown_words(session: DungeonSession, words: Words) -> str:
    """Return how to roll a dungeon again, and what showing the seed means."""
    return f"{_command(session, words)}\n{words.phrase('dungeon-shown')}"


def _key(plan: Plan, depth: int, words: Words) -> Iterator[str]:
    """Yield the numbered key of a level, one place on a line, after what holds everywhere."""
    key = key_of(plan)
    yield " ".join(map(words.say, key.story))
    yield " ".join(map(words.say, key.remarks))
    for level in key.levels:
        if level.depth == depth:
            for heading, lines in said(level, words):
                yield f"**{heading}** {' '.join(lines)}"


def _levels(session: DungeonSession) -> int:
    return len(session.plan.levels) if session.ready and session.record.mode != "explore" else 0


def _done(session: DungeonSession) -> str:
    return "yes" if session.ready else "no"


def _command(session: DungeonSession, words: Words) -> str:
    """Return the command for the same dungeon; that of a draft does not repeat its choices."""
    if session.record.mode == "draft":
        return words.phrase("dungeon-seed", seed=session.record.seed)
    return words.phrase("dungeon-command", options=written(session.options, session.record.seed))


def _levels_beside(session: DungeonSession, depth: int, words: Words) -> tuple[Button, ...]:
    if len(session.depths) < 2:
        return ()
    return tuple(
        Button(
            verb=f"dlevel.{beside}",
            label=words.phrase(f"button-level-{name}"),
            disabled=beside not in session.depths,
        )
        for name, beside in (("up", depth - 1), ("down", depth + 1))
    )


def _tools(session: DungeonSession, depth: int, words: Words) -> tuple[Button, ...]:
    verbs = ["dkeeper", "dexport"] + ["dagain"] * (session.record.mode == "map")
    return tuple(
        Button(
            verb=verb if verb == "dagain" else f"{verb}.{depth}",
            label=words.phrase(f"button-{verb}"),
        )
        for verb in verbs
    )


def _explored(card: DungeonCard, session: DungeonSession, words: Words, depth: int) -> DungeonCard:
    party, said = session.walked
    return card.with_(
        story=_begun(session, words) if said is None else (),
        happened=(words.say(said),) if said else (),
        prompt=place_in_words(session.plan, party, words),
        buttons=(
            *_steps(session.plan, party, words),
            *_levels_beside(session, depth, words),
            *_tools(session, depth, words),
        ),
    )


def _begun(session: DungeonSession, words: Words) -> tuple[str, ...]:
    """Return what a party is told before its first step."""
    told = tale_of(session.plan).lines
    return (" ".join(map(words.say, told)), words.phrase("dungeon-explore"))


def place_in_words(plan: Plan, party: Party, words: Words) -> str:
    """Return where the party stands and what is there, once it stands there."""
    tile = explore.here(plan, party)
    exits = len(explore.ways(plan, party)) + (party.tile == 1 and party.level == 1)
    said = words.phrase(
        "dungeon-here",
        kind="stairs" if tile.stairs else "room" if tile.is_room else "corridor",
        cell=cell_name(plan.options, tile.at),
        exits=exits,
    )
    feature = feature_of(plan.options, plan.level(party.level), tile)
    if feature is not None:
        said = f"{said} {words.phrase('dungeon-holds', content=feature_name(feature))}"
    return said


def _capital(side: Side, plan: Plan, words: Words) -> str:
    """Return the compass name of a side of the page, as a button begins with it."""
    return begun(words.say(way(side, plan.north)))


def _steps(plan: Plan, party: Party, words: Words) -> tuple[Button, ...]:
    """Return where the party can go: four sides by their compass names, stairs, and a search."""
    ways, crawls = explore.ways(plan, party), explore.crawls(plan, party)
    found = [
        Button(
            verb=f"dact.{'crawl' if side in crawls and side not in ways else 'walk'}-{side.value}",
            label=words.phrase("button-go", way=_capital(side, plan, words), page=side.value),
            style="primary",
            disabled=side not in (*ways, *crawls),
        )
        for side in PAD
    ]
    found.append(Button(verb="dact.search", label=words.phrase("button-search")))
    stairs = plan.stairs_of(party.level).get(party.tile)
    if (stairs and not stairs.blocked) or plan.arrivals(party.level).get(party.tile):
        found.append(Button(verb="dact.climb", label=words.phrase("button-climb"), style="primary"))
    return tuple(found)
