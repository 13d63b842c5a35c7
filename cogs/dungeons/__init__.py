"""Commands of the map generator, and the messages that show its dungeons."""
