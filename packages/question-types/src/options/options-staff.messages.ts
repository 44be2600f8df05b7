/** Texts about the settings of options: in the survey check, editors, results and exports. */
export const messages = {
  inWords: (title: string, label: string) => `${title}: ${label} (in words)`,
  severalOthers: 'has more than one option with own words; one is enough',
  otherAndNone: 'has an option with own words that excludes the other options; it can be only one of both',
  leastAboveMost: (least: number, most: number) => `asks for at least ${least} options and at most ${most}`,
  leastAboveOptions: (least: number, options: number) =>
    `asks for at least ${least} options, and has ${options} to choose`,
  ofOption: (label: string, text: string) => `has an option “${label}” that ${text}`,
  sourceMissing: 'takes its options from a question that no longer exists',
  sourceLater: 'takes its options from a question that comes later',
  sourceWithoutOptions: 'takes its options from a question without options',
  sourceWithoutPictures: 'needs pictures, and takes its options from a question without pictures',
  sourceNeverShown: (name: string) => `takes what people picked in ${name}, which is never shown: no option can remain`,
  neverOffered: 'is never offered: its condition can never be met',
  nothingRemains: 'has no option that can remain: none of their conditions can be met',
};
