"""What every mode's autopilot is made of: fighting, walking, handling things."""
