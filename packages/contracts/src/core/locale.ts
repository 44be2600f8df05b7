/** The council's country is derived from its time zone: English formats differ by country. */
const englishByZone: readonly (readonly [RegExp, string])[] = [
  [/^(America|US)\//, 'en-US'],
  [/^Pacific\/(Honolulu|Guam|Pago_Pago|Saipan)$/, 'en-US'],
  [/^Australia\//, 'en-AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'en-NZ'],
];

const englishOf = (timeZone: string): string => englishByZone.find(([zone]) => zone.test(timeZone))?.[1] ?? 'en-GB';

/**
 * The locale for dates and numbers: a language with the formats of a council's country. Arabic uses Western digits,
 * because people type these into number fields, and receipts and addresses have them.
 */
export const localeOf = (language: string, timeZone = ''): string => {
  if (language === 'en') return englishOf(timeZone);
  return language === 'ar' ? 'ar-u-nu-latn' : language;
};

/** The writing direction of a language. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (/^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr');
