"""Drives the app in a real browser with real keys and a real screen reader, and tells what is spoken and brailled."""
