"""Making Heroes, Monsters and tiles in the chat."""
