# Two commands matter: `make run` and `make test`. Both make the environment first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench
MUTANTS := $(VENV)/.installed-mutants
CORES ?= $(shell $(PYTHON) -c "import os; print(len(os.sched_getaffinity(0)))")
# Most of what the tests at the table do is waiting, so five processes share two cores.
WORKERS ?= $(shell expr 2 '*' $(CORES) + 1)

# Images often forbid compiled files; each of the hundreds of bots that the tests start would compile it all again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test read quick soak stalls lint types rules load month mutants bench pictures docs format clean

run: $(STAMP)
	$(BIN)/undercroft run

test: $(DEV)
	@$(MAKE) --no-print-directory -j $(CORES) lint types rules read
	$(BIN)/python -m pytest -n $(WORKERS)

# Reads all tests while types are checked: no process of the run compiles their assertions again.
read: $(DEV)
	-@$(BIN)/python -m pytest --collect-only -qq > /dev/null

# An answer in a minute: the rules, the clocks, the store, a lobby, a turn, an evening at the table.
LONG := random or thousand or killed or crash or chance or shift or any_order or autopilot or zones or odds or forward or crevices or three_friends_lose \
	or sixth or pack or forge or quest_play or twin or tactical_cards or postgres or one_writer or concurrency or whole or simulate or ten_adventures or every_kind or every_pattern
QUICK := tests/core tests/pace tests/dungeon tests/systems tests/store tests/service/lobby/test_lobby.py tests/service/play/test_actions.py tests/table/test_evening.py
quick: $(DEV)
	$(BIN)/ruff check --quiet .
	$(BIN)/python -m pytest -q -n $(CORES) $(QUICK) -k "not ($(LONG))"

# Every game by chance, ten thousand or five of each system, two thousand campaigns, dungeons; faults by the thousand; a week's memory.
soak: $(DEV)
	UNDERCROFT_SOAK=1 $(BIN)/python -m pytest -n auto tests/conformance tests/core/packs tests/systems tests/docs tests/dungeon tests/service tests/cogs tests/render tests/faults tests/store/test_crash.py tests/table tests/month
	$(BIN)/python -m tests.faults.memory

# The tests of what waits for others, with an event loop that stalls by chance as on a busy machine; each seed stalls elsewhere.
STALLS ?= 1
stalls: $(DEV)
	UNDERCROFT_STALLS=$(STALLS) $(BIN)/python -m pytest -n $(shell expr 5 '*' $(CORES)) tests/table tests/bot tests/cogs tests/faults tests/month tests/store tests/logs tests/service

# Ten thousand adventures on 500 servers, three processes, one PostgreSQL: `tests/load`.
load: $(DEV)
	$(BIN)/python -m tests.load

# Hundreds of tables by post, a virtual month each: `tests/month`.
month: $(DEV)
	$(BIN)/python -m tests.month

# The code broken in three hundred random places: how much of that the tests notice.
mutants: $(MUTANTS)
	$(BIN)/python -m tests.mutants

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: $(DEV)
	$(BIN)/mypy

rules: $(DEV)
	$(BIN)/python -m tests.support.rules_table

pictures: $(DEV)
	$(BIN)/python -m tests.gallery
	$(BIN)/python -m pytest -q tests/table/test_post.py
	UNDERCROFT_PICTURES=1 $(BIN)/python -m pytest -q tests/table/page
	cp artefacts/a-week-by-post.md docs/

# The documents as pages, with commands and rulebooks made from the code: open artefacts/docs/index.html.
docs: $(DEV)
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

bench: $(BENCH)
	$(BIN)/python -m tests.bench

format: $(DEV)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(STAMP): pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e .
	touch $@

$(DEV): pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@ $(STAMP)

$(BENCH): pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[dev,bench]'
	touch $@ $(DEV) $(STAMP)

$(MUTANTS): pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e '.[dev,mutants]'
	touch $@ $(DEV) $(STAMP)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info
