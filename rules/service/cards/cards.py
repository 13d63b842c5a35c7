"""Cards: what one message shows of an adventure, in words."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from rules.core.answers import PAD, Option, PartyLine, Stat, View
from rules.core.dice import commitment
from rules.core.errors import NoAdventure
from rules.core.letters import begun
from rules.core.model import GameState
from rules.core.ruleset import AnyRuleset
from rules.core.signs import figure
from rules.core.words import Colour, Text, Words, text_of
from rules.pace.table import spoke
from rules.ports import Adventure, SeatRecord, Step, Store
from rules.registry import campaigns
from rules.service.cards.card_steps import begin_of_latest, steps_of_card
from rules.service.cards.lobby_card import lobby_card
from rules.service.cards.luck import last_line
from rules.service.cards.menus import menus_of
from rules.service.cards.news import news_of
from rules.service.cards.rolled import dice_of, roll_of, seen_dice
from rules.service.cards.signs_on_cards import Signs, dice_signs
from rules.service.cards.summary import LONG, Line, fitted, lines_of
from rules.service.cards.time_on_cards import with_time
from rules.service.cards.titles import aim, heading_of, promised, titled
from rules.service.clocks.known_turns import HUMAN, held_of, humans_of, may_declare
from rules.service.clocks.schedule import table_of
from rules.service.journal import kinds
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.loading import loaded
from rules.service.play.fighting_on import may_fight_on
from rules.service.play.repeated_attacks import may_keep
from rules.service.play.undo import may_go_back
from rules.service.records import Button, Card, HeroLine, Menu, Quote
from rules.service.unit_of_work import UnitOfWork

EARLIER = 6
"""Steps of the same turn that a card shows before the latest."""
MOST_LOOKS = 170
"""The most characters of what a new place looks like."""


async def card(work: UnitOfWork, found: Adventure) -> Card:
    """Return the card that shows an adventure as it was just read."""
    words = work.words_of(found)
    if found.status == "lobby" or found.state is None:
        return lobby_card(found, words)
    recent = LastSteps(work.store, found)
    last = await steps_of_card(recent, found)
    shown = turn_card(found, last, words)
    shown = shown.with_(
        undo=await may_go_back(work.store, recent, found),
        quotes=await _quotes(work.store, found, last[begin_of_latest(last) :]),
    )
    if found.status == "ended":
        steps = await work.store.journal(found.id)
        luck = await asyncio.to_thread(last_line, found, steps, words)
        shown = shown.with_(prompt="\n".join(line for line in (shown.prompt, luck) if line))
    if shown.scene is not None:
        shown = shown.with_(scene=work.shown(found, shown.scene))
    if found.clock or any(kinds.of(step).news or kinds.of(step) is kinds.CONCEDE for step in last):
        return await with_time(work, recent, found, shown, words)
    return shown


async def _quotes(store: Store, found: Adventure, steps: Sequence[Step]) -> tuple[Quote, ...]:
    """Return the words that went with the deeds among the latest steps."""
    deeds = {step.version for step in steps if kinds.of(step).deed}
    if not deeds:
        return ()
    said = await store.voices_with(found.id, min(deeds))
    return tuple(Quote(name=each.name, words=each.words) for each in said if each.step in deeds)


def turn_card(adventure: Adventure, steps: Sequence[Step], words: Words) -> Card:
    """Return the card of a turn from its steps, without lines about the table's clocks."""
    rules, state = loaded(adventure)
    view: View = rules.view(state, None)
    over = adventure.status != "running"
    asked = [] if over else list(rules.awaiting(state))
    table = table_of(adventure)
    pilots = {record.seat: record for record in adventure.seats}
    looks = colour_of(adventure, "story", view.turn)
    latest = begin_of_latest(steps)
    first = max(0, latest - EARLIER)
    lines = [_happened(rules, adventure, step, words) for step in steps[first:]]
    begins = any(kinds.of(step) is kinds.BEGIN for step in steps[latest:])
    recent = [(colour_of(adventure, "step", step.version), step) for step in steps[latest:]]
    names = {record.seat: record.name for record in adventure.seats}
    # Who has died may be of the party no more, such as in the town of a campaign.
    heroes = {
        *names.values(),
        *(line.name for line in view.party),
        *(words.say(line.title) for line in view.party if line.title),
    }
    news = news_of(recent, rules.telling, names, heroes, words)
    if begins:
        news = news.after(aim(rules, adventure, words))
    prompt = ending_of(adventure, words) if over else begun(words.say(view.prompt))
    told = fitted(chain.from_iterable(lines), LONG)
    signs = Signs(rules, view.party)
    new = any(
        kinds.of(step) is kinds.BEGIN or event["kind"] in rules.telling.discoveries
        for step in steps[latest:]
        for event in step.events
    )
    # What has its goal told says no progress in its heading, which would take another line.
    heading = heading_of(view.with_(progress=None) if begins else view, words)
    held = () if over else held_of(adventure, table_of(adventure), rules, state)
    return Card(
        adventure=adventure.id,
        channel=adventure.channel,
        version=adventure.version,
        kind="end" if over else "turn",
        locale=adventure.locale,
        title=titled(adventure, _result(adventure, view, words) if over else heading, words),
        story=tuple(words.say(text, looks) for text in view.story),
        flavour=_looks(view, looks, words) if new else "",
        happened=news.sentences,
        ranks=news.ranks,
        unsaid=news.left_out,
        roll=roll_of(steps[latest:], (*news.sentences, prompt), rules, words),
        # A beginning is told by its goal, which no die belongs to.
        thrown=()
        if begins
        else dice_signs(seen_dice(steps[latest:][:1], rules.key), rules.telling),
        beings=tuple(signs.of(text) for text in view.story),
        told=told.lines,
        left_out=told.left_out,
        dice=dice_of(steps[latest:], adventure.ruleset, words),
        party=tuple(
            _party_line(line, pilots.get(line.seat), words, asked, signs) for line in view.party
        ),
        prompt=prompt,
        waiting=tuple(
            dict.fromkeys(
                record.user
                for seat in asked
                if not spoke(table, seat)
                and (record := pilots[seat]).user is not None
                and record.pilot == "player"
                and seat not in held
            )
        ),
        **({} if over else _controls(rules, state, asked, pilots, words, signs)),
        ahead=not over and _may_say_ahead(adventure, rules, state),
        keep=not over and bool(may_keep(adventure, rules, state)),
        onward=not over and bool(may_fight_on(adventure, rules, state)),
        promise=_promise(adventure, view, steps, words, over=over),
        scene=view.scene,
        chapter=0 if over else _came_home(adventure),
    )


def _came_home(adventure: Adventure) -> int:
    """Return the number of a campaign's last adventure while its party is in town, else 0."""
    state = adventure.state or {}
    if adventure.ruleset not in campaigns() or state.get("away") is not None:
        return 0
    return len(state.get("chapters", ()))


def _looks(view: View, looks: Colour, words: Words) -> str:
    """Return what a place looks like, in as many sentences as there is room for."""
    said = [words.say(text, looks) for text in view.flavour]
    return " ".join(said) if len(" ".join(said)) <= MOST_LOOKS else said[-1][:MOST_LOOKS]


def _may_say_ahead(adventure: Adventure, rules: AnyRuleset, state: GameState) -> bool:
    """Return whether a player who is next, or need not be first, may declare their turn."""
    if not rules.declares:
        return False
    led = humans_of(adventure)
    return any(may_declare(adventure, rules, state, seat) for seat in led)


def _controls(
    rules: AnyRuleset,
    state: GameState,
    asked: Sequence[int],
    pilots: dict[int, SeatRecord],
    words: Words,
    signs: Signs,
) -> dict[str, tuple[Button | None, ...] | tuple[Menu, ...]]:
    if asked and all(pilots[seat].pilot == "auto" for seat in asked):
        return {"buttons": _autopilot_buttons(pilots.values(), words), "menus": ()}
    offered: dict[str, Option] = {}
    for seat in asked:
        if pilots[seat].pilot == "player":
            offered.update({each.id: each for each in rules.legal_actions(state, seat)})
    others = [each for each in offered.values() if not each.pad]
    return {
        "buttons": tuple(
            _button(each, words).with_(sign=signs.of(each.label))
            for each in others
            if not each.group
        ),
        "pad": _pad([each for each in offered.values() if not each.group], words),
        "turning": _pad([each for each in offered.values() if each.group], words),
        "menus": tuple(menus_of([each for each in others if each.group], words, signs.of)),
    }


def _autopilot_buttons(seats: Collection[SeatRecord], words: Words) -> tuple[Button, ...]:
    """Return the buttons for a turn of the autopilot: go on, or lead one's hero again."""
    go_on = Button(verb="stir", label=words.phrase("button-stir"), style="primary")
    led = any(each.pilot == HUMAN for each in seats)
    if led or all(each.user is None for each in seats):
        return (go_on,)
    return go_on, Button(verb="lead", label=words.phrase("button-lead"), style="success")


def _button(option: Option, words: Words) -> Button:
    return Button(
        verb=f"do.{option.id}",
        label=words.say(option.label)[:80],
        detail=words.say(option.detail)[:100] if option.detail else "",
        style=option.style,
        final=option.final,
    )


def _pad(options: Iterable[Option], words: Words) -> tuple[Button | None, ...]:
    """Return the buttons of a pad in their nine places; nothing where there are none."""
    there = {each.pad: each for each in options if each.pad}
    if not there:
        return ()
    return tuple(_step(there[place], words) if place in there else None for place in PAD)


def _step(option: Option, words: Words) -> Button:
    detail = words.say(option.detail) if option.detail else words.say(option.label)
    label = words.phrase(f"pad-{option.pad}", detail=detail)
    return Button(verb=f"do.{option.id}", label=label[:80], style=option.style)


def _party_line(
    line: PartyLine,
    record: SeatRecord | None,
    words: Words,
    asked: Sequence[int],
    signs: Signs,
) -> HeroLine:
    stats = [(stat.vital, _stat(stat, words)) for stat in line.stats]
    notes = " · ".join(words.say(note) for note in line.notes)
    auto = words.phrase("card-auto") if record and record.pilot == "auto" else ""
    full = " · ".join(said for _, said in stats)
    vital = " · ".join(said for is_vital, said in stats if is_vital)
    active = line.active and line.seat in asked
    alone = active and len(asked) == 1
    numbers = " · " if alone else " "
    shown = [
        (_stat(stat, words, short=not alone), signs.of_stat(stat))
        for stat in line.stats
        if not stat.minor
    ]
    brief = numbers.join(said for said, _ in shown)
    now = ", ".join(words.say(each) for each in line.conditions)
    return HeroLine(
        name=words.say(line.title) if line.title else line.name,
        user=record.user if record else None,
        line=" — ".join(part for part in (full, notes, auto) if part),
        short=" — ".join(part for part in (vital, notes, auto) if part),
        brief=", ".join(part for part in (brief, now, auto) if part),
        hale=not (now or auto or line.down)
        and all(stat.value == stat.most for stat in line.stats if stat.vital),
        active=active,
        down=line.down,
        sign=figure(line.face),
        # What begins with a symbol of its own needs no second one.
        marked=tuple(each for each in shown if each[1] and each[0][0].isalnum()),
    )


def _stat(stat: Stat, words: Words, *, short: bool = False) -> str:
    key = "card-stat" if stat.most is None else "card-stat-of"
    label = stat.short if short and stat.short else stat.label
    return words.phrase(key, label=label, value=stat.value, most=stat.most or 0)


def _happened(
    rules: AnyRuleset, adventure: Adventure, step: Step, words: Words
) -> tuple[Line, ...]:
    colour = colour_of(adventure, "step", step.version)
    return tuple(lines_of(colour, step.events, rules.telling, words))


def say_step(adventure: Adventure, step: Step, words: Words) -> list[str]:
    """Return what happened in one step, in the phrasings that its adventure always uses."""
    colour = colour_of(adventure, "step", step.version)
    return [words.say(text_of(event), colour) for event in step.events]


def colour_of(adventure: Adventure, salt: str, turn: int) -> Colour:
    """Return the phrasings of a step or of the story of a turn, the same whenever it is shown."""
    return Colour(seed_of_looks(adventure), salt, turn)


def seed_of_looks(adventure: Adventure) -> bytes:
    """Return what decides the phrasings in which an adventure is told."""
    # A campaign changes its seed, but its past has to be told in the same phrasings for ever.
    return adventure.id.encode() if adventure.ruleset in campaigns() else adventure.seed


def _result(adventure: Adventure, view: View, words: Words) -> str:
    """Return the heading of a last card: how it ended, after how many turns, with what score."""
    outcome = adventure.outcome or {}
    result = "given-up" if outcome.get("surrendered") else outcome.get("result", "given-up")
    scores = [score for _, score in outcome.get("scores", ())]
    total = outcome.get("total")
    if total is None and scores:
        total = max(scores)
    return words.phrase(
        "card-result",
        result=str(result),
        turns=view.turn,
        scored="no" if total is None else "yes",
        score=total or 0,
        game=Text.of(f"{adventure.ruleset}-title"),
    )


def ending_of(adventure: Adventure, words: Words) -> str:
    """Return how an adventure ended, with the scores if there are any."""
    outcome = adventure.outcome or {}
    if "text" not in outcome:
        return words.phrase(f"outcome-{outcome.get('result', 'abandoned')}")
    said = words.say(Text.model_validate(outcome["text"]))
    heroes = {record.seat: record.name for record in adventure.seats}
    scores = ", ".join(
        words.phrase("outcome-score", hero=heroes.get(seat, "?"), score=score)
        for seat, score in outcome.get("scores", ())
    )
    return "\n".join(part for part in (said, scores) if part)


def _promise(
    adventure: Adventure, view: View, steps: Sequence[Step], words: Words, *, over: bool
) -> str:
    """Return the hash of the seed with turn and step, and the seed where its dice end.

    Between two adventures of a campaign it is both.
    """
    if over:
        return words.phrase("card-reveal", seed=adventure.seed.hex(), id=adventure.id)
    renewals = [step for step in steps if kinds.of(step).renews]
    shown = (renewals[-1].action or {}).get("revealed") if renewals else None
    if shown is not None:
        promise = commitment(adventure.seed)
        return words.phrase("card-renewed", seed=str(shown), hash=promise, id=adventure.id)
    place = words.phrase("card-place", turn=view.turn, version=adventure.version)
    return f"{promised(adventure, words)} · {place}"


def require_begun(adventure: Adventure) -> Adventure:
    """Return the adventure, if it has a map to look at.

    Raises:
        NoAdventure: it is still a lobby, or never began.
    """
    if adventure.state is None:
        raise NoAdventure("error-not-begun")
    return adventure
