"""What is needed for a table: sheets to print, and the kit by touch and by ear."""

from listening.flow import Flow, step

# From the first page to the links of what is needed for a table.
TO_THE_KIT = [
    step('h', 'Gridscribe', 'heading level 1'),
    step('h', 'Games', 'heading level 2'),
    step('h', 'Your records', 'heading level 2'),
    step('shift+Tab', 'Kit by touch and by ear', 'link', braille='Kit by touch and by ear'),
]

PRINT = Flow(
    'Printing: another game, one sheet less, another paper, large print',
    [
        *TO_THE_KIT,
        step('shift+Tab', 'Print the kit', 'link', braille='Print the kit'),
        step('Return', 'Print', 'heading level 1', braille='Print'),
        step('x', 'Isolation', 'check box checked'),
        # How many pages there are is said at once: later it would come amid the next choice.
        step('space', 'not checked', 'Nothing is chosen yet.', braille='Nothing is chosen yet.'),
        step('x', 'Approach or withdraw', 'not checked'),
        step('space', 'checked', '6 pages.', braille='6 pages.', never=('not checked',)),
        step('r', 'A4.', 'selected radio button', never=('pages',)),
        step('r', 'A5.', 'not selected radio button'),
        step('space', 'selected', '8 pages.', braille='8 pages.', never=('not selected',)),
        step('x', 'Large print', 'not checked'),
        step('space', 'checked', 'pages.', never=('not checked',)),
        step('b', 'Print', 'button', braille='Print'),
    ],
)

KIT = Flow(
    'The kit by touch and by ear: a sheet read and saved',
    [
        *TO_THE_KIT,
        step('Return', 'Kit by touch and by ear', 'heading level 1', braille='Kit by touch and by ear'),
        step('Tab', 'Game', 'Isolation.', 'selected radio button'),
        step('Down', 'Territories.', 'not selected radio button'),
        step('space', 'selected', never=('not selected',)),
        step('Tab', 'Territories: Set-up card', 'collapsed'),
        step('space', 'expanded'),
        step('Tab', 'Territories: Set-up card', 'region', braille='Territories: Set-up card'),
        step('Down', '12 terrain tiles of four squares each.', braille='12 terrain tiles of four squares each'),
        step('Tab', 'Save as text Territories: Set-up card', 'button', braille='Save as text Territories: Set-up card'),
        # The browser says on its own what it has fetched.
        step('Return', 'Saved as text: Territories: Set-up card.'),
    ],
)

BRAILLE_FILE = Flow(
    'The kit by touch and by ear: the braille file',
    [
        *TO_THE_KIT,
        step('Return', 'Kit by touch and by ear', 'heading level 1'),
        step('2', 'To read and to send', 'heading level 2'),
        step('2', 'For the host alone', 'heading level 2', braille='For the host alone'),
        step('2', 'Braille file', 'heading level 2', braille='Braille file'),
        step('b', 'Save the braille file (BRF)', 'button', braille='Save the braille file (BRF)'),
        step('Return', 'The braille file is saved.'),
    ],
)

FLOWS = [PRINT, KIT, BRAILLE_FILE]
