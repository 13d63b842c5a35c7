"""What a preview shows of whole games: moments in which much of a pack is seen."""

from collections.abc import Iterator
from typing import Any, Final

from rules.core.answers import SeatInfo
from rules.core.dice import SeededDice
from rules.core.model import Action, Seat
from rules.core.packs.pack import Pack
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene

STEPS = 240
"""Actions of a game within which a moment is looked for."""
TRIES: Final = 3
"""Games that are looked through until figures of a pack are seen close at hand."""
PLAYERS: Final = 2
OPENING: Final = 60
"""Actions within which everybody has been recruited."""
NEAR: Final = 100
"""What a figure in the middle of the picture counts, where one elsewhere counts 1."""
SEED: Final = "preview"


def moment(rules: AnyRuleset, pack: Pack) -> Scene | None:
    """Return the last scene of a game by the autopilot that shows most of a pack."""
    best: tuple[int, Scene | None] = (-1, None)
    for number in range(TRIES):
        for scene in _scenes(rules, pack, number):
            seen = shown(scene, pack)
            if seen >= best[0]:
                best = seen, scene
        if best[0] >= NEAR:
            break
    return best[1]


def _scenes(rules: AnyRuleset, pack: Pack, number: int) -> Iterator[Scene]:
    """Yield what everybody sees in a game in which the first seat recruits from a pack."""
    fewest, most = rules.seats
    count = max(fewest, min(PLAYERS, most))
    seats = tuple(SeatInfo(seat=seat, name=f"Player {seat}") for seat in range(1, count + 1))
    dice = SeededDice(f"{SEED} {number}".encode())
    state = rules.new_game(rules.preset.with_(packs=(pack.ref,)), seats, dice).state
    for step in range(STEPS):
        scene = rules.view(state, None).scene
        if scene is not None:
            yield scene
        awaited = rules.awaiting(state)
        if not awaited:
            return
        seat = awaited[0]
        action = _recruit(rules, pack, state, seat) if step < OPENING else None
        action = action or rules.autopilot(state, seat, "balanced")
        state = rules.apply(state, seat, action, dice).state


def _recruit(rules: AnyRuleset, pack: Pack, state: Any, seat: Seat) -> Action | None:  # noqa: ANN401 - of any system
    """Return an action that names an entry of a pack, such as recruiting it."""
    for option in rules.legal_actions(state, seat):
        values = option.action.model_dump(mode="json").values()
        if any(isinstance(value, str) and pack.hash in value for value in values):
            return option.action
    return None


def shown(scene: Scene, pack: Pack) -> int:
    """Return how many figures of a pack a scene shows; those in the middle weigh most."""
    mine = [token for token in scene.tokens if pack.hash in token.kind]
    focus = scene.focus
    near = [
        token
        for token in mine
        if focus is not None
        and 0 <= token.at[0] - focus.at[0] < focus.columns
        and 0 <= token.at[1] - focus.at[1] < focus.rows
    ]
    return NEAR * len(near) + len(mine)
