"""The process: settings, logs, the command line, one copy at a time, a clean stop."""
