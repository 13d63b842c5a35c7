"""Commands of the map generator, and messages with its dungeons."""
