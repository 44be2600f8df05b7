export const messages = {
  title: 'How many responses count',
  none: 'All responses count, until the survey closes.',
  open: 'Set a limit',
  close: 'Close',
  responses: 'The first so many responses count',
  responsesHelp:
    'When they have arrived, the survey says that it is full. A response that arrives later is stored, marked, and not counted.',
  noLimit: 'No limit',
  quotas: 'Quotas by answer',
  quotasHelp:
    'At most so many responses count that chose an answer. When they have arrived, people who choose it are told that the survey is full for them, and are asked nothing more. In a recurring campaign, each round counts by itself.',
  noOptions: 'A quota needs a question with options: Dropdown or Multi-Select.',
  quota: (number: number) => `Quota ${number}`,
  answer: 'Answer',
  atMost: 'At most',
  option: (number: number, title: string, option: string) => `Q${number}: ${title.slice(0, 40)}: ${option}`,
  untitled: 'no title yet',
  gone: 'An option that was removed',
  add: 'Add a quota',
  remove: (number: number) => `Remove quota ${number}`,
  fullText: 'Text when the survey is full (optional)',
  fullTextHelp: 'Shown below the standard words, with the title of the survey.',
} as const;
