"""Commands for people who manage a server: its settings, and whether all is well."""
