import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { messages as choiceMessages } from '../../choices/choices.messages';
import { optionCellParts, rowsFromCells } from '../../choices/from-cells';
import { optionParts } from '../../choices/option-variables';
import { optionLabel, optionsOf } from '../../choices/options';
import { pairOf, readPairs } from '../../choices/pairs';
import { codedBy, codesOf } from '../../core/answer-variable';
import {
  type Choice,
  type ConditionNeeds,
  type Counters,
  commonParts,
  type GroupShare,
  type Mean,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { divergingOf, upperSteps } from '../../figures/diverging';
import { optionSettings, questionSettings } from '../../options/settings';
import { columnsOf, matrixAnswers, needsEveryRow } from './matrix.answers';
import { messages } from './matrix-staff.messages';

export interface MatrixRow {
  value: string;
  label: string;
  answered: number;
  /** Mean of a rating with one decimal. Null without answers, and for choices. */
  average: number | null;
  /** Whole percent of the upper side of a rating. Null without answers, and for choices. */
  upper: number | null;
  /** One for each column, with percentages of those who answered the row. */
  cells: OptionCount[];
}

export interface MatrixResult {
  columns: Choice[];
  rows: MatrixRow[];
}

const FIRST_PARTS = 3;
const MOST_ROWS = 50;

const rowsOf = optionsOf;

/** Counter of a row's column. Ids have no colon. */
const cellKey = (pair: string): string => `m_${pair}`;

/** Every row with every column. */
const cellsOf = (question: Question): Choice[] =>
  rowsOf(question).flatMap(({ id: row }) =>
    columnsOf(question).map(({ id, label }) => ({
      value: pairOf(row, id),
      label: `${optionLabel(question, row)}: ${label.trim() || id}`,
    })),
  );

const averageOf = (cells: readonly OptionCount[], answered: number): number | null => {
  const sum = cells.reduce((total, { value, count }) => total + Number(value) * count, 0);
  return answered > 0 ? Math.round((sum / answered) * 10) / 10 : null;
};

const rowResult = (row: string, counters: Counters, question: Question): MatrixRow => {
  const counted = columnsOf(question).map(({ id, label }) => ({
    value: id,
    label: label.trim() || id,
    count: lookup(counters, cellKey(pairOf(row, id))) ?? 0,
  }));
  const answered = counted.reduce((sum, { count }) => sum + count, 0);
  const cells = counted.map((cell) => ({ ...cell, percent: percentOf(cell.count, answered) }));
  const average = question.matrixKind === 'rating' ? averageOf(cells, answered) : null;
  const upper =
    question.matrixKind === 'rating' ? (divergingOf(counted.map(({ count }) => count))?.positivePercent ?? null) : null;
  return { value: row, label: optionLabel(question, row), answered, average, upper, cells };
};

/** The mean of a row of a rating, over those who answered the row. */
const rowMean = (row: string, question: Question): Mean => {
  const columns = columnsOf(question).map(({ id }) => ({ value: Number(id), counter: cellKey(pairOf(row, id)) }));
  const powerSum = (counters: Counters, power: number): number =>
    columns.reduce((sum, { value, counter }) => sum + value ** power * (lookup(counters, counter) ?? 0), 0);
  return {
    value: row,
    label: optionLabel(question, row),
    answered: (counters) => powerSum(counters, 0),
    sum: (counters) => powerSum(counters, 1),
    squares: (counters) => powerSum(counters, 2),
  };
};

/** The upper side of a row. Columns have ids, so it is no column. */
export const upperOf = (row: string): string => `${row}:`;

const withKeys = (row: string, columns: readonly string[]): string[] =>
  columns.map((column) => cellKey(pairOf(row, column)));

/** The columns of a row by those who answered the row, and the upper side of a rating. */
const rowShares = (row: string, question: Question): GroupShare[] => {
  const columns = columnsOf(question).map(({ id }) => id);
  const base = withKeys(row, columns);
  const [first] = upperSteps(columns.length);
  const upper = columns.filter((column) => Number(column) >= first);
  return [
    ...columns.map((column) => ({ value: pairOf(row, column), counters: withKeys(row, [column]), base })),
    ...(question.matrixKind === 'rating' ? [{ value: upperOf(row), counters: withKeys(row, upper), base }] : []),
  ];
};

/** How many chose the upper side of a row. */
export const upperCount = ({ cells }: Pick<MatrixRow, 'cells'>): number =>
  cells.slice(upperSteps(cells.length)[0] - 1).reduce((sum, { count }) => sum + count, 0);

/** A note under a row: its answers, and for a rating the share of its upper side and the mean. */
export const rowNote = ({ answered, average, upper, cells }: MatrixRow): string =>
  messages.rowBase(
    answered,
    averageInWords(average),
    upper === null ? null : messages.upper(upperInWords(cells.length), upper),
  );

/** The steps on the upper side: `4 or 5`. */
export const upperInWords = (steps: number): string => messages.stepsFrom(...upperSteps(steps));

export const averageInWords = (average: number | null): string | null =>
  average === null ? null : average.toLocaleString('en', { minimumFractionDigits: 1 });

const chartOf = ({ rows }: MatrixResult, answered: number): ResultChart => {
  const parts = rows.map((row) => ({
    of: row.value,
    label: row.label,
    note: rowNote(row),
    answered: row.answered,
    rows: row.cells.map(({ value, label, count, percent }) => ({
      of: pairOf(row.value, value),
      label,
      value: count,
      text: messages.count(count, percent),
    })),
  }));
  return {
    note: answered === 0 ? messages.noAnswers : messages.base(answered),
    headings: [messages.answer, messages.responses],
    rowsAre: 'choices',
    rows: parts.flatMap((part) => part.rows.map((row) => ({ ...row, label: `${part.label}: ${row.label}` }))),
    parts,
  };
};

const labelProblems = (labels: readonly string[], texts: { blank: string; twins: string }): string[] => {
  const written = labels.map((label) => label.trim().toLowerCase()).filter((label) => label !== '');
  return [
    ...(written.length < labels.length ? [texts.blank] : []),
    ...(new Set(written).size < written.length ? [texts.twins] : []),
  ];
};

const problemsOf = (question: Question): string[] => {
  const rows = rowsOf(question).map(({ label }) => label);
  const columns = columnsOf(question).map(({ label }) => label);
  return [
    ...(rows.length === 0 ? [messages.noRows] : []),
    ...(rows.length > MOST_ROWS ? [messages.tooManyRows(MOST_ROWS)] : []),
    ...labelProblems(rows, { blank: messages.blankRow, twins: messages.twinRows }),
    ...(columns.length < 2 ? [messages.fewColumns] : []),
    ...labelProblems(columns, { blank: messages.blankColumn, twins: messages.twinColumns }),
  ];
};

const trimmed = (parts: Question['options'] = []) => parts.map(({ id, label }) => ({ id, label: label.trim() }));

/** The words at both ends of a rating. */
const endWords = (question: Question, steps: number): Question['numberLabels'] => {
  const words = [1, steps].flatMap((value) => {
    const label = lookup(question.numberLabels, String(value))?.trim();
    return label ? [[String(value), label]] : [];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
};

const scaleParts = (question: Question): Partial<Question> => {
  const steps = columnsOf({ matrixKind: 'rating', numberRange: question.numberRange }).length;
  const labels = endWords(question, steps);
  return { numberRange: { min: 1, max: steps }, ...(labels ? { numberLabels: labels } : {}) };
};

const normalise = (question: Question): Question => {
  const matrixKind = question.matrixKind ?? 'choice';
  return {
    ...commonParts(question),
    matrixKind,
    options: rowsOf(question).map((row) => ({
      id: row.id,
      label: row.label.trim(),
      ...optionSettings(row, question),
    })),
    ...questionSettings(question),
    ...(matrixKind === 'rating' ? scaleParts(question) : { columns: trimmed(question.columns) }),
    isEveryRowRequired: question.isEveryRowRequired ?? true,
  };
};

const pairsIn = (conditions: ConditionNeeds['met'], operator: string): string[] =>
  conditions.flatMap((condition) => (condition.operator === operator ? [String(condition.value)] : []));

/**
 * One answer that meets the conditions, when there is one: in each row the column that is asked for, or the first that
 * is not excluded.
 */
const candidates = (question: Question, { met, unmet }: ConditionNeeds): string[][] => {
  const wanted = readPairs([...new Set([...pairsIn(met, 'contains'), ...pairsIn(unmet, 'not_contains')])]);
  // Two columns of one row.
  if (!wanted) return [];
  const excluded = new Set([...pairsIn(met, 'not_contains'), ...pairsIn(unmet, 'contains')]);
  const answer = rowsOf(question).flatMap(({ id: row }) => {
    const columns = wanted.has(row) ? [wanted.get(row) ?? ''] : columnsOf(question).map(({ id }) => id);
    return columns
      .map((column) => pairOf(row, column))
      .filter((pair) => !excluded.has(pair))
      .slice(0, 1);
  });
  const isWhole = needsEveryRow(question) ? answer.length === rowsOf(question).length : answer.length > 0;
  return isWhole ? [answer] : [];
};

const SECONDS_PER_ROW = 4;
/** Nobody reads the last of many rows as long as the first. */
const ROWS_TIMED = 20;

/** Rows that each get one of the columns, or a number. */
export const matrix: QuestionTypeCore<string[], MatrixResult> = {
  ...matrixAnswers,
  ...typeWords.matrix,
  icon: 'table',
  group: 'rate',
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId) => {
    const parts = (label: (number: number) => string) =>
      Array.from({ length: FIRST_PARTS }, (_, index) => ({ id: makeOptionId(), label: label(index + 1) }));
    return {
      id,
      type: 'matrix',
      title: '',
      required: false,
      matrixKind: 'choice',
      options: parts(choiceMessages.row),
      columns: parts(choiceMessages.column),
      isEveryRowRequired: true,
    };
  },
  normalise,
  problems: problemsOf,
  conditionInput: 'choice',
  choices: cellsOf,
  candidates,
  answerSeconds: (question) => Math.min(rowsOf(question).length, ROWS_TIMED) * SECONDS_PER_ROW,
  increments: (answer) => Object.fromEntries([['answered', 1], ...answer.map((pair) => [cellKey(pair), 1])]),
  means: (question) =>
    question.matrixKind === 'rating' ? rowsOf(question).map(({ id }) => rowMean(id, question)) : [],
  groupShares: (question) => rowsOf(question).flatMap(({ id }) => rowShares(id, question)),
  segments: (question) =>
    cellsOf(question).map((cell) => ({
      ...cell,
      counter: cellKey(cell.value),
      test: { is: 'holding', value: cell.value },
    })),
  result: (counters, question) => ({
    columns: columnsOf(question).map(({ id, label }) => ({ value: id, label: label.trim() || id })),
    rows: rowsOf(question).map(({ id }) => rowResult(id, counters, question)),
  }),
  chart: chartOf,
  toText: (answer, question) => {
    const chosen = new Set(answer);
    return cellsOf(question)
      .flatMap(({ value, label }) => (chosen.has(value) ? [label] : []))
      .join('; ');
  },
  fromCells: rowsFromCells,
  cellParts: optionCellParts,
  parts: {
    titles: (question) => rowsOf(question).map(({ id }) => optionLabel(question, id)),
    cells: (answer, question) => {
      const chosen = readPairs(answer);
      const labels = new Map(columnsOf(question).map(({ id, label }) => [id, label.trim() || id]));
      return rowsOf(question).map(({ id }) => labels.get(chosen?.get(id) ?? '') ?? '');
    },
  },
  variables: (question) => {
    // The codes of a rating are its numbers, because they begin at 1.
    const values = codedBy(columnsOf(question).map(({ id, label }) => ({ id, label: label.trim() || id })));
    const codeOf = codesOf(values);
    return optionParts(question).map((part) => ({
      part,
      kind: 'choice',
      values,
      ...(question.matrixKind === 'rating' ? { isOrdered: true } : {}),
      read: (answer) => codeOf(readPairs(answer)?.get(part.id)),
    }));
  },
  settingsText: (question) =>
    [
      messages.settings.rows(rowsOf(question).map(({ id }) => optionLabel(question, id))),
      messages.settings.columns(columnsOf(question).map(({ id, label }) => label.trim() || id)),
    ].join('; '),
};
