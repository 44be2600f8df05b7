import { MAX_COLUMNS, MAX_NUMBER, type Question } from '@folkmoot/contracts';
import { type Choices, readChoices, withSpecialChoices } from './read-choices';
import type { Remarks } from './remarks';
import { messages } from './survey-js.messages';
import { isPlain, joinedText, mainText, type Plain } from './texts.domain';

/** The settings of a question by its type, without the texts and the condition. */
export interface ReadElement extends Omit<Question, 'id' | 'title' | 'required'> {
  /** The id of an option by its value in the file. */
  readonly byValue?: ReadonlyMap<string, string>;
  readonly optionTexts?: Choices['translations'];
  readonly columnTexts?: Choices['translations'];
}

type Reader = (element: Plain, where: string, remarks: Remarks) => ReadElement | null;

const chosen = ({ options, byValue, translations }: Choices) => ({ options, byValue, optionTexts: translations });

const picksOf = ({ minSelectedChoices: min, maxSelectedChoices: max }: Plain) => ({
  ...(Number.isInteger(min) && Number(min) > 0 ? { minPicks: Number(min) } : {}),
  ...(Number.isInteger(max) && Number(max) > 0 ? { maxPicks: Number(max) } : {}),
});

const orderOf = ({ choicesOrder }: Plain): Pick<Question, 'optionOrder'> => {
  if (choicesOrder === 'random') return { optionOrder: 'shuffled' };
  return choicesOrder === 'asc' ? { optionOrder: 'alphabetical' } : {};
};

/** A list of options. Null when the file has none. */
const readList =
  (type: 'dropdown' | 'multiselect' | 'ranking'): Reader =>
  (element, where, remarks) => {
    const isSeveral = type === 'multiselect';
    const choices = readChoices(element.choices, 'o', where, remarks);
    if (choices.options.length === 0) {
      remarks.lost.push({ where, why: messages.noOptions });
      return null;
    }
    if (element.choicesOrder === 'desc') remarks.changed.push({ where, what: messages.orderChanged });
    const all = type === 'ranking' ? choices : withSpecialChoices(choices, element, isSeveral, remarks);
    return { type, ...chosen(all), ...orderOf(element), ...(isSeveral ? picksOf(element) : {}) };
  };

const readBoolean: Reader = ({ labelTrue, labelFalse, type }, where, { changed, language }) => {
  changed.push({ where, what: messages.becameChoice(String(type)) });
  const options = [
    { id: 'yes', label: mainText(labelTrue, language) || messages.yes },
    { id: 'no', label: mainText(labelFalse, language) || messages.no },
  ];
  return {
    type: 'dropdown',
    options,
    byValue: new Map([
      ['true', 'yes'],
      ['false', 'no'],
    ]),
  };
};

const isWithin = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_NUMBER;

/** The words at both ends of a scale. The second names are those of version 1 and before. */
const endLabels = (element: Plain, { min, max }: { min: number; max: number }, language: string) => {
  const { minRateDescription, mininumRateDescription, maxRateDescription, maximumRateDescription } = element;
  const words = new Map([
    [min, mainText(minRateDescription ?? mininumRateDescription, language)],
    [max, mainText(maxRateDescription ?? maximumRateDescription, language)],
  ]);
  return [...words].filter(([, text]) => text !== '').map(([value, text]) => [String(value), text.slice(0, 200)]);
};

const FIVE = 5;

const readRating: Reader = (element, where, remarks) => {
  const { rateMin, rateMax, rateCount, rateValues, rateType, displayMode } = element;
  const { language, changed } = remarks;
  if (Array.isArray(rateValues) && rateValues.length > 0) {
    changed.push({ where, what: messages.becameChoice('rating') });
    return { type: 'dropdown', ...chosen(readChoices(rateValues, 'o', where, remarks)) };
  }
  const min = isWithin(rateMin) ? rateMin : 1;
  const count = isWithin(rateCount) && rateCount > 1 ? min + rateCount - 1 : min + FIVE - 1;
  const max = isWithin(rateMax) && rateMax > min ? rateMax : count;
  const hasFaces = [rateType, displayMode].some((style) => style === 'smileys');
  if (hasFaces && min === 1 && max === FIVE) {
    changed.push({ where, what: messages.becameFaces });
    return { type: 'rating' };
  }
  const labels = endLabels(element, { min, max }, language);
  changed.push({ where, what: messages.becameNumber(min, max) });
  return {
    type: 'number',
    numberRange: { min, max },
    ...(labels.length > 0 ? { numberLabels: Object.fromEntries(labels) } : {}),
  };
};

const LARGEST_GUESS = 1_000;

const readNumber: Reader = ({ min, max }, where, { changed }) => {
  const range = {
    min: isWithin(Number(min ?? Number.NaN)) ? Number(min) : 0,
    max: isWithin(Number(max ?? Number.NaN)) ? Number(max) : LARGEST_GUESS,
  };
  const { min: from, max: to } = range.max > range.min ? range : { min: range.min, max: range.min + LARGEST_GUESS };
  if (min === undefined || max === undefined) changed.push({ where, what: messages.noRange(from, to) });
  return { type: 'number', numberRange: { min: from, max: to } };
};

const inputs: ReadonlyMap<string, ReadElement | 'number'> = new Map<string, ReadElement | 'number'>([
  ['text', { type: 'text' }],
  ['number', 'number'],
  ['range', 'number'],
  ['date', { type: 'date', dateKind: 'date' }],
  ['time', { type: 'date', dateKind: 'time' }],
  ['datetime', { type: 'date', dateKind: 'datetime' }],
  ['datetime-local', { type: 'date', dateKind: 'datetime' }],
  ['email', { type: 'email' }],
  ['tel', { type: 'phone' }],
]);

const readText: Reader = (element, where, remarks) => {
  const { inputType = 'text' } = element;
  const known = inputs.get(String(inputType));
  if (known === 'number') return readNumber(element, where, remarks);
  if (!known) remarks.changed.push({ where, what: messages.becameText(String(inputType).slice(0, 60)) });
  return known ?? { type: 'text' };
};

const readPictures: Reader = (element, where, remarks) => {
  remarks.lost.push({ where, why: messages.noPictures });
  return readList(element.multiSelect === true ? 'multiselect' : 'dropdown')(element, where, remarks);
};

const readMatrix: Reader = (element, where, remarks) => {
  const rows = readChoices(element.rows, 'r', where, remarks);
  const columns = readChoices(element.columns, 'c', where, remarks);
  if (rows.options.length === 0 || columns.options.length < 2) {
    remarks.lost.push({ where, why: messages.noOptions });
    return null;
  }
  if (columns.options.length > MAX_COLUMNS) remarks.lost.push({ where, why: messages.tooManyOptions(MAX_COLUMNS) });
  return {
    type: 'matrix',
    matrixKind: 'choice',
    ...chosen(rows),
    columns: columns.options.slice(0, MAX_COLUMNS),
    columnTexts: columns.translations.filter(([id]) =>
      columns.options.slice(0, MAX_COLUMNS).some((column) => column.id === id),
    ),
    isEveryRowRequired: element.eachRowRequired === true || element.isAllRowRequired === true,
  };
};

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['text', readText],
  ['comment', () => ({ type: 'textarea' })],
  ['radiogroup', readList('dropdown')],
  ['dropdown', readList('dropdown')],
  ['buttongroup', readList('dropdown')],
  ['checkbox', readList('multiselect')],
  ['tagbox', readList('multiselect')],
  ['ranking', readList('ranking')],
  ['boolean', readBoolean],
  ['rating', readRating],
  ['imagepicker', readPictures],
  ['matrix', readMatrix],
]);

/** The settings of a question of SurveyJS. Null, with a remark, for what cannot be asked here. */
export const readElement: Reader = (element, where, remarks) => {
  const type = String(element.type ?? '').slice(0, 60);
  const reader = readers.get(type);
  if (reader) return reader(element, where, remarks);
  remarks.lost.push({ where, why: messages.unknownType(type) });
  return null;
};

const answerOf = (column: Plain, element: Plain): Plain => {
  const cell = column.cellType === undefined || column.cellType === 'default' ? element.cellType : column.cellType;
  if (cell === 'boolean') return { type: 'matrix', columns: [messages.yes, messages.no] };
  const isOneChoice = cell === undefined || cell === 'dropdown' || cell === 'radiogroup';
  const columns = Array.isArray(column.choices) && column.choices.length > 0 ? column.choices : element.choices;
  return isOneChoice ? { type: 'matrix', columns } : { type: `matrixdropdown: ${cell}`.slice(0, 60) };
};

/** A table with a question in each column: one matrix for each, with all rows. */
const columnsOf = (element: Plain, language: string): Plain[] => {
  const { columns, rows, visibleIf, isRequired, isAllRowRequired, eachRowRequired } = element;
  const all = Array.isArray(columns) ? columns.filter(isPlain) : [];
  return all.map((column) => ({
    ...{ rows, visibleIf, isAllRowRequired, eachRowRequired },
    name: `${element.name}_${column.name}`,
    title: joinedText([element.title ?? element.name, column.title ?? column.name], language),
    isRequired: isRequired === true || column.isRequired === true,
    ...answerOf(column, element),
  }));
};

/** The parts of a question that becomes several: one for each text, or one for each column. */
export const partsOf = (element: Plain, language: string): readonly Plain[] | null => {
  const { type, items, visibleIf } = element;
  if (type === 'multipletext' && Array.isArray(items))
    return items.filter(isPlain).map((item) => ({ ...item, type: 'text', visibleIf }));
  return type === 'matrixdropdown' ? columnsOf(element, language) : null;
};
