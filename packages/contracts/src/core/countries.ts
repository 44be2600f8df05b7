/** @file The countries whose postcodes and phone numbers we can read. */

export const countryIds = [
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'AT',
  'BE',
  'CH',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
] as const;
export type Country = (typeof countryIds)[number];

/** Time zones by country. The first word of a zone names its continent: America needs the cities. */
const zones: readonly (readonly [RegExp, Country])[] = [
  [/^Europe\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Whitehorse|Yellowknife)$/, 'CA'],
  [/^(America|US)\/|^Pacific\/Honolulu$/, 'US'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'NZ'],
  [/^Europe\/Vienna$/, 'AT'],
  [/^Europe\/Brussels$/, 'BE'],
  [/^Europe\/Zurich$/, 'CH'],
  [/^Europe\/(Berlin|Busingen)$/, 'DE'],
  [/^Europe\/Copenhagen$/, 'DK'],
  [/^(Europe\/Madrid|Atlantic\/Canary)$/, 'ES'],
  [/^Europe\/Helsinki$/, 'FI'],
  [/^Europe\/Paris$/, 'FR'],
  [/^Europe\/Rome$/, 'IT'],
  [/^Europe\/Amsterdam$/, 'NL'],
  [/^Europe\/Oslo$/, 'NO'],
  [/^Europe\/Warsaw$/, 'PL'],
  [/^(Europe\/Lisbon|Atlantic\/(Madeira|Azores))$/, 'PT'],
  [/^Europe\/Stockholm$/, 'SE'],
];

/** The country of a council, by its time zone. The United Kingdom when we cannot say. */
export const countryOfZone = (timezone: string): Country => zones.find(([zone]) => zone.test(timezone))?.[1] ?? 'GB';
