"""What counts as a fault of what is heard. Played before the flows."""

import unittest

from listening.flow import step
from listening.log import Heard, Sentence
from listening.wording import oddities


def heard(*spoken, braille=None):
    """What a key gave."""
    return Heard('t', [Sentence(text, 100, True) for text in spoken], braille)


class Wording(unittest.TestCase):
    """Sentences that are wrong whatever they say."""

    def test_a_doubled_word(self):
        self.assertEqual(len(oddities('Pawn pawn A moves.')), 1)
        self.assertEqual(len(oddities('Zug für für Weiß.')), 1)

    def test_coordinates_names_and_numbers_that_come_twice(self):
        for sentence in ('A a2', 'White 2 2', 'B2 B2', 'C1 to C1', 'row 2. row 2'):
            self.assertEqual(oddities(sentence), [], sentence)

    def test_signs_alone(self):
        for sentence in ('.', ' , ', 'C3 . Empty', '– C3', '“”'):
            self.assertEqual(len(oddities(sentence)), 1, sentence)

    def test_signs_beside_words(self):
        self.assertEqual(oddities('“hocus pocus” is not understood. Enter (or Space): 8-by-6 squares, A1–B2. Help – Gridscribe — Mozilla Firefox'), [])

    def test_what_is_left_in_place_of_a_word(self):
        for sentence in ('Move {0} of 4', '${name} wins', 'undefined wins', 'NaN cells', 'Pawn null', '[object Map]'):
            self.assertEqual(len(oddities(sentence)), 1, sentence)

    def test_a_word_that_only_holds_such_a_word(self):
        self.assertEqual(oddities('Nan annulled it. Null Zellen sind gesperrt.'), [])

    def test_each_sentence_of_a_step_is_looked_at(self):
        self.assertEqual(len(step('t', 'White').faults(heard('White’s turn.', 'the the end'))), 1)


class Twice(unittest.TestCase):
    """What is spoken more than once."""

    def test_a_sentence_of_ours(self):
        self.assertEqual(len(step('t').faults(heard('White’s turn.', 'White’s turn.'))), 1)

    def test_a_sentence_of_the_browser(self):
        saved = 'notification Download complete: Set-up card.txt.'
        self.assertEqual(step('t').faults(heard(saved, saved)), [])


class Braille(unittest.TestCase):
    """What has to stand within the first cells of the braille line."""

    def test_the_place_that_has_the_focus_with_what_is_on_it(self):
        self.assertEqual(step('b').faults(heard(braille='B3, white site, not awarded')), [])
        self.assertEqual(step('b').faults(heard(braille='E1 and F1, no trunk')), [])
        self.assertEqual(len(step('b').faults(heard(braille='B3, a site that white has placed'))), 1)

    def test_a_message_pans(self):
        self.assertEqual(step('b').faults(heard(braille=' G1 and H1, starting trunk. The land is complete.')), [])

    def test_what_a_step_wants_there(self):
        self.assertEqual(step('m', within20='C1 to B2').faults(heard(braille=' C1 to B2, blocks C1.')), [])
        late = heard(braille=' Move 1, pawn A: C1 to B2, blocks C1.')
        self.assertEqual(len(step('m', within20='C1 to B2').faults(late)), 1)
        self.assertFalse(step('m', within20='C1 to B2').is_heard(late))
