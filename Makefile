# Two commands matter: `make run` and `make test`. Both make the environment first.
# What they and the others do stands in make.py, once for every system; `python3 make.py --help` explains each.
PYTHON ?= python3
TASKS := run test environment read bare quick soak stalls load month mutants lint types rules pictures docs bench figures release format clean

.PHONY: $(TASKS)
# Each of them may make the environment.
.NOTPARALLEL:
$(TASKS):
	@$(PYTHON) make.py $@
