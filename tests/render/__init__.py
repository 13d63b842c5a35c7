"""Pictures, alt texts and text maps of scenes built by hand."""
