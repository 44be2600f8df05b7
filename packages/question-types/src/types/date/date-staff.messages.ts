/** Texts for staff. */
export const messages = {
  kind: 'People give',
  kinds: { date: 'A date', time: 'A time', datetime: 'A date and a time' },
  earliest: 'Earliest',
  latest: 'Latest',
  optional: 'Leave empty for any.',
  from: (bound: string) => `from ${bound}`,
  to: (bound: string) => `to ${bound}`,
  noSuchDay: 'has an earliest or latest day that is in no calendar',
  emptyRange: 'has an earliest day or time that is after the latest one',
  noAnswers: 'No answers yet.',
  base: (answered: number) => `From ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}.`,
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
