"""What a game says of itself in a line."""

from rules.core.ruleset import AnyRuleset
from rules.core.words import Words


def facts_of(rules: AnyRuleset, words: Words, taken: int | None = None) -> str:
    """Return players, length and difficulty of a game in a line, as far as they are known.

    With `taken`, how many seats are, in the place of the number of players.
    """
    fewest, most = rules.seats
    minutes, difficulty = rules.pitch.minutes, rules.pitch.difficulty
    told = [
        words.phrase("game-players", fewest=fewest, most=most)
        if taken is None
        else words.phrase("lobby-seats", taken=taken, most=most),
        words.phrase("game-minutes", minutes=minutes) if minutes is not None else "",
        words.phrase(f"game-{difficulty}") if difficulty is not None else "",
    ]
    return " · ".join(each for each in told if each)
