"""The rehearsal: everything the bot relies on, tried on the real Discord before friends come."""
