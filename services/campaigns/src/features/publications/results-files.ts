import {
  FORMULA_START,
  licences,
  type PublishedQuestion,
  type PublishedResults,
  type PublishedRow,
  type ResultsFile,
} from '@folkmoot/contracts';

const NEWLINE = '\r\n';
const SHARE_DIGITS = 4;

/** A text that a spreadsheet could run as a formula begins with an apostrophe. */
const cellOf = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return `${value}`;
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const share = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(SHARE_DIGITS));

/** The columns of responses.csv, with what each means. */
const columns = {
  question_id: 'Id of the question, as in the codebook.',
  question: 'The question.',
  part_id: 'Id of the part of a question with several parts. Empty otherwise.',
  part: 'The part.',
  option_id: 'Id of the answer. Empty in the line that counts who answered.',
  option: 'The answer.',
  count: 'People who gave the answer. Empty when it is hidden or not counted.',
  is_hidden: '1 when the count is hidden to protect people, 0 otherwise.',
  share: 'The count divided by the people who answered the question or its part, 0 to 1.',
  share_low: 'Lower end of the 95 % interval of the share.',
  share_high: 'Upper end of the 95 % interval of the share.',
  weighted_share: 'The share, weighted to the population. Empty without weights.',
  weighted_low: 'Lower end of the 95 % interval of the weighted share.',
  weighted_high: 'Upper end of the 95 % interval of the weighted share.',
  figure: 'The figure of an answer that is not a number of people, in words.',
  answer:
    'What one person wrote, after a review. Hidden words are █████. Each question is in a random order of its own.',
} as const;

type Line = Partial<Record<keyof typeof columns, string | number | null | undefined>>;

const names = Object.keys(columns) as (keyof typeof columns)[];

const lineOf = (line: Line): string => names.map((name) => cellOf(line[name])).join(',');

const rowLine = (row: PublishedRow): Line => ({
  option_id: row.value,
  option: row.label,
  count: row.count,
  is_hidden: row.count === null && row.text === undefined ? 1 : 0,
  share: share(row.share),
  share_low: share(row.interval?.low),
  share_high: share(row.interval?.high),
  weighted_share: share(row.weighted?.share),
  weighted_low: share(row.weighted?.low),
  weighted_high: share(row.weighted?.high),
  figure: row.text,
});

const answeredLine = (answered: number | null): Line => ({ count: answered, is_hidden: answered === null ? 1 : 0 });

const questionLines = (
  { questionId, label, answered, rows, parts }: PublishedQuestion,
  answers: readonly string[],
): Line[] => {
  const named = { question_id: questionId, question: label };
  return [
    answeredLine(answered),
    ...rows.map(rowLine),
    ...parts.flatMap((part) =>
      [answeredLine(part.answered), ...part.rows.map(rowLine)].map((line) => ({
        part_id: part.value,
        part: part.label,
        ...line,
      })),
    ),
    ...answers.map((answer) => ({ answer })),
  ].map((line) => ({ ...named, ...line }));
};

type WrittenAnswers = ReadonlyMap<string, readonly string[]>;

const responsesCsv = ({ questions }: PublishedResults, answers: WrittenAnswers): string => {
  const lines = questions.flatMap((question) => questionLines(question, answers.get(question.questionId) ?? []));
  return [names.join(','), ...lines.map(lineOf), ''].join(NEWLINE);
};

const optionsOf = (rows: readonly PublishedRow[]) => rows.map(({ value, label }) => ({ id: value, label }));

const codebook = (results: PublishedResults) => ({
  campaignId: results.campaignId,
  version: results.version,
  title: results.title,
  publishedAt: results.publishedAt,
  answersRemovedAt: results.answersRemovedAt ?? null,
  opensAt: results.opensAt,
  closesAt: results.closesAt,
  language: results.language,
  licence: { id: results.licence, ...licences[results.licence] },
  method: {
    sample: 'Everybody who answered. People chose to take part, so they need not be like the population.',
    minimumCell: results.minimumCell,
    hiding:
      'Counts below minimumCell are hidden, and as many others as needed so that none of them follows from the published ones or from earlier versions.',
    intervals: 'Wilson intervals at 95 %.',
    weighting: results.weighting ?? null,
  },
  columns,
  questions: results.questions.map(({ questionId, label, type, rows, parts }) => ({
    id: questionId,
    label,
    type,
    options: optionsOf(rows),
    parts: parts.map((part) => ({ id: part.value, label: part.label, options: optionsOf(part.rows) })),
  })),
});

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a version, which residents download. */
export const resultsFilesOf = (
  results: PublishedResults,
  answers: WrittenAnswers,
): Readonly<Record<ResultsFile, string>> => ({
  'results.json': asJson(results),
  'responses.csv': responsesCsv(results, answers),
  'codebook.json': asJson(codebook(results)),
});
