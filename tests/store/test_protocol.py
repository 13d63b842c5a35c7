"""The store is what the service was promised."""

import inspect

from rules.ports import Store
from rules.store.turns import SqlStore


def test_every_promise_has_its_method_with_the_same_parameters():
    promised = dict(inspect.getmembers(Store, inspect.isfunction))
    promised = {name: method for name, method in promised.items() if not name.startswith("_")}
    assert len(promised) > 60
    for name, method in promised.items():
        ours = getattr(SqlStore, name)
        assert ours is not method, f"{name} is promised, and not kept"
        assert inspect.signature(ours) == inspect.signature(method), name
        assert name == "listen" or inspect.iscoroutinefunction(ours)
