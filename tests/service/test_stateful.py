"""An adventure under everything people do at once: joins, presses, repeats, restarts, endings.

After every step the books agree: version, journal, snapshot and the replay of the log.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.core.errors import GameError
from rules.core.packs.archive import to_zip
from rules.core.packs.library import LIBRARY
from rules.registry import ruleset
from rules.service import Service
from rules.service.history.verify import verify
from rules.service.records import Answer, Request
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.random_packs import random_files
from tests.support.soak import SOAK

PEOPLE = st.integers(11, 15)
HOST = 11
SYSTEM = "three-dice"


class Tables(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = HandClock()
        self.entropy = Entropy()
        self.stack = AsyncExitStack()
        self.service: Service = self.run(self.open())
        self.adventure = ""
        self.last: tuple[Any, Request, tuple[Any, ...], Answer] | None = None

    async def open(self) -> Service:
        path = Path(self.folder.name) / "house.db"
        return await self.stack.enter_async_context(serving(path, self.clock, self.entropy))

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()

    def attempt(self, act: Any, person: int, *arguments: Any) -> None:
        """Do it; a refusal has words and changes nothing."""
        request = ask(person)
        before = self.run(self.service.history.queries.load(self.adventure)).version
        try:
            answer = self.run(act(request, self.adventure, *arguments))
        except GameError as error:
            answer, refusal = None, error
        now = self.run(self.service.history.queries.load(self.adventure)).version
        if answer is None:
            assert self.service.history.queries.say(refusal.text, "en")
            assert now == before
        else:
            assert now == answer.version > before
            self.last = (act, request, arguments, answer)

    @initialize(words=st.sampled_from(["oak", "elm", "ash", "yew"]), pack=st.integers(-3, 3))
    def open_a_lobby(self, words: str, pack: int) -> None:
        answer = self.run(self.service.lobby.open(ask(HOST), SYSTEM, seed=words))
        self.adventure = answer.adventure
        if pack > 0:
            self.run(self.play_with(pack))

    async def play_with(self, number: int) -> None:
        """Choose a pack by chance, which the server has just been brought."""
        points = ruleset(SYSTEM).packs
        assert points is not None
        data = to_zip(random_files(points, number))
        line = await self.service.packs.collection.add(ask(HOST, manages_server=True), data)
        await self.service.packs.choice.use(ask(HOST), self.adventure, [line.name])

    @rule(person=PEOPLE)
    def join(self, person: int) -> None:
        self.attempt(self.service.lobby.join, person)

    @rule(person=st.integers(12, 15))
    def leave(self, person: int) -> None:
        self.attempt(self.service.lobby.leave, person)

    @rule(person=PEOPLE)
    def ready(self, person: int) -> None:
        self.attempt(self.service.lobby.ready, person)

    @property
    def begun(self) -> bool:
        return self.run(self.service.history.queries.load(self.adventure)).state is not None

    @rule(person=PEOPLE)
    def begin(self, person: int) -> None:
        self.attempt(self.service.lobby.begin, person)

    @rule(person=PEOPLE, which=st.integers(0, 50), name=st.booleans())
    def change_a_setting(self, person: int, which: int, name: bool) -> None:
        every = self.run(self.service.lobby.settings(self.adventure))
        setting = every[which % len(every)]
        value = setting.values[which % len(setting.values)] if name else "nonsense"
        self.attempt(self.service.lobby.set, person, setting.name, value)

    @rule(person=PEOPLE, seat=st.integers(0, 6), who=st.sampled_from(["bold", "player", "x"]))
    def hand_a_seat_over(self, person: int, seat: int, who: str) -> None:
        self.attempt(self.service.play.autopilot.set, person, seat, who)

    @rule(person=PEOPLE)
    def let_others_act(self, person: int) -> None:
        self.attempt(self.service.play.actions.let_others_act, person)

    @precondition(lambda self: self.begun)
    @rule(which=st.integers(0, 30))
    def press_in_turn(self, which: int) -> None:
        card = self.run(self.service.history.queries.card(self.adventure))
        if card.waiting:
            self.press(card.waiting[0], which, 0)

    @rule(person=PEOPLE, which=st.integers(0, 30), age=st.integers(0, 2))
    def press(self, person: int, which: int, age: int) -> None:
        card = self.run(self.service.history.queries.card(self.adventure))
        options = [button.verb.removeprefix("do.") for button in card.buttons]
        options += [choice.value for menu in card.menus for choice in menu.choices]
        option = options[which % len(options)] if options else "attack-body"
        self.attempt(self.service.play.actions.press, person, max(0, card.version - age), option)

    @precondition(lambda self: self.last is not None)
    @rule()
    def repeat_the_last_request(self) -> None:
        act, request, arguments, answer = self.last
        version = self.run(self.service.history.queries.load(self.adventure)).version
        again = self.run(act(request, self.adventure, *arguments))
        assert again.repeated
        assert again.version == answer.version
        assert self.run(self.service.history.queries.load(self.adventure)).version == version

    @rule(seconds=st.integers(1, 4000))
    def restart(self, seconds: int) -> None:
        self.clock.at += seconds
        self.run(self.stack.aclose())
        self.stack = AsyncExitStack()
        LIBRARY.forget()
        self.service = self.run(self.open())
        self.last = None

    @invariant()
    def the_books_agree(self) -> None:
        if not self.adventure:
            return
        found = self.run(self.service.history.queries.load(self.adventure))
        steps = self.run(self.service.store.journal(self.adventure))
        assert [step.version for step in steps] == list(range(1, found.version + 1))
        assert found.head == steps[-1].hash
        assert sum(len(step.faces) for step in steps) == found.cursor
        assert self.run(self.service.history.queries.card(self.adventure)).version == found.version
        verdict = verify(self.run(self.service.history.queries.export(self.adventure)))
        assert verdict.good, verdict.fault


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=40 if SOAK else 3,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")
