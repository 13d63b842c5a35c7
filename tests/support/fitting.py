"""Whether texts fit where they are shown, said in words where they do not."""


def fits(said: str, most: int, what: str, *, least: int = 1) -> None:
    """Fail where a text has more letters than there is room for, or too few to say anything."""
    assert said, f"{what} says nothing"
    told = f"{what} has {len(said)} letters, where {least} to {most} fit: {said!r}"
    assert least <= len(said) <= most, told
