/** Texts for staff. */
export const messages = {
  kind: 'People choose',
  kinds: { choice: 'One of the columns', rating: 'A number' },
  rows: 'Rows:',
  columns: 'Columns:',
  steps: 'Numbers from 1 to',
  lowest: 'Words at 1',
  highest: (steps: number) => `Words at ${steps}`,
  optional: 'optional',
  everyRow: 'Every row needs an answer',
  everyRowHint: 'Otherwise one row is enough.',
  everyRowUnused: 'This counts when the question is required. Now people can leave rows out.',
  noRows: 'has no rows',
  blankRow: 'has a row without a label',
  twinRows: 'has two rows with the same label',
  fewColumns: 'needs at least two columns',
  blankColumn: 'has a column without a label',
  twinColumns: 'has two columns with the same label',
  tooManyRows: (most: number) => `has more than ${most} rows, which nobody answers with care`,
  noAnswers: 'No answers yet.',
  base: (answered: number) =>
    `From ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'}. Percent of those who answered the row.`,
  stepsFrom: (first: number, last: number) => {
    if (first === last) return String(first);
    return last - first === 1 ? `${first} or ${last}` : `${first} to ${last}`;
  },
  upper: (steps: string, percent: number) => `${percent}% ${steps}`,
  rowBase: (answered: number, average: string | null, upper: string | null) =>
    [
      ...(upper === null ? [] : [upper]),
      `${answered.toLocaleString('en')} ${answered === 1 ? 'answer' : 'answers'}`,
      ...(average === null ? [] : [`average ${average}`]),
    ].join(', '),
  answer: 'Answer',
  row: 'Row',
  responses: 'Responses',
  average: 'Average',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
  only: (label: string, figure: string) => `Only ${label}: ${figure}`,
  scale: (steps: number) => `1 to ${steps}`,
  settings: {
    rows: (labels: readonly string[]) => `Rows: ${labels.join(', ')}`,
    columns: (labels: readonly string[]) => `Columns: ${labels.join(', ')}`,
  },
};
