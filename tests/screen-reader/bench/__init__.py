"""The bench of announcements: random keys, and whether all that the page announces is spoken."""
