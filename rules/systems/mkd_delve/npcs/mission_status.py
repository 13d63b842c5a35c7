"""How all missions stand: lines for the card and the sheet, stars on the map."""

from collections.abc import Iterator

from rules.core.words import Text
from rules.systems.mkd.figures import STRANGER, name_of
from rules.systems.mkd.show.account import Mark
from rules.systems.mkd_delve.npcs.missions import under_way
from rules.systems.mkd_delve.npcs.vengeance import murderers
from rules.systems.mkd_delve.state import DelveState


def account(state: DelveState) -> tuple[Text, ...]:
    """Return the open missions: the task, the state and the reward of each."""
    return tuple(line for mission, met in under_way(state) for line in mission.progress(state, met))


def marks(state: DelveState) -> Iterator[Mark]:
    """Yield a star with its legend behind every person of an open mission."""
    for figure in state.on_board:
        if figure.role == STRANGER:
            yield figure.at, Text.of("mkd-feature-stranger")
    for mission, met in under_way(state):
        key = mission.mark(met)
        if key and state.figure(met.figure).where == "board":
            yield state.figure(met.figure).at, Text.of(f"mkd-feature-{key}")
    for murderer in murderers(state):
        yield murderer.at, Text.of("mkd-feature-murderer")


def ledger(state: DelveState) -> tuple[Text, ...]:
    """Return every mission of the run for the sheet, open ones at length."""
    open_ = account(state)
    done = tuple(
        Text.of(
            "mkd-ledger",
            figure=met.name,
            mission=Text.of(f"mkd-mission-{met.mission}"),
            stage=met.stage,
            xp=met.xp,
            gold=met.gold,
        )
        for met in state.encounters
        if met.stage not in ("open", "offered")
    )
    unmet = tuple(
        Text.of("mkd-ledger-unmet", figure=name_of(figure))
        for figure in state.on_board
        if figure.role == STRANGER
    )
    return (*open_, *unmet, *done) or (Text.of("mkd-ledger-none"),)
