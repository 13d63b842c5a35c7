"""Discord in, Discord out: slash commands and buttons mapped to the service, no game logic."""
