"""`make bare`: the tests of what a machine may lack, with that hidden; `tests/README.md`."""
