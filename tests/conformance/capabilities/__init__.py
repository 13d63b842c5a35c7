"""Capabilities: what holds of a system that answers more than it must."""
