"""Cards as Discord messages, private panels, maps as each person sees them, and answers."""
