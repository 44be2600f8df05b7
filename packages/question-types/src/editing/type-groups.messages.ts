/** The headings of the list where staff choose a type, in its order. */
export const messages = {
  choose: 'Choose',
  rate: 'Rate and rank',
  write: 'Write',
  numbers: 'Numbers and dates',
  places: 'Places',
  person: 'About the person',
} as const;
