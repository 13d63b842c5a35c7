"""How long a test waits for what has to come: it ends a test that hangs and measures nothing."""

PATIENCE = 60.0
"""Seconds. Far more than anything takes, since a machine that runs tests may be a busy one."""
