/** Texts for staff. */
export const messages = {
  labelsHint: 'The labels are shown to people and appear when viewing responses.',
  noAnswers: 'No answers yet.',
  average: (average: number, answered: number, satisfied: number, upper: string) =>
    `Average ${average.toFixed(1)} of 5, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}. ${satisfied}% ${upper}.`,
  satisfied: 'satisfied (4 or 5)',
  /** The labels of 4 and 5, where the scale is about something else. */
  upperLabels: (four: string, five: string) => `“${four}” or “${five}”`,
  averageOf: 'average of 5',
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
