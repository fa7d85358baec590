import { isShortcut, isThirdLevel, type Press } from './board-keys.js';

/** The character that a press types; null for a key that types none, and for a shortcut. */
export function typedCharacter(press: Press): string | null {
  const isOurs = isThirdLevel(press) || !(press.ctrlKey || isShortcut(press));
  return isOurs && press.key.length === 1 ? press.key : null;
}
