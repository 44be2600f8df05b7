import type { ResponseExport, SurveySection } from '@folkmoot/contracts';
import { questionTypeNames } from '@folkmoot/contracts';
import { type AnswerColumn, type QuestionColumns, responseFields } from '@folkmoot/response-export/files';
import type { QuestionCounts } from './column-counts';
import { messages } from './response-files.messages';
import type { SheetCell } from './xlsx-cells';

type Row = readonly SheetCell[];

export interface DescribedQuestion {
  readonly columns: QuestionColumns;
  readonly counts: QuestionCounts;
  /** The name of its sheet. */
  readonly sheet: string;
}

interface Described {
  readonly about: ResponseExport;
  readonly sections: readonly SurveySection[];
  readonly questions: readonly DescribedQuestion[];
  /** Columns that the sheet of responses has room for. */
  readonly room: number;
}

const { head, blank, about: aboutWords } = messages;

const wrapped = (value: string): SheetCell => (value === '' ? null : { value, style: 'wrapped' });

/** Fields that a response may lack. */
const isOptional = (name: string): boolean => name === 'Seconds' || name === 'Language';

const fieldRows = ({ about }: Described): Row[] =>
  responseFields(about).map(({ name, heading, kind }) => [
    name,
    heading,
    null,
    null,
    messages.kinds[kind],
    about.responses,
    isOptional(name) ? blank.unknown : blank.never,
  ]);

const valuesOf = ({ kind, values }: AnswerColumn) =>
  kind === 'tick'
    ? [
        { code: 1, id: '', label: messages.tick.ticked },
        { code: 0, id: '', label: messages.tick.notTicked },
      ]
    : values;

const blankWords = ({ about }: Described, question: DescribedQuestion, { kind, part }: AnswerColumn): string => {
  const reach = about.reach?.find(({ questionId }) => questionId === question.columns.question.id);
  const notShown = reach ? about.responses - reach.asked : 0;
  if (notShown > 0) return blank.notShown(notShown);
  return kind === 'number' && part !== null ? blank.notRanked : blank.notAnswered;
};

const columnRows = (described: Described, question: DescribedQuestion, place: number, index: number): Row[] => {
  const { columns, counts, sheet } = question;
  const column = columns.columns[index];
  if (!column) return [];
  const own = counts.columns[index];
  const section = described.sections.find(({ id }) => id === columns.question.sectionId);
  const [first, ...others] = valuesOf(column);
  const valueCells = (value: typeof first): SheetCell[] =>
    value ? [value.code, value.label, value.id] : [null, null, null];
  return [
    [
      column.name,
      wrapped(columns.title),
      column.part,
      section?.title ?? null,
      questionTypeNames[columns.question.type].label,
      own ? own.answered + own.unread : 0,
      place > described.room ? messages.notInSheet : blankWords(described, question, column),
      ...valueCells(first),
      sheet,
    ],
    ...others.map((value): Row => [null, null, null, null, null, null, null, ...valueCells(value)]),
  ];
};

const aboutRows = ({ about }: Described): Row[] => {
  const { period, timezone } = about;
  return [
    [],
    [aboutWords.council, about.council],
    [aboutWords.campaign, about.campaign],
    [aboutWords.generated, about.generatedAt],
    ...(period ? [[aboutWords.period, aboutWords.periodOf(period.from, period.to, timezone)]] : []),
    ...(about.round === undefined ? [] : [[aboutWords.round, about.round]]),
    ...(about.filters ?? []).map((filter) => [aboutWords.filter, filter]),
    [aboutWords.responses, about.responses],
    [aboutWords.times, aboutWords.timesAre(timezone)],
    [aboutWords.limit, aboutWords.limitIs],
  ];
};

export const codebookWidths = [14, 50, 30, 24, 20, 12, 36, 8, 36, 16, 30];

/** Every column of the sheet of responses, with its values. */
export function* codebookRows(described: Described): Iterable<Row> {
  const { variable, question, part, section, type, responses, blank: means, code, label, id, sheet } = head;
  yield [variable, question, part, section, type, responses, means, code, label, id, sheet].map((value) => ({
    value,
    style: 'head' as const,
  }));
  yield* fieldRows(described);
  let place = responseFields(described.about).length;
  for (const each of described.questions) {
    for (const index of each.columns.columns.keys()) {
      place += 1;
      yield* columnRows(described, each, place, index);
    }
  }
  yield* aboutRows(described);
}
