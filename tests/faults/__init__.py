"""Faults by the dozen in `make test`, and by the thousand in `make soak`: `docs/RELIABILITY.md`."""
