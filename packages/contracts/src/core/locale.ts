/** The council's country follows from its time zone: English is written differently there. */
const englishByZone: readonly (readonly [RegExp, string])[] = [
  [/^(America|US)\//, 'en-US'],
  [/^Pacific\/(Honolulu|Guam|Pago_Pago|Saipan)$/, 'en-US'],
  [/^Australia\//, 'en-AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'en-NZ'],
];

const englishOf = (timeZone: string): string => englishByZone.find(([zone]) => zone.test(timeZone))?.[1] ?? 'en-GB';

/**
 * The locale for dates and numbers: a language as it is written in a council's country. Arabic with the digits that people
 * type into number fields, since receipts and addresses have the same.
 */
export const localeOf = (language: string, timeZone = ''): string => {
  if (language === 'en') return englishOf(timeZone);
  return language === 'ar' ? 'ar-u-nu-latn' : language;
};

/** How a language is read. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (/^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr');
