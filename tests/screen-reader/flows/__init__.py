"""All flows, in the order in which they are played."""

from . import board, page, start, text_field

FLOWS = [*start.FLOWS, *board.FLOWS, *text_field.FLOWS, *page.FLOWS]
