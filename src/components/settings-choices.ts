import { msg } from '@lit/localize';
import { type Locale, locales, type Settings, voiceRates, voiceVolumes } from '../records/settings.js';

/** The settings of which one of several is chosen. */
export type Choices = Pick<
  Settings,
  'locale' | 'verbosity' | 'voiceRate' | 'voiceVolume' | 'confirm' | 'readBefore' | 'theme' | 'board'
>;

/** A setting's question and its answers. */
export interface Choice<Value> {
  legend: string;
  /** `lang` where an answer is not in the active language. */
  choices: { value: Value; label: string; lang?: string }[];
}

/** Each language in its own words: whoever cannot read the active one finds theirs. */
const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

const locale = (): Choice<Settings['locale']> => ({
  legend: msg('Language', { id: 'settings.locale' }),
  choices: [
    { value: 'auto', label: msg('The language of the device', { id: 'settings.locale.auto' }) },
    ...locales.map((value) => ({ value, label: languageNames[value], lang: value })),
  ],
});

const verbosity = (): Choice<Settings['verbosity']> => ({
  legend: msg('How much is said', { id: 'settings.verbosity' }),
  choices: [
    { value: 'brief', label: msg('Brief', { id: 'settings.verbosity.brief' }) },
    { value: 'normal', label: msg('Normal', { id: 'settings.verbosity.normal' }) },
    { value: 'full', label: msg('Full, with shapes', { id: 'settings.verbosity.full' }) },
  ],
});

const percents = (values: readonly number[], locale: string): Choice<number>['choices'] =>
  values.map((value) => ({ value, label: new Intl.NumberFormat(locale, { style: 'percent' }).format(value) }));

const voiceRate = (locale: string): Choice<Settings['voiceRate']> => ({
  legend: msg('Speed of the voice', { id: 'voice.rate' }),
  choices: percents(voiceRates, locale),
});

const voiceVolume = (locale: string): Choice<Settings['voiceVolume']> => ({
  legend: msg('Loudness of the voice', { id: 'voice.volume' }),
  choices: percents(voiceVolumes, locale),
});

const confirm = (): Choice<Settings['confirm']> => ({
  legend: msg('Ask whether a move is right', { id: 'settings.confirm' }),
  choices: [
    { value: 'always', label: msg('Always', { id: 'settings.confirm.always' }) },
    { value: 'unsure', label: msg('When it is unsure', { id: 'settings.confirm.unsure' }) },
    { value: 'never', label: msg('Never', { id: 'settings.confirm.never' }) },
  ],
});

const readBefore = (): Choice<Settings['readBefore']> => ({
  legend: msg('Read before each turn', { id: 'settings.read-before' }),
  choices: [
    { value: 'nothing', label: msg('Nothing', { id: 'settings.read-before.nothing' }) },
    { value: 'last', label: msg('The last move', { id: 'settings.read-before.last' }) },
    { value: 'log', label: msg('The whole log', { id: 'settings.read-before.log' }) },
  ],
});

const theme = (): Choice<Settings['theme']> => ({
  legend: msg('Light or dark', { id: 'settings.theme' }),
  choices: [
    { value: 'auto', label: msg('As the device', { id: 'settings.theme.auto' }) },
    { value: 'light', label: msg('Light', { id: 'settings.theme.light' }) },
    { value: 'dark', label: msg('Dark', { id: 'settings.theme.dark' }) },
  ],
});

const board = (): Choice<Settings['board']> => ({
  legend: msg('How the board is built', { id: 'settings.board.kind' }),
  choices: [
    { value: 'auto', label: msg('As fits the device', { id: 'settings.board.auto' }) },
    { value: 'grid', label: msg('A grid, for arrow keys', { id: 'settings.board.grid' }) },
    { value: 'buttons', label: msg('Buttons, for touch', { id: 'settings.board.buttons' }) },
  ],
});

const all: { [Name in keyof Choices]: (locale: string) => Choice<Settings[Name]> } = {
  locale,
  verbosity,
  voiceRate,
  voiceVolume,
  confirm,
  readBefore,
  theme,
  board,
};

/** One setting's question and answers, in the active language, which is told as a BCP 47 tag. */
export const choicesOf = <Name extends keyof Choices>(name: Name, locale: string): Choice<Settings[Name]> =>
  all[name](locale);
