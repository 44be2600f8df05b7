/** Texts for staff. */
export const messages = {
  belowOne: 'has a range that begins below 1',
  emptyRange: 'has a range whose minimum is not below its maximum',
  span: (min: number, max: number) => `${min} to ${max}`,
  minimum: 'Minimum',
  maximum: 'Maximum',
  labels: 'Labels',
  labelOf: (value: number) => `Label of ${value}`,
  optional: 'optional',
  noAnswers: 'No answers yet.',
  average: (average: string, min: number, max: number, answered: number) =>
    `Average ${average} on a scale from ${min} to ${max}, from ${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}.`,
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};
