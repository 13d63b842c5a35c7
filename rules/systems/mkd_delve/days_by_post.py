"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 6.5,  # 2 tables
    2: 4.6,  # 2 tables
    3: 18.0,  # 2 tables
    4: 11.9,  # 2 tables
    6: 9.5,  # 2 tables
}
