"""What buttons carry: written, read back, and safe against whatever somebody sends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.base.ids import LIMIT, decode, encode
from cogs.buttons import ButtonsCog

IDS = st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=20)
VERBS = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=12)
DETAILS = st.text("abcxyzABCXYZ0123456789.+_-", min_size=1, max_size=45)


@given(IDS, st.integers(0, 999_999_999), VERBS, DETAILS)
def test_what_is_written_is_read_back(adventure: str, version: int, verb: str, detail: str) -> None:
    custom_id = encode(adventure, version, f"{verb}.{detail}")
    assert len(custom_id) <= LIMIT
    assert decode(custom_id) == (adventure, version, verb, detail)
    assert decode(encode(adventure, version, verb)) == (adventure, version, verb, "")


@given(st.text(max_size=200))
def test_no_text_makes_it_raise(text: str) -> None:
    assert decode(text) is None


@given(st.text("u1|abz09.+-_٣ \n", max_size=60).map(lambda tail: f"u1|{tail}"))
def test_what_is_read_is_what_could_be_written(text: str) -> None:
    pressed = decode(text)
    if pressed is not None:
        verb = f"{pressed.verb}.{pressed.detail}" if pressed.detail else pressed.verb
        assert decode(encode(pressed.adventure, pressed.version, verb)) == pressed


@pytest.mark.parametrize(
    "custom_id",
    [
        "u1|a|1|do.x\n",
        "u1|a|٣|do",
        "u1|A|1|do",
        "u1|a|1|Do",
        "u1|a|1|do.ü",
        "u1|a|1|do.",
        " u1|a|1|do",
    ],
)
def test_near_misses_are_not_ours(custom_id: str) -> None:
    assert decode(custom_id) is None


@pytest.mark.parametrize(
    "verb", ["", "do.", "do x", "do|x", "do." + "x" * 46, "verb" * 4, "do.\u202e"]
)
def test_what_could_not_be_read_back_is_not_written(verb: str) -> None:
    with pytest.raises(ValueError, match="custom_id"):
        encode("abc", 1, verb)


def test_every_verb_of_the_router_can_be_written() -> None:
    router = ButtonsCog(None, None, None, None)  # type: ignore[arg-type]  # only its table is asked for
    for verb in router.handlers:
        assert decode(encode("0123456789", 999_999_999, verb)) is not None
