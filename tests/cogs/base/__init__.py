"""Ids, text, errors, threads and acknowledgements."""
