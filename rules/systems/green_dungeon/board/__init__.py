"""What the table sees: scene, story, sheet."""
