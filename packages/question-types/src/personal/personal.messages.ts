/** Texts for staff about personal answers. */
export const messages = {
  kept: 'Answers are personal data. Reports only count them, no analysis reads them, and redacted files do not contain them.',
  notShown: 'These answers are personal data. They are only in the responses.',
  isPersonal: 'Answers are personal data',
  isPersonalHint:
    'For a name or a street, for example. Then reports only count the answers, and no analysis reads them.',
  country: 'Country',
  phoneCountry: 'For numbers without a country code. People can also give numbers of other countries.',
  postcodeCountry: 'Only postcodes of this country are accepted.',
};
