"""Another language: at once, and the whole of a short game in German. What Orca adds of its own stays English at this desk."""

from listening.flow import Flow, step

from .keys import go_to


def pick(cell, *answer, within20=''):
    """The keys that pick a cell, and the answer to it in German."""
    return [*go_to(cell), step('Return', *answer, braille=answer[0][:40], within20=within20)]


def move(start, end, block, *after):
    """A whole move of Isolation, as it is asked and said in German."""
    return [
        *pick(end, f'{start} nach {end}. Welches Feld wird gesperrt?', within20=f'{start} nach {end}.'),
        *pick(block, f'{start} nach {end}, sperrt {block}.', *after, within20=f'{start} nach {end}, '),
    ]


TO_GERMAN = [
    step('Tab', 'Gridscribe', 'link'),
    step('Tab', 'Help', 'link'),
    step('Tab', 'Settings', 'link'),
    step('Return', 'Settings', 'heading level 1'),
    step('Tab', 'I listen with my screen reader.'),
    step('Tab', 'The language of the device.'),
    step('r', 'English'),
    step('r', 'Deutsch'),
    step('space', 'selected', never=('not selected',)),
]

# Back from the language to the first page, and on to a small board; the old words must not be there any more.
NEW_GAME = [
    step('shift+Tab', 'Wie wird Gridscribe verwendet?', 'Ich höre mit meinem Screenreader.'),
    step('shift+Tab', 'Einstellungen', 'link', braille='Einstellungen'),
    step('shift+Tab', 'Hilfe', 'link', braille='Hilfe'),
    step('shift+Tab', 'Gridscribe', 'link'),
    step('Return', 'Gridscribe', braille='Gridscribe'),
    step('Tab', 'Isolation', 'link'),
    step('Return', 'Neues Spiel: Isolation', 'heading level 1', braille='Neues Spiel: Isolation'),
    step('Tab', 'Brett', '5 mal 5, das übliche', 'selected radio button'),
    # In focus mode: the radio buttons to which R leads are still those of the settings, for Orca.
    step('Insert+a', 'Focus mode'),
    step('Down', '3 mal 3, ein kurzes Spiel', 'selected', never=('not selected',)),
    step('Tab', 'Wer beginnt?', 'Figur A.', 'selected radio button'),
    step('Tab', 'Auslosen', 'button', braille='Auslosen'),
    step('Tab', 'Namen', 'collapsed'),
    step('Tab', 'Spiel beginnen', 'button', braille='Spiel beginnen'),
    step('Return', 'Figur A ist am Zug. Ziehen, dann ein Feld sperren.', within20='Figur A ist am Zug.'),
    step('Tab', '3 rows 3 columns', 'A1, leer.', 'B1, Figur A.', never=('empty', 'pawn')),
]

LANGUAGE = Flow('Another language, at once', [*TO_GERMAN, step('Tab', 'Mehr')])

WHOLE_GAME = Flow(
    'Another language: a whole game in German, 3 by 3, with questions',
    [
        *TO_GERMAN,
        *NEW_GAME,
        *move('B1', 'A2', 'C2', 'Figur B ist am Zug.'),
        step('o', 'Rund um C2:', 'Rand rechts', within20='Rund um C2:', never=('edge', 'Around')),
        step('m', 'Zug 1, Figur A: B1 nach A2, sperrt C2.', within20='Zug 1, Figur A:'),
        *move('B3', 'C3', 'B2', 'Figur A ist am Zug.'),
        *pick('B1', 'A2 nach B1. Welches Feld wird gesperrt?', within20='A2 nach B1.'),
        step('BackSpace', 'Figur A ist am Zug.', within20='Figur A ist am Zug.'),
        *pick('C2', 'B2 ist gesperrt. Einen anderen Weg nehmen.', within20='B2 ist gesperrt.'),
        step('n', '2 Felder sind gesperrt.', '5 Felder sind leer.', braille='2 Felder sind gesperrt.'),
        *move('A2', 'A3', 'A2', 'Figur B ist am Zug.'),
        *pick('B3', 'C3 nach B3. Welches Feld wird gesperrt?', within20='C3 nach B3.'),
        *pick('A1', 'C3 nach B3, sperrt A1.', 'Figur B gewinnt.', 'Figur A kann nicht ziehen.'),
        step('p', 'Zug 1, Figur A:', 'Zug 2, Figur B:', 'Zug 4, Figur B: C3 nach B3, sperrt A1.', within20='Zug 1, Figur A:'),
    ],
)

FLOWS = [LANGUAGE, WHOLE_GAME]
