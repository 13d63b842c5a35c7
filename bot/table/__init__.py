"""The local table: a small Discord on loopback, and its page in the browser."""
