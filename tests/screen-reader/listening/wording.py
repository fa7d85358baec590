"""What no sentence may have in it, whatever it says."""

import re

# The same word twice, side by side. A word has two letters at least: in “A a2” or “2 2” are coordinates and numbers.
_DOUBLED = re.compile(r'\b([^\W\d_]{2,}) \1\b', re.IGNORECASE)
# Signs alone between spaces, which a voice either skips or calls by a name that nobody wants to hear. A dash or a dot between
# two words, as in the title of a window, is a pause.
_LONE_SIGNS = re.compile(r'(?<!\S)(?!(?<=\w )[–—•] \w)[^\w\s]+(?!\S)')
# What a program has left in place of a word.
_UNFILLED = re.compile(r'\$?\{\w*\}|\[object \w+\]|\b(?:undefined|NaN|null)\b')


def oddities(sentence):
    """What is wrong with the words of something spoken, in sentences; empty if nothing is."""
    doubled = [f'"{found[0]}" has a doubled word.' for found in _DOUBLED.finditer(sentence)]
    lone = [f'"{found[0]}" stands alone in "{sentence}".' for found in _LONE_SIGNS.finditer(sentence)]
    unfilled = [f'"{found[0]}" stands for a word in "{sentence}".' for found in _UNFILLED.finditer(sentence)]
    return doubled + lone + unfilled
