"""Attacks on the running service, each with limits on what it may cost."""
