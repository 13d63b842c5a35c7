"""Days that the proposed game takes by post, by the number of its players.

The medians of 1 virtual months each, written by `python -m tests.month.lengths`.
"""

DAYS = {
    1: 0.9,
    2: 3.1,
    3: 5.0,
    4: 8.5,
    6: 10.0,
}
