"""Campaigns: adventures that last, with their chronicle, and as files to take elsewhere."""
