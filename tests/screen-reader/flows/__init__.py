"""All flows, in the order in which they are played."""

from . import after, approach, around, audit, board, nearest, page, practice, printing, start, tables, territories, text_field

FLOWS = [
    *start.FLOWS,
    *board.FLOWS,
    *text_field.FLOWS,
    *page.FLOWS,
    *after.FLOWS,
    *around.FLOWS,
    *approach.FLOWS,
    *nearest.FLOWS,
    *territories.FLOWS,
    *practice.FLOWS,
    *audit.FLOWS,
    *tables.FLOWS,
    *printing.FLOWS,
]
