/** Scripts that are written from right to left. `Intl.Locale`'s own `textInfo` would need newer browsers. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/**
 * In which direction a language is written, for the document's `dir`.
 * @param locale a BCP 47 tag; one that is malformed counts as written from left to right
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(locale).maximize();
    return script !== undefined && rightToLeft.includes(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
