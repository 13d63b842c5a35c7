"""dungeons."""
