import type { Wording } from './wording.js';

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  let found = rules.get(locale);
  if (!found) {
    found = new Intl.PluralRules(locale);
    rules.set(locale, found);
  }
  return found;
}

/** One message a plural category; categories that a language does not tell apart may be left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, () => string>> & { other: () => string };

/** The message for a count, by the plural rule of the wording's locale. */
export function plural(count: number, wording: Wording, forms: PluralForms): string {
  const form = forms[rulesOf(wording.locale ?? 'en').select(count)] ?? forms.other;
  return form();
}
