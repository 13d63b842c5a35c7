"""The cache keeps a bounded number of values and makes each once."""

from render.cache import Recent


def test_a_value_is_made_once() -> None:
    made: list[int] = []
    recent: Recent[int] = Recent(most=2)
    for _ in range(3):
        assert recent.get("one", lambda: made.append(1) or len(made)) == 1
    assert made == [1]


def test_the_oldest_value_goes_first() -> None:
    recent: Recent[str] = Recent(most=2)
    for key in ("a", "b", "a", "c"):
        recent.get(key, lambda key=key: key + "!")
    assert recent.get("a", lambda: "again") == "a!"
    assert recent.get("b", lambda: "again") == "again"


def test_it_can_be_emptied() -> None:
    recent: Recent[int] = Recent(most=2)
    recent.get("a", lambda: 1)
    recent.clear()
    assert recent.get("a", lambda: 2) == 2
