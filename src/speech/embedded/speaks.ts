/**
 * Whether the recogniser on the device knows the sounds of a language.
 * @param locale a BCP 47 tag
 */
export const embeddedSpeaks = (locale: string): boolean => locale.split('-')[0] === 'en';
