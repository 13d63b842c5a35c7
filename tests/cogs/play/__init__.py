"""Playing by command and by pad."""
