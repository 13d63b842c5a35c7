"""Laws that every registered system keeps. A new system is tested here without a line of its own."""
