/** Texts for staff who edit a question for a postcode. */
export const messages = {
  keeps: 'What is kept',
  ward: 'Ward and district',
  all: 'Postcode, ward and district',
  wardHint: 'The ward is looked up when an answer arrives, and the postcode is not kept. The page says so.',
  allHint: 'The whole postcode is personal data: no analysis reads it, and redacted files contain the ward only.',
  noTable:
    'Your council has no table of postcodes, so the whole postcode is kept. An administrator can upload a table in the settings, under Maps and postcodes.',
  older: 'This question keeps the whole postcode. Your council has a table of postcodes.',
  use: 'Keep the ward only',
  newer: 'Your council has a newer table of postcodes.',
  useNewer: 'Use the newer table',
  table: (name: string, areas: number) => `Table: ${name}, ${areas} wards`,
} as const;
