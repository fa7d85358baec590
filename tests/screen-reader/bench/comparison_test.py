"""What becomes of messages in the comparison: spoken, overtaken, late or lost. Played before the flows."""

import unittest

from bench.comparison import compare


def line(kind, at, text='', announced=True):
    """A line of Orca's log."""
    return {'kind': kind, 'at': at, 'text': text, 'announced': announced}


def counted(given, *heard):
    """How many messages are spoken, overtaken, late and lost."""
    outcome = compare(given, heard)
    return outcome.spoken, outcome.overtaken, len(outcome.late), len(outcome.lost)


class Comparison(unittest.TestCase):
    """Times in seconds; the key that is answered comes first."""

    def test_spoken(self):
        self.assertEqual(counted([(10, 'C3, white.')], line('key', 9.8), line('spoken', 10.1, 'C3, white.')), (1, 0, 0, 0))

    def test_lost(self):
        heard = [line('key', 9.8), line('key', 11.2), line('spoken', 11.4, 'C4, white.')]
        self.assertEqual(counted([(10, 'C3, white.')], *heard), (0, 0, 0, 1))

    def test_the_words_of_a_dialog_stand_amid_others(self):
        dialog = line('spoken', 10.2, 'End the game? dialog Given up by Pawn A.', announced=False)
        self.assertEqual(counted([(10, 'End the game?')], line('key', 9.8), dialog), (1, 0, 0, 0))

    def test_the_same_text_given_again_is_not_the_first_come_late(self):
        heard = [line('key', 9.8), line('key', 10.2), line('dropped', 10.2, 'D2 is empty.'), line('spoken', 10.5, 'D2 is empty.')]
        self.assertEqual(counted([(10, 'D2 is empty.'), (10.35, 'D2 is empty.')], *heard), (1, 1, 0, 0))

    def test_a_letter_is_not_said_by_a_cell_or_by_a_sentence_with_that_letter(self):
        heard = [
            line('key', 9.8),
            line('key', 10.2),
            line('dropped', 10.2, 'E'),
            line('spoken', 10.4, 'E3, empty.', announced=False),
            line('key', 10.9),
            line('spoken', 11.2, 'Column E: rest empty.'),
        ]
        self.assertEqual(counted([(10, 'E'), (11, 'Column E: rest empty.')], *heard), (1, 1, 0, 0))
