import { MAX_NUMBER, MAX_UNIT, type Question } from '@folkmoot/contracts';
import type { LimeQuestion } from './lime-model';
import { messages } from './lime-survey.messages';
import { plainText } from './plain-text.domain';
import {
  type DraftItem,
  type DraftName,
  itemsOf,
  ownItem,
  type QuestionDraft,
  type QuestionReader,
  type ReadContext,
  rowNames,
  tickNames,
  wholeName,
} from './question-draft';

const DECIMALS = 2;
const MOST_STEPS = 10;
/** More questions than this for one table would be a survey of their own. */
const MOST_CELLS = 60;

/** A whole number that a setting gives; null for an expression or none. */
const wholeNumber = (text: string): number | null => {
  const number = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(number) ? null : Math.trunc(number);
};

const within = (number: number): number => Math.min(Math.max(number, -MAX_NUMBER), MAX_NUMBER);

const firstNumber = (question: LimeQuestion, names: readonly string[]): number | null =>
  names.map((name) => wholeNumber(question.setting(name))).find((number) => number !== null) ?? null;

/** The range of numbers that people may give. */
const rangeFor = (question: LimeQuestion, { where, remarks }: ReadContext): NonNullable<Question['numberRange']> => {
  const min = firstNumber(question, ['slider_min', 'min_num_value_n']);
  const max = firstNumber(question, ['slider_max', 'max_num_value_n']);
  const from = within(min ?? Math.min(0, (max ?? 1) - 1));
  const to = within(max ?? MAX_NUMBER);
  const range = to > from ? { min: from, max: to } : { min: 0, max: MAX_NUMBER };
  if (min === null || max === null) remarks.changed.push({ where, what: messages.noRange(range.min, range.max) });
  else if (range.min !== min || range.max !== max)
    remarks.changed.push({ where, what: messages.rangeChanged(range.min, range.max) });
  return question.setting('num_value_int_only') === '1' ? range : { ...range, decimals: DECIMALS };
};

/** The unit behind the field; longer words are lost. */
const unitOf = (question: LimeQuestion, { where, remarks }: ReadContext): Pick<Question, 'numberUnit'> => {
  const [suffix = ''] = [...question.settingTexts('suffix').values()].map((text) => plainText(text).text);
  if (suffix.length <= MAX_UNIT) return suffix === '' ? {} : { numberUnit: suffix };
  remarks.lost.push({ where, why: messages.suffix(suffix.slice(0, 100)) });
  return {};
};

const numberSettings = (question: LimeQuestion, context: ReadContext) =>
  ({ type: 'number', numberRange: rangeFor(question, context), ...unitOf(question, context) }) as const;

export const readNumber: QuestionReader = (question, context) => [
  { settings: numberSettings(question, context), parts: [], names: [wholeName(null)] },
];

/** One question for each subquestion. */
export const partDrafts = (
  question: LimeQuestion,
  settings: QuestionDraft['settings'],
  context: ReadContext,
): readonly QuestionDraft[] | null => {
  const { where, remarks } = context;
  const items = itemsOf(question.rows, 'r', context);
  if (items.length === 0) {
    remarks.lost.push({ where, why: messages.noOptions });
    return null;
  }
  remarks.changed.push({ where, what: messages.becameQuestions(items.length) });
  return items.map((item) => ({
    settings,
    parts: [item],
    relevance: { code: item.code, text: item.relevance },
    names: [{ code: `_${item.code}`, sgqa: item.code, target: { choices: null, isWhole: true } }],
  }));
};

/** Several numbers. When they must add up to an amount, people share it among the parts. */
export const readNumbers: QuestionReader = (question, context) => {
  const { where, remarks } = context;
  const total = wholeNumber(question.setting('equals_num_value'));
  const items = itemsOf(question.rows, 'o', context);
  if (total === null || total < 1 || total > MAX_NUMBER || items.length < 2)
    return partDrafts(question, numberSettings(question, context), context);
  remarks.changed.push({ where, what: messages.becameBudget(total) });
  return [
    {
      settings: { type: 'budget', budget: { total, step: 1, isExact: true }, ...unitOf(question, context) },
      options: items,
      parts: [],
      names: [wholeName(new Map())],
    },
  ];
};

const readTicks = (
  rows: readonly DraftItem[],
  columns: readonly DraftItem[],
  { where, remarks }: ReadContext,
): QuestionDraft[] => {
  remarks.changed.push({ where, what: messages.becameRows(rows.length) });
  return rows.map((row) => ({
    settings: { type: 'multiselect' },
    options: columns,
    parts: [row],
    relevance: { code: row.code, text: row.relevance },
    names: tickNames(columns, { code: `_${row.code}`, sgqa: row.code }),
  }));
};

const stepsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: String(index + 1), id: String(index + 1) }));

/** A matrix in which each row has a number from 1. */
const scaleDraft = (
  rows: readonly DraftItem[],
  steps: number,
  parts: readonly DraftItem[] = [],
  names: readonly DraftName[] = rowNames(rows, stepsOf(steps)),
): QuestionDraft => ({
  settings: {
    type: 'matrix',
    matrixKind: 'rating',
    numberRange: { min: 1, max: steps },
    isEveryRowRequired: true,
  },
  options: rows,
  parts,
  names: parts.length > 0 ? names : [wholeName(new Map()), ...names],
});

const readCells = (
  question: LimeQuestion,
  rows: readonly DraftItem[],
  columns: readonly DraftItem[],
  { where, remarks }: ReadContext,
): readonly QuestionDraft[] | null => {
  if (rows.length * columns.length > MOST_CELLS) {
    remarks.lost.push({ where, why: messages.tooManyOptions(MOST_CELLS) });
    return null;
  }
  const min = within(wholeNumber(question.setting('multiflexible_min')) ?? 0);
  const max = within(wholeNumber(question.setting('multiflexible_max')) ?? MAX_NUMBER);
  const numberRange = max > min ? { min, max } : { min: 0, max: MAX_NUMBER };
  remarks.changed.push({ where, what: messages.becameQuestions(rows.length * columns.length) });
  remarks.changed.push({ where, what: messages.rangeChanged(numberRange.min, numberRange.max) });
  return rows.flatMap((row) =>
    columns.map((column) => ({
      settings: { type: 'number' as const, numberRange },
      parts: [row, column],
      relevance: { code: row.code, text: row.relevance },
      names: [
        {
          code: `_${row.code}_${column.code}`,
          sgqa: `${row.code}_${column.code}`,
          target: { choices: null, isWhole: true },
        },
      ],
    })),
  );
};

/** A table of numbers: ticks, scales, or a number for each cell. */
export const readNumberTable: QuestionReader = (question, context) => {
  const { where, remarks } = context;
  const rows = itemsOf(question.rows, 'r', context);
  const columns = itemsOf(question.columns, 'c', context);
  if (rows.length === 0 || columns.length === 0) {
    remarks.lost.push({ where, why: messages.noOptions });
    return null;
  }
  if (question.setting('multiflexible_checkbox') === '1') return readTicks(rows, columns, context);
  const [min = 1, max = MOST_STEPS, step = 1] = ['min', 'max', 'step'].map(
    (name) => wholeNumber(question.setting(`multiflexible_${name}`)) ?? undefined,
  );
  const isScale = min === 1 && step === 1 && max >= 2 && max <= MOST_STEPS;
  if (!isScale || question.setting('input_boxes') === '1') return readCells(question, rows, columns, context);
  remarks.changed.push({ where, what: messages.becameColumns(columns.length) });
  return columns.map((column) =>
    scaleDraft(rows, max, [column], rowNames(rows, stepsOf(max), { code: `_${column.code}`, sgqa: `_${column.code}` })),
  );
};

const FIVE = 5;
const TEN = 10;

export const readScaleArray =
  (steps: typeof FIVE | typeof TEN): QuestionReader =>
  (question, context) => {
    const rows = itemsOf(question.rows, 'r', context);
    if (rows.length > 0) return [scaleDraft(rows, steps)];
    context.remarks.lost.push({ where: context.where, why: messages.noOptions });
    return null;
  };

const SMILEYS = '2';

export const readFivePoints: QuestionReader = (question, { where, remarks }) => {
  const isFaces = question.setting('slider_rating') === SMILEYS;
  remarks.changed.push({
    where,
    what: messages.typeChanged('5 point choice', isFaces ? 'Smiley Rating' : 'Number Rating'),
  });
  const settings = isFaces
    ? ({ type: 'rating' } as const)
    : ({ type: 'number', numberRange: { min: 1, max: FIVE } } as const);
  return [{ settings, parts: [], names: [wholeName(null)] }];
};

export const ownColumns = (items: readonly (readonly [code: string, label: string])[]): DraftItem[] =>
  items.map(([code, label], index) => ownItem(`c${index + 1}`, code, label));
