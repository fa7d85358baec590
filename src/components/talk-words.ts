import { msg, str } from '@lit/localize';
import type { Settings } from '../records/settings.js';
import { plural } from '../speech/describe/plural.js';
import { languageOf } from '../speech/languages/known-languages.js';
import type { RecogniserFault } from '../speech/recogniser.js';

/**
 * What the microphone is doing: closed, being made ready, open and waiting for someone, open while someone speaks, closed
 * while something is worked out, closed while Gridscribe speaks.
 */
export type TalkState = 'off' | 'preparing' | 'idle' | 'listening' | 'thinking' | 'speaking';

/** What the microphone is doing, for whoever looks. */
export function stateText(state: TalkState, talk: Settings['talk'], locale: string): string {
  switch (state) {
    case 'off':
      return msg('The microphone is off.', { id: 'talk.off' });
    case 'preparing':
      return msg('Getting ready to listen…', { id: 'talk.preparing' });
    case 'idle':
      return talk === 'word' ? callText(locale) : msg('Waiting for a move or a question.', { id: 'talk.idle' });
    case 'listening':
      return msg('Listening…', { id: 'talk.listening' });
    case 'thinking':
      return msg('Thinking…', { id: 'talk.thinking' });
    case 'speaking':
      return msg('Gridscribe speaks.', { id: 'talk.speaking' });
  }
}

function callText(locale: string): string {
  const word = wakeWord(locale);
  return msg(str`Waiting for “${word}”.`, { id: 'talk.idle.word' });
}

/** The word that calls Gridscribe, as it is written. */
export function wakeWord(locale: string): string {
  const [word = ''] = languageOf(locale).wakeWords;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Why Gridscribe cannot listen, and what to do. What can be said can always be typed. */
export function faultText(fault: RecogniserFault, locale: string): string {
  switch (fault) {
    case 'no-microphone':
      return msg(
        'No microphone can be used. Plug one in, or close the program that uses it, and press Talk again, or type.',
        { id: 'talk.no-microphone' },
      );
    case 'not-allowed':
      return msg(
        'The microphone is not allowed. Allow it for this page in the browser and press Talk again, or type.',
        { id: 'talk.not-allowed' },
      );
    case 'unplugged':
      return msg('The microphone is gone. Plug it in and press Talk again, or type.', { id: 'talk.unplugged' });
    case 'model-missing':
      return msg(
        'What is needed for listening is not on this device yet, and could not be fetched. Connect once and press Talk again, or type.',
        { id: 'talk.model-missing' },
      );
    case 'model-broken':
      return msg('What was fetched for listening is not whole. Press Talk to fetch it again, or type.', {
        id: 'talk.model-broken',
      });
    case 'crashed':
      return msg('Listening has stopped by itself. Press Talk to try again, or type.', { id: 'talk.crashed' });
    case 'network':
      return msg('The browser’s service for listening cannot be reached. Type, or choose another in the settings.', {
        id: 'talk.network',
      });
    case 'language': {
      const language = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
      return msg(
        str`Gridscribe cannot hear ${language}, and this browser has nothing on the device that can. Type, or use the dictation of your keyboard in the text field.`,
        { id: 'talk.language' },
      );
    }
    case 'unsupported':
      return msg('This browser cannot listen. Type, or use the dictation of your keyboard in the text field.', {
        id: 'talk.unsupported',
      });
  }
}

/** Why the microphone was closed when someone looked at something else. */
export const wasHidden = (): string =>
  msg('The microphone was closed when the page was hidden. Press Talk to go on.', { id: 'talk.hidden' });

/** How far the fetching is, in megabytes, and how long it will still take. */
export function progressText(loaded: number, total: number, seconds: number | null, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [done, all] = [number.format(loaded / 1e6), number.format(total / 1e6)];
  const size = msg(str`${done} of ${all} megabytes.`, { id: 'talk.fetching.size' });
  if (seconds === null) return size;
  const left = Math.max(1, Math.round(seconds));
  const time = plural(
    left,
    { spelling: false, verbosity: 'normal', locale },
    {
      one: () => msg(str`About ${left} second left.`, { id: 'talk.fetching.time.one' }),
      other: () => msg(str`About ${left} seconds left.`, { id: 'talk.fetching.time.other' }),
    },
  );
  return `${size} ${time}`;
}

/** What is said when hands-free begins, the first time. */
export function handsFreeText(talk: 'word' | 'open', locale: string): string {
  const word = wakeWord(locale);
  return talk === 'word'
    ? msg(str`I listen. Begin with “${word}”. To end it, say “microphone off” or press Talk.`, {
        id: 'talk.begun.word',
      })
    : msg('I listen, and ask about every move. To end it, say “microphone off” or press Talk.', {
        id: 'talk.begun.open',
      });
}
