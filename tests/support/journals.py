"""Journals of tables that play on for months: every step of them holds when it is checked."""

from rules.core.dice import SeededDice
from rules.core.model import Action
from rules.ports import Adventure, Commit, Store
from rules.registry import ruleset
from rules.service.journal import kinds
from rules.service.journal.chain import Draft
from tests.support.playing import party
from tests.support.records import an_adventure

ENDLESS = "third-six"
"""A game that one hero never ends who does nothing that would end it."""
SEED = b"a long journal"
QUIET = 7
"""Every such step is one of which nothing is told."""


async def long_journal(store: Store, steps: int, name: str = "long") -> Adventure:
    """Store an adventure that was played for so many steps, and give it."""
    rules = ruleset(ENDLESS)
    options, heroes = rules.options_type(), party(1)
    dice = SeededDice(SEED)
    begun = rules.new_game(options, heroes, dice)
    lobby = an_adventure(name, ruleset=ENDLESS, options=options.model_dump(mode="json"), seed=SEED)
    draft = Draft(lobby.with_(version=0, head="", cursor=0, state=None), lobby.created)
    action = {"heroes": [hero.name for hero in heroes], "options": lobby.options}
    draft.step(kinds.BEGIN, action=action, rolls=dice.rolls, events=begun.events, state=begun.state)
    state = begun.state
    while len(draft.steps) < steps:
        if len(draft.steps) % QUIET == 0:
            draft.step(kinds.READY, seat=1, state=state)
            continue
        seat = rules.awaiting(state)[0]
        wise: Action = rules.autopilot(state, seat, "balanced")
        options = [each.action for each in rules.legal_actions(state, seat)]
        for chosen in (wise, *options):
            dice = SeededDice(SEED, draft.adventure.cursor)
            moved = rules.apply(state, seat, chosen, dice)
            if rules.outcome(moved.state) is None:
                break
        state = moved.state
        draft.step(
            kinds.ACT,
            seat=seat,
            action=chosen.model_dump(mode="json"),
            rolls=dice.rolls,
            events=moved.events,
            state=state,
        )
    found = draft.adventure
    await store.commit(
        Commit(request=name, expected=None, adventure=found, steps=tuple(draft.steps))
    )
    return found
