"""The chain of steps, and what their kinds mean."""
