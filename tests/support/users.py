"""The people of most tests, by the number of their account."""

HOST, FRIEND, THIRD, STRANGER = 11, 12, 13, 19
