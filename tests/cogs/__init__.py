"""Discord in, Discord out: limits, ids, hostile text, and that every error has words."""
