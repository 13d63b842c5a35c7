"""The cache keeps a bounded number of values and makes each once."""

from PIL import Image

from render.drawing.cache import SPRITES, LruCache, bytes_of, sprite


def test_a_value_is_made_once() -> None:
    made: list[int] = []
    recent: LruCache[int] = LruCache(most=2)
    for _ in range(3):
        assert recent.get("one", lambda: made.append(1) or len(made)) == 1
    assert made == [1]


def test_the_oldest_value_goes_first() -> None:
    recent: LruCache[str] = LruCache(most=2)
    for key in ("a", "b", "a", "c"):
        recent.get(key, lambda key=key: key + "!")
    assert recent.get("a", lambda: "again") == "a!"
    assert recent.get("b", lambda: "again") == "again"


def test_it_can_be_emptied() -> None:
    recent: LruCache[int] = LruCache(most=2)
    recent.get("a", lambda: 1)
    recent.clear()
    assert recent.get("a", lambda: 2) == 2


def test_what_is_heavy_leaves_room_for_less() -> None:
    recent: LruCache[str] = LruCache(most=6, weigh=len)
    for value in ("aa", "bbb", "cccc"):
        recent.get(value[0], lambda value=value: value)
    assert recent.peek("a") is recent.peek("b") is None
    assert (recent.peek("c"), recent.weight) == ("cccc", 4)


def test_the_newest_is_kept_however_heavy() -> None:
    recent: LruCache[str] = LruCache(most=2, weigh=len)
    recent.put("a", "much too heavy")
    assert recent.peek("a") == "much too heavy"
    recent.put("b", "b")
    assert (recent.peek("a"), recent.weight) == (None, 1)


def test_a_value_in_the_place_of_another_weighs_instead_of_it() -> None:
    recent: LruCache[str] = LruCache(most=6, weigh=len)
    recent.put("a", "aaaa")
    recent.put("a", "a")
    recent.put("b", "bbbbb")
    assert (recent.peek("a"), recent.weight) == ("a", 6)
    recent.clear()
    assert recent.weight == 0


def test_a_picture_weighs_what_its_pixels_take() -> None:
    assert [bytes_of(Image.new(mode, (20, 10))) for mode in ("P", "RGB", "RGBA")] == [200, 800, 800]


def test_a_small_picture_is_drawn_once_for_what_it_shows() -> None:
    drawn: list[tuple[int, bool]] = []

    @sprite
    def dot(size: int, *, dark: bool) -> Image.Image:
        drawn.append((size, dark))
        return Image.new("L", (size, size), 0 if dark else 255)

    before = SPRITES.weight
    assert dot(3, dark=True) is dot(3, dark=True)
    assert dot(3, dark=False).getpixel((0, 0)) == 255
    assert drawn == [(3, True), (3, False)]
    assert SPRITES.weight == before + 18
