import { viewBoard } from '../../rules/known-games.js';
import { languageOf } from '../languages/known-languages.js';
import { digits, letters } from '../languages/types.js';
import type { Scene } from '../recogniser.js';

/** What may be said now, as hints for a recogniser that knows nothing of boards: every cell in spelling words, and the commands. */
export function likelyPhrases({ state, commands, locale, wakeWord }: Scene): string[] {
  const language = languageOf(locale);
  const { columns, rows } = viewBoard(state);
  const cells = letters
    .slice(0, columns)
    .flatMap((letter) =>
      digits.slice(0, rows).map((digit) => `${language.spelling[letter]} ${language.digits[digit]}`),
    );
  // A template with an argument is no phrase, and its cells are there already.
  const sayings = commands.flatMap((id) => language.commands[id].said.filter((said) => !said.includes('{')));
  return [...(wakeWord ? language.wakeWords.slice(0, 1) : []), ...cells, ...sayings];
}
