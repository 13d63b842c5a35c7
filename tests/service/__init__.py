"""The use cases over a real store: lobbies, play, staleness, repeats, verification."""
