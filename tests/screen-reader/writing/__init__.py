"""Writes what was heard as Markdown for people to read."""
