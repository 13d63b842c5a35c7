"""Looking at adventures: recaps, logs, replays and proofs."""
