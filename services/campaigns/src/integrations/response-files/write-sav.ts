import { localTimes } from '@folkmoot/calendar/times';
import type { ResponseExport } from '@folkmoot/contracts';
import {
  type AnswerColumn,
  answerColumns,
  type ExportedResponse,
  type FileCell,
  type QuestionColumns,
  type ResponseField,
  responseFields,
  rowReader,
  UnreadAnswer,
} from '@folkmoot/response-export/files';
import { messages } from './response-files.messages';
import { type SavCell, savCases } from './sav-cases';
import { savDictionary } from './sav-dictionary';
import { MAX_SAV_TEXT, type SavSet, type SavVariable } from './sav-variable.domain';

type Read = () => AsyncIterable<Iterable<ExportedResponse>>;

const NOT_SHOWN = -9;
const UNREAD = -8;
/** For questions whose numbers can be these codes: below every number that an answer can be. */
const BELOW_ALL = -9_000_000;

/** SPSS counts seconds from the first day of the Gregorian calendar. */
const EPOCH_SECONDS = 12_219_379_200;

/** `2026-05-04`, `2026-05-04T14:30` or `2026-05-04 14:30:00` as SPSS counts them. */
const secondsOf = (text: string): number | null => {
  const [day = '', time = '00:00:00'] = text.split(/[T ]/);
  const moment = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(moment) ? null : moment / 1000 + EPOCH_SECONDS;
};

const timeOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

const isClock = (kind: string): kind is 'date' | 'time' | 'datetime' =>
  kind === 'date' || kind === 'time' || kind === 'datetime';

interface MissingCodes {
  readonly notShown: number;
  readonly unread: number;
}

const missingCodes = ({ numberRange }: QuestionColumns['question'], { kind }: AnswerColumn): MissingCodes => {
  const isTaken = kind === 'number' && numberRange !== undefined && numberRange.min <= UNREAD;
  const shift = isTaken ? BELOW_ALL : 0;
  return { notShown: NOT_SHOWN + shift, unread: UNREAD + shift };
};

const textVariable = (name: string, label: string, bytes: number): SavVariable => ({
  kind: 'text',
  name,
  label,
  measure: 'nominal',
  labels: [],
  width: Math.min(MAX_SAV_TEXT, Math.max(8, Math.ceil(bytes / 8) * 8)),
});

const writtenText = (column: AnswerColumn, bytes: number): Written => ({
  variable: textVariable(column.name, column.heading, bytes),
  cellOf: asItIs,
});

const writtenClock = ({ name, heading, kind }: AnswerColumn & { kind: 'date' | 'time' | 'datetime' }): Written => ({
  variable: { kind, name, label: heading, measure: 'scale', labels: [], decimals: 0, missing: [] },
  cellOf: (cell) => {
    if (typeof cell !== 'string') return null;
    return kind === 'time' ? timeOf(cell) : secondsOf(cell);
  },
});

const measureOf = ({ kind, isOrdered }: AnswerColumn): SavVariable['measure'] => {
  if (kind === 'number') return 'scale';
  return isOrdered ? 'ordinal' : 'nominal';
};

const valuesOf = ({ kind, values }: AnswerColumn): { code: number; label: string }[] =>
  kind === 'tick'
    ? [
        { code: 0, label: messages.tick.notTicked },
        { code: 1, label: messages.tick.ticked },
      ]
    : [...values];

const writtenCode = (question: QuestionColumns, column: AnswerColumn): Written => {
  const { notShown, unread } = missingCodes(question.question, column);
  const labels = [
    ...valuesOf(column).map(({ code, label }) => ({ value: code, label })),
    { value: unread, label: messages.sav.unread },
    { value: notShown, label: messages.sav.notShown },
  ];
  return {
    variable: {
      kind: 'number',
      name: column.name,
      label: column.heading,
      measure: measureOf(column),
      labels,
      decimals: column.decimals,
      missing: [notShown, unread],
    },
    cellOf: (cell, isShown) => {
      if (cell instanceof UnreadAnswer) return unread;
      if (cell === null) return isShown ? null : notShown;
      return typeof cell === 'number' ? cell : null;
    },
  };
};

const written = (question: QuestionColumns, column: AnswerColumn, bytes: number): Written => {
  const { kind } = column;
  if (kind === 'text') return writtenText(column, bytes);
  return isClock(kind) ? writtenClock({ ...column, kind }) : writtenCode(question, column);
};

const asItIs = (cell: FileCell): SavCell => (cell instanceof UnreadAnswer ? cell.text : cell);

const writtenField = (
  { name, heading, kind, labelOf, decimals = 0 }: ResponseField,
  { bytes, values }: Measured,
  localTime: (moment: string) => string,
): Written => {
  if (kind === 'text') {
    const labels = [...(values ?? [])].sort().map((value) => ({ value, label: labelOf?.(value) ?? value }));
    return { variable: { ...textVariable(name, heading, bytes), labels }, cellOf: asItIs };
  }
  const base = { name, label: heading, measure: 'scale', labels: [], decimals: 0, missing: [] } as const;
  if (kind === 'number') return { variable: { ...base, kind: 'number', decimals }, cellOf: asItIs };
  return {
    variable: { ...base, kind: 'datetime' },
    cellOf: (cell) => (typeof cell === 'string' ? secondsOf(localTime(cell)) : null),
  };
};

const setsOf = (questions: readonly QuestionColumns[]): SavSet[] =>
  questions.flatMap(({ name, title, columns }) => {
    const ticks = columns.filter(({ kind }) => kind === 'tick');
    return ticks.length > 1 ? [{ name, label: title, variables: ticks.map((column) => column.name) }] : [];
  });

const notesOf = ({ council, campaign, period, timezone, filters = [] }: ResponseExport): string[] => [
  `${messages.about.council}: ${council}`,
  `${messages.about.campaign}: ${campaign}`,
  ...(period ? [`${messages.about.period}: ${messages.about.periodOf(period.from, period.to, timezone)}`] : []),
  ...filters.map((filter) => `${messages.about.filter}: ${filter}`),
  messages.about.timesAre(timezone),
];

const bytesOf = (cell: FileCell): number => {
  if (cell instanceof UnreadAnswer) return Buffer.byteLength(cell.text);
  return typeof cell === 'string' ? Buffer.byteLength(cell) : 0;
};

type RowOf = (response: ExportedResponse) => readonly FileCell[];

/** Facts about the cells of a variable that the dictionary needs. */
interface Measured {
  /** The longest text, in bytes. */
  bytes: number;
  /** Its different texts, when they are codes. */
  readonly values: Set<string> | null;
}

type MeasuredByName = (name: string) => Measured;

/**
 * The dictionary comes before the cases and needs the widths of the texts, so the responses are read twice. A width by
 * the limits of the survey would make a file of blanks. Only texts are read here.
 */
const measure = async (
  fields: readonly ResponseField[],
  all: readonly QuestionColumns[],
  read: Read,
): Promise<MeasuredByName> => {
  const measured = new Map<string, Measured>();
  const of = (name: string): Measured => measured.get(name) ?? { bytes: 0, values: null };
  for (const { name, labelOf } of fields) measured.set(name, { bytes: 0, values: labelOf ? new Set() : null });
  const add = (name: string, cell: FileCell) => {
    if (typeof cell === 'number' || cell === null) return;
    const own = of(name);
    own.bytes = Math.max(own.bytes, bytesOf(cell));
    if (typeof cell === 'string') own.values?.add(cell);
    measured.set(name, own);
  };
  const texts = fields.filter(({ kind }) => kind === 'text');
  const questions = all.filter(({ columns }) => columns.some(({ kind }) => kind === 'text'));
  const names = questions.flatMap(({ columns }) => columns.map(({ name }) => name));
  const answersOf = rowReader(questions);
  const addAll = (response: ExportedResponse) => {
    for (const field of texts) add(field.name, field.read(response));
    for (const [index, cell] of answersOf(response).flat().entries()) add(names[index] ?? '', cell);
  };
  for await (const batch of read()) for (const response of batch) addAll(response);
  return of;
};

/** A variable, and the code of its cells in a case. */
interface Written {
  readonly variable: SavVariable;
  readonly cellOf: (cell: FileCell, isShown: boolean) => SavCell;
}

/** The responses as a system file of SPSS: codes with labels, and texts. */
export async function* writeSav(about: ResponseExport, read: Read): AsyncIterable<Buffer> {
  const fields = responseFields(about);
  const questions = answerColumns(about, { hasWords: false });
  const answersOf = rowReader(questions);
  const rowOf: RowOf = (response) => [...fields.map((field) => field.read(response)), ...answersOf(response).flat()];
  const measured = await measure(fields, questions, read);
  const localTime = localTimes(about.timezone);
  const columns = questions.flatMap((question) => question.columns.map((column) => ({ question, column })));
  // Weights have a variable of their own behind the fields, which the header names, when responses have them.
  const all = [
    ...fields.map((field) => writtenField(field, measured(field.name), localTime)),
    ...columns.map(({ question, column }) => written(question, column, measured(column.name).bytes)),
  ];
  const questionIds = [...fields.map(() => ''), ...columns.map(({ question }) => question.question.id)];
  const variables = all.map(({ variable }) => variable);
  yield savDictionary({
    title: about.campaign,
    writtenAt: new Date(about.generatedAt),
    notes: notesOf(about),
    variables,
    sets: setsOf(questions),
  });
  const caseOf = (response: ExportedResponse): readonly SavCell[] => {
    const cells = rowOf(response);
    return all.map(({ cellOf }, index) =>
      cellOf(cells[index] ?? null, !response.notShown?.has(questionIds[index] ?? '')),
    );
  };
  async function* cases(): AsyncIterable<readonly SavCell[]> {
    for await (const batch of read()) for (const response of batch) yield caseOf(response);
  }
  yield* savCases(variables, cases());
}
