"""Cards inside the limits of Discord, and old ones without their buttons."""
