"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""
