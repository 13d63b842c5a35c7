"""What holds in every test."""

import gc
import os
import signal
from collections.abc import Iterator, Mapping
from functools import wraps
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.entropy import deterministic_PRNG

from rules.ports import Commit
from rules.store.turns import SqlStore
from tests.support import answering, drawing, entropy, postgres, stalls
from tests.support.entropy import ENTROPY
from tests.support.in_memory import keep_files_in_memory
from tests.support.next_moment import next_moment
from tests.support.permits import Watch
from tests.support.soak import SOAK
from tests.support.spread import ByFile, spread

BROKEN: list[str] = []
"""Running tables that a commit of this test left without a next moment."""
WATCH = pytest.StashKey[Watch]()
"""What is done to the games while a test of what a rule permits runs."""
LOOKS = 5
"""The most searches for garbage at the end of a run: each may leave some to the next."""


def watch_commits() -> None:
    """Note in `BROKEN`, for all tests, what commits leave without a next moment."""
    commit = SqlStore.commit

    @wraps(commit)
    async def checked(self: SqlStore, change: Commit) -> Mapping[str, Any] | None:
        said = await commit(self, change)
        # Tests of the store alone write adventures that no service made.
        if change.adventure.clock and said is None and not next_moment(change):
            BROKEN.append(f"{change.adventure.ruleset} at {change.adventure.version}")
        return said

    SqlStore.commit = checked  # type: ignore[method-assign]


watch_commits()
entropy.hold()
answering.begin()
drawing.on_equal_terms()
stalls.begin()
# The same examples in every run, new ones in the long run; no example is timed.
settings.register_profile(
    "undercroft",
    deadline=None,
    derandomize=not SOAK,
    database=None,
    max_examples=200 if SOAK else 20,
)
settings.load_profile("undercroft")
if not SOAK:
    # Nor are numbers and words tried that the modules of the program hold: which are loaded depends
    # on the tests before, and each process would first parse them all, for up to five seconds.
    assert "is_local_module_file" in vars(providers)
    vars(providers)["is_local_module_file"] = lambda _path: False
# Hypothesis looks for who holds its random numbers when it first makes them: once all is left out
# of the search for garbage, it would find nobody, since Python 3.14.
with deterministic_PRNG():
    pass


def pytest_configure() -> None:
    """Hear Ctrl-C, also where a shell began the run in the background, deaf to it.

    Programs that tests start and stop would inherit the deafness. So they would that of a run which
    is to outlive its terminal; what it has in its place, a handler, is inherited by nobody.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.name != "nt" and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda *_: None)
    if "PYTEST_XDIST_WORKER" not in os.environ:
        keep_files_in_memory()
        postgres.prepare_run()


def pytest_unconfigure() -> None:
    """Stop the PostgreSQL server of the run, if any test started it."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        postgres.end_run()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Look for no garbage while tests are collected: what is made then stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k night-watch` find what is called night_watch, such as folders and files."""
    if item.config.option.keyword:
        item.extra_keyword_matches.add(item.nodeid.replace("_", "-"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests in the order in which several processes share them."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        items[:] = spread(items)


def pytest_collection_finish() -> None:
    """Look for garbage less often, and not among the tests themselves, which all stay.

    A search for garbage goes through everything there is; games make much that needs none.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Watch whether a test of what a rule permits does it by a button, by words, or in the lobby.

    Maps that are built without a game have settings alone; nobody has a turn there.
    """
    mark = item.get_closest_marker("permits")
    if mark is None or mark.args[0].startswith("DM-"):
        return (yield)
    with pytest.MonkeyPatch.context() as patched:
        item.stash[WATCH] = Watch(patched)
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Ask what `pytest_runtest_protocol` watched for, once a test is over.

    In `make stalls`, look for garbage after each test, so that what it left open is its own.
    Elsewhere that is found by chance, during any later test.
    """
    try:
        done = yield
    finally:
        if stalls.WANTED:
            gc.collect()
    watch = item.stash.get(WATCH, None)
    told = f"{item.name}: nothing that was offered was done"
    assert watch is None or watch.taken or watch.chosen, told
    return done


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for garbage until there is none, and then leave out what was found in use.

    pytest goes through everything five times after this, for exceptions that nobody could catch.
    """
    for _ in range(LOOKS):
        if not gc.collect():
            break
    gc.freeze()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    """Give out the tests by file, in the order of the collection."""
    config.option.loadscopereorder = False
    return ByFile(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Iterator[None]:
    """What several tests share draws the same whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with ENTROPY.lent(f"{fixturedef.baseid}::{fixturedef.argname}"):
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Games without a seed of their own are this test's, in every run."""
    ENTROPY.begin(item.nodeid)


@pytest.fixture(autouse=True)
def _every_running_table_has_a_next_moment() -> Iterator[None]:
    """After every commit of the service a running table has a timer, or a person who was told."""
    BROKEN.clear()
    yield
    assert not BROKEN, f"tables without a next moment: {BROKEN[:5]}"
