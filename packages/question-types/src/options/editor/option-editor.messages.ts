const SHOWN = 5;

/** Texts for staff about the settings of options. */
export const messages = {
  menu: (name: string) => `Settings of ${name}`,
  other: 'Other, please say',
  personal: 'Its words are personal data',
  exclusive: 'None of these',
  keepAtStart: 'Keep at the start',
  keepAtEnd: 'Keep at the end',
  showIf: 'Show only if …',
  isOther: 'People can write their own words.',
  isPersonal: 'The words are personal data: they are masked in exports, and no analysis reads them.',
  isExclusive: 'Choosing it clears the other choices.',
  stays: { start: 'Stays at the start.', end: 'Stays at the end.' },
  conditions: (count: number) =>
    count === 1 ? 'Shown only if a condition is met.' : `Shown only if ${count} conditions are met.`,
  carried: (labels: readonly string[]) => {
    const more = labels.length - SHOWN;
    return `From the earlier question: ${labels.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  },
  settings: 'How options are offered',
  order: 'Order',
  orders: { given: 'As in this list', alphabetical: 'Alphabetical', shuffled: 'Shuffled for each person' },
  least: 'At least',
  most: 'At most',
  anyNumber: 'Any number',
  source: 'Take options from',
  ownOnly: 'Nowhere: only the list above',
  which: 'Which of them',
  whichOnes: { picked: 'Those that the person picked', not_picked: 'Those that the person did not pick' },
  question: (number: number, title: string) => `Q${number}: ${title}`,
  untitled: 'no title yet',
  goneQuestion: 'A question that is no longer above',
  inWords: {
    exactly: (least: number) => `People choose ${least}.`,
    between: (least: number, most: number) => `People choose ${least} to ${most}.`,
    atLeast: (least: number) => `People choose at least ${least}.`,
    atMost: (most: number) => `People choose at most ${most}.`,
    alphabetical: 'The options are in alphabetical order.',
    shuffled: 'The order is shuffled for each person.',
    picked: (name: string) => `It offers what the person picked in “${name}”.`,
    not_picked: (name: string) => `It offers what the person did not pick in “${name}”.`,
    skipped: 'Without any, the question is skipped.',
    without: 'Without script, people see the order of this list.',
  },
} as const;
