/** The council's country follows from its time zone: English is written differently there. */
const englishByZone: readonly (readonly [RegExp, string])[] = [
  [/^(America|US)\//, 'en-US'],
  [/^Pacific\/(Honolulu|Guam|Pago_Pago|Saipan)$/, 'en-US'],
  [/^Australia\//, 'en-AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'en-NZ'],
];

const localeOf = (language: string, timeZone: string): string =>
  language === 'en' ? (englishByZone.find(([zone]) => zone.test(timeZone))?.[1] ?? 'en-GB') : language;

/** A moment by the clock of a council: the month in words, in the order of its country, with the time zone. */
export const formatMoment = (moment: string, language: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(localeOf(language, timeZone), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment));
