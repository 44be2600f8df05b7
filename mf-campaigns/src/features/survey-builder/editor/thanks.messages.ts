export const thanksMessages = {
  text: 'Your own words (optional)',
  textHelp: 'Residents read this below our thank-you, for example what happens next.',
  links: 'Links (optional, 3 at most)',
  label: (number: number) => `Text of link ${number}`,
  labelExample: 'See the plans',
  address: (number: number) => `Address of link ${number}`,
  addressProblem: 'Enter an address that begins with https://, such as https://www.example.org/plans.',
  add: 'Add a link',
  remove: (number: number) => `Remove link ${number}`,
} as const;
