"""What everybody sees: the moment in words, the party, and the room as a scene."""

from rules.core.answers import PartyLine, Stat, View
from rules.core.model import Seat
from rules.core.scene import Barrier, Edge, Scene, Side, Token
from rules.core.words import Text
from tests.systems.sixth.state import HEARTS, ROUNDS, State


def view(state: State, _: Seat | None) -> View:
    """Return the moment, the same for every viewer: this game has no secrets."""
    title, label = Text.of("sixth-title"), Text.of("sixth-hearts")
    story = Text.of("sixth-story", guardian=state.guardian, candle=state.candle)
    party, tokens = [], []
    for seat, (name, hearts) in enumerate(zip(state.names, state.hearts, strict=True), start=1):
        who = {"seat": seat, "mark": str(seat), "down": not hearts}
        stat = Stat(label=label, value=hearts, most=HEARTS)
        party.append(PartyLine(name=name, stats=(stat,), **who))
        said = Text.of("sixth-hero", hero=name)
        tokens.append(Token(key=f"hero-{seat}", side="hero", name=said, at=(seat, 3), **who))
    if state.guardian:
        said = Text.of("sixth-guardian")
        tokens.append(Token(key="guardian", side="monster", mark="G", name=said, at=(2, 0)))
    gate = Edge(at=(2, 0), side=Side.NORTH, kind=Barrier.LOCKED if state.guardian else Barrier.OPEN)
    scene = Scene(
        title=title, facts=(story,), edges=(gate,), tokens=tuple(tokens), region="room",
        columns=5, rows=4, terrain=(".....",) * 4, sight=("+++++",) * 4,
    )  # fmt: skip
    prompt = Text.of("sixth-prompt", hero=state.names[state.acting - 1])
    return View(
        turn=ROUNDS * len(party) - state.candle + 1, heading=title, story=(story,), prompt=prompt,
        party=tuple(party), scene=scene, progress=Text.of("sixth-far", now=state.candle),
    )  # fmt: skip
