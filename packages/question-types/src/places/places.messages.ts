/** Texts for staff about places and postcodes. */
export const messages = {
  outside: 'Outside the areas',
  notInTable: 'Not in the table',
  district: (name: string) => `${name} (district)`,
  base: (answered: number) =>
    `Percent of the ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'} who answered.`,
  noMap: 'has no map yet: choose one of your council, or upload one in the settings',
  foreignMap: 'has a map that is not among the files of your council: choose one of its maps',
  foreignTable: 'has a table of postcodes that is not among the files of your council: choose its table',
  noAnswers: 'No answers yet.',
  answer: 'Area',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
  byDistrict: 'By district',
  districtColumn: 'District',
  postcodeColumn: 'Postcode',
  pointColumn: 'Latitude, longitude',
  planPointColumn: 'Percent from the left, percent from the top',
  whereColumn: 'Where exactly',
  settingsOf: { area: 'area only', near: 'about 100 m', exact: 'about 10 m' },
  conditionOnPostcode:
    'Conditions cannot ask for the ward: it is looked up only after the answers are sent. To ask by ward, use a question of the type Place on a Map, or a list of your wards.',
  keepsWard: 'ward and district only',
  keepsAll: 'postcode, ward and district',
} as const;

/** Texts of the map of a result. */
export const mapMessages = {
  label: 'Map of the answers. The bars below have the same figures.',
  area: (name: string, count: number) => `${name}: ${count.toLocaleString('en')}`,
  shades: 'Stronger colours mean more answers.',
  squares: 'Circles count the places in one square of the map.',
  hidden: (count: number, least: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'place is' : 'places are'} not shown, because fewer than ${least} people chose their square.`,
} as const;
