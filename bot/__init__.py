"""The process: the only place that knows everything."""
