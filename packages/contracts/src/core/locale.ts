/** The council's country is derived from its time zone: English formats differ by country. */
const englishByZone: readonly (readonly [RegExp, string])[] = [
  [/^(America|US)\//, 'en-US'],
  [/^Pacific\/(Honolulu|Guam|Pago_Pago|Saipan)$/, 'en-US'],
  [/^Australia\//, 'en-AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'en-NZ'],
];

const englishOf = (timeZone: string): string => englishByZone.find(([zone]) => zone.test(timeZone))?.[1] ?? 'en-GB';

/** The digits that a language uses by default. `latn` for a tag that is not valid. */
const digitsOf = (language: string): string => {
  try {
    return new Intl.NumberFormat(language).resolvedOptions().numberingSystem;
  } catch {
    return 'latn';
  }
};

/**
 * The locale for dates and numbers: a language with the formats of a council's country. Every language uses Western
 * digits, because people type these into number fields, and receipts and addresses have them.
 */
export const localeOf = (language: string, timeZone = ''): string => {
  if (language === 'en') return englishOf(timeZone);
  return language.startsWith('ar') || digitsOf(language) !== 'latn' ? `${language}-u-nu-latn` : language;
};

/** Scripts that are written from right to left. Not every browser says it by `Intl.Locale`. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The script that a language is usually written in. Null for a tag that is not valid. */
const scriptOf = (tag: string): string | null => {
  try {
    return new Intl.Locale(tag).maximize().script ?? null;
  } catch {
    return null;
  }
};

/** The writing direction of a language, by its script: `pa` is written to the right, `pa-Arab` to the left. */
export const directionOf = (language: string): 'rtl' | 'ltr' =>
  rightToLeft.has(scriptOf(language) ?? '') ? 'rtl' : 'ltr';
