/** Texts for staff. */
export const messages = {
  labelsHint: 'The labels are shown to people and appear when viewing responses.',
  noAnswers: 'No answers yet.',
  average: (average: number, answered: number, satisfied: number) =>
    `Average ${average.toFixed(1)} of 5, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}. ${satisfied}% are satisfied (4 or 5).`,
  satisfied: 'satisfied (4 or 5)',
  averageOf: 'average of 5',
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
