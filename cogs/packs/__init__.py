"""Packs: what people bring of their own."""
