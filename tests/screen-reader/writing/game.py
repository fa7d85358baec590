"""A whole game as a Markdown file: a table for each scene, a row for each key."""

from .keys import key_name


def cell(text):
    """A text as the content of a table's cell."""
    return text.replace('|', '\\|').strip()


def row(heard):
    """What one key gave as a row of the table."""
    braille = cell(heard.braille or '')
    # Text cursors and marks of state are dots of their own on a display.
    return f'| {cell(key_name(heard.key))} | {cell(heard.text)} | {f"`{braille}`" if braille else ""} |'


def game_text(game, scenes):
    """The file of a game. `scenes`: what was heard in each of its scenes."""
    lines = [f'# {game.title}', '', *game.introduction]
    for scene, heard in zip(game.scenes, scenes, strict=True):
        lines += ['', f'## {scene.title}', '']
        if scene.text:
            lines += [scene.text, '']
        lines += ['| Key | Spoken | Braille line |', '| --- | --- | --- |', *map(row, heard)]
    every = [one for heard in scenes for one in heard]
    words = sum(len(one.text.split()) for one in every)
    return '\n'.join([*lines, '', f'In all {len(every)} keys, and {words} words spoken.', ''])
