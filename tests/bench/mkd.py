"""How fast an adventure of tokens and tiles is played, beside drawing its pictures."""

from collections.abc import Iterable
from functools import partial
from itertools import count, cycle
from statistics import median

import render
from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.ruleset import AnyRuleset
from rules.core.scene import Scene
from rules.registry import ruleset
from rules.systems.mkd.actions import Begin
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution, settle
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import EVENING
from rules.systems.mkd_adventure.state import AdventureState
from tests.bench.figures import Figure as Ratio
from tests.bench.figures import Finding
from tests.bench.rounds import medians, seconds
from tests.support.playing import Moment, played

KEY = "mkd-adventure"
SEATS = 2
FIGURES = 12
APART = 4
"""Of the squares nearest to the entrance every fourth has a figure."""
ROUNDS = 30
GAMES = 6
MOST_STEPS = 2000
SAY = all_words("en").say


def measure(*, brief: bool = False) -> list[Finding]:
    """A Monsters' turn, a menu, and whole games by autopilot."""
    rules = ruleset(KEY)
    crowd = crowded(rules)
    seat = rules.awaiting(crowd)[0]
    last = max(crowd.heroes, key=lambda hero: (hero.seat == seat, hero.id))
    active = rules.apply(crowd, seat, Begin(figure=last.id), SeededDice(b"bench")).state
    turns, steps = count(), cycle(pictures(rules, crowd))
    taken = medians(
        {
            "monsters": lambda: monsters_turn(crowd, next(turns)),
            "menu": lambda: menu(rules, active),
            "picture": lambda: draw(next(steps)),
        },
        1 if brief else ROUNDS,
    )
    picture = taken["picture"] * 1000
    peer = f"drawing a turn's picture; {FIGURES} figures, {len(crowd.site.tiles)} tiles"
    return [
        Ratio("the Monsters' turn", taken["monsters"] * 1000, picture, peer, "ms", at_most=2),
        Ratio("all that a Hero may do", taken["menu"] * 1000, picture, peer, "ms"),
        *(games(rules, 1, 40) if brief else games(rules, GAMES, MOST_STEPS)),
    ]


def crowded(rules: AnyRuleset) -> AdventureState:
    """Two teams at the entrance of two sets of tiles, and as many Monsters as make it a crowd.

    Everyone stands near the entrance, with room to move.
    """
    moments = played(rules, EVENING, SEATS, 5, MOST_STEPS, stance="balanced")
    state: AdventureState = next(m.state for m in moments if m.state.part == "heroes")
    board = board_of(state.site)
    assert state.site.entrance is not None
    x, y = state.site.entrance[0]
    full = {token.at for token in state.tokens} | {chest.at for chest in state.chests}
    near = [at for at in board.ground if board.standable(at) and at not in full]
    near.sort(key=lambda at: (max(abs(at[0] - x), abs(at[1] - y)), at))
    free = iter(near[::APART])
    heroes = [figure.with_(where="board", at=next(free)) for figure in state.heroes]
    walking = [kind.id for kind in MONSTERS.values() if not kind.mounted]
    monsters = [
        Figure(id=state.next_id + number, kind=kind, side="monster", at=next(free), facing=4)
        for number, kind in enumerate(walking[: FIGURES - len(heroes)])
    ]
    made = state.with_(
        figures=(*heroes, *monsters), next_id=state.next_id + len(monsters), activation=None
    )
    assert len({at for figure in made.on_board for at in squares_of(figure)}) == FIGURES
    return made


def monsters_turn(state: AdventureState, number: int) -> AdventureState:
    """Every Monster acts once, in an order by chance, up to the next question to a player."""
    dice = SeededDice(number.to_bytes(8, "big"))
    play = Resolution(state.with_(part="tokens", acting=None, queue=()), dice, ADVENTURE)
    settle(play, ADVENTURE.handlers)
    assert isinstance(play.state, AdventureState)
    return play.state


def menu(rules: AnyRuleset, state: AdventureState) -> None:
    """What the active Hero may do, asked as if for the first time."""
    options = rules.legal_actions(state.with_(turn=state.turn), state.acting or 0)
    assert len(options) > 20


def pictures(rules: AnyRuleset, state: AdventureState) -> list[Scene]:
    """The same dungeon before and after Monsters' turns."""
    states = [state, *(monsters_turn(state, number) for number in range(3))]
    return [rules.view(each, None).scene for each in states]


def draw(scene: Scene) -> bytes:
    """A picture as the table shows it."""
    return render.picture(scene, SAY, theme="parchment")


def draw_all(scenes: Iterable[Scene]) -> None:
    """A picture of each."""
    for scene in scenes:
        draw(scene)


def games(rules: AnyRuleset, number: int, steps: int) -> list[Finding]:
    """Whole games: all that the rules do beside one picture for each turn of the table."""
    ours, pictured, actions = [], [], []
    for seed in range(number):
        moments: list[Moment] = []

        def play(seed: int = seed, moments: list[Moment] = moments) -> None:
            moments += played(rules, EVENING, SEATS, seed, steps, stance="balanced")

        ours.append(seconds(play))
        views = (rules.view(moment.state, None) for moment in moments)
        last = {view.turn: view.scene for view in views}
        pictured.append(seconds(partial(draw_all, last.values())))
        actions.append(len(moments))
    peer = f"drawing each of its turns; {median(actions):.0f} actions"
    whole, drawn = median(ours) * 1000, median(pictured) * 1000
    return [Ratio("a whole game by autopilot", whole, drawn, peer, "ms", at_most=2)]
