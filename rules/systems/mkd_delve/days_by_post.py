"""Days that the proposed game takes by post, by the number of its players."""

DAYS: dict[int, float] = {}
