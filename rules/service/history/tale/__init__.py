"""The teller: an adventure's journal and its people's words become one text to read."""
