import type {
  AnswerValue,
  Condition,
  ConditionOperator,
  Country,
  Question,
  QuestionTypeId,
} from '@folkmoot/contracts/client';
import type { AnswerCells, CellPart } from '../choices/answer-cells';
import type { AnswerVariable } from './answer-variable';

/** Reason why an answer is refused. The views contain the texts. */
export type AnswerProblem = 'required' | 'too_long' | 'not_an_answer';

export type Parsed<A> = { ok: true; value: A } | { ok: false; problem: AnswerProblem };

/** Flat counters of one question: names without dots or dollars, because a rollup increments them with `$inc`. */
export type Counters = Readonly<Record<string, number>>;

/** A value that a condition may compare with, and its text. */
export interface Choice {
  value: string;
  label: string;
}

/**
 * The test whether an answer belongs to a segment. Data, so that the database and the program evaluate it the same way.
 */
export type SegmentTest =
  | { readonly is: 'equal'; readonly value: string | number }
  | { readonly is: 'holding'; readonly value: string }
  | { readonly is: 'first'; readonly value: string }
  | { readonly is: 'between'; readonly from: number; readonly to: number };

/** A group of answers, used to filter, cross and compare. `counter` contains its number of answers. */
export interface Segment extends Choice {
  readonly counter: string;
  readonly test: SegmentTest;
}

/** The input for the value of a condition: one of `choices`, a number, text, or one of `moments`. */
export type ConditionInput = 'choice' | 'number' | 'text' | 'moment';

/** Days or times of day, which conditions compare, and by which reports filter. */
export interface Moments {
  /** The type of a field for one of them. */
  kind(question: Question): 'date' | 'time';
  /** The value of a condition as a field shows it: `2026-05-04`, `14:30`. Empty when it is neither. */
  fromCondition(value: Condition['value'], question: Question): string;
  toCondition(field: string): string;
  /** An answer with this day or time. */
  toAnswer(field: string, question: Question): string;
  isMoment(field: string, kind: 'date' | 'time'): boolean;
  inWords(field: string): string;
}

/** Conditions on one question that one answer must meet, and others that it must not meet. */
export interface ConditionNeeds {
  readonly met: readonly Condition[];
  readonly unmet: readonly Condition[];
}

export interface OptionCount extends Choice {
  count: number;
  /** Whole percent of those who answered. */
  percent: number;
}

export interface ChartRow {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  /** The segment that it counts, or the option that it is about. */
  readonly of?: string;
  /** The people that it counts, where that is not its value. */
  readonly people?: number;
  /** The people whose answers its figures come from, where these are not all who answered. */
  readonly base?: number;
}

/**
 * How rows count people. `groups`: each answer is in at most one row. `choices`: an answer can be in several.
 * `figures`: rows are figures of all answers, such as means.
 */
export type ChartRowKind = 'groups' | 'choices' | 'figures';

/** The result of one part of a question. Its rows are groups. */
export interface ChartPart {
  /** The id of the part. */
  readonly of: string;
  readonly label: string;
  readonly note: string;
  readonly answered: number;
  readonly rows: readonly ChartRow[];
}

/** A result for documents: its total, and rows with their bars. */
export interface ResultChart {
  readonly note: string;
  readonly rowsAre: ChartRowKind;
  readonly headings: readonly [string, string];
  /** Empty for free-text answers. */
  readonly rows: readonly ChartRow[];
  /** The same rows in groups, when a question has a result for each of its parts. */
  readonly parts?: readonly ChartPart[];
}

/** The part of a type that reads answers: the only part of a core in a resident's page. */
export interface AnswerReader<A extends AnswerValue = AnswerValue> {
  readonly id: QuestionTypeId;
  /**
   * Reads untrusted input. Refuses everything that is not an answer of this type. `isNew` also asks that the answer is
   * whole: an answer that was taken before the question changed stays an answer.
   */
  parse(raw: unknown, question: Question, isNew?: boolean): Parsed<A>;
  /** Reads the fields of a plain HTML form; those of a part are `part:value`. Null without an answer. */
  fromForm(values: readonly string[], question?: Question): AnswerValue | null;
  /** The answer as fields of a plain HTML form. */
  toForm(answer: A): string[];
  /** The value that conditions compare, when it is not the answer itself. */
  conditionValue?(answer: A, question?: Question): AnswerValue;
  /** The rule of the question that an answer of this type breaks. Only for new answers: rules of stored ones may differ. */
  refuse?(answer: A, question: Question): AnswerProblem | null;
  /** An answer as it was sent, with words that were sent apart from it. */
  rejoin?(answer: unknown, words: string, question: Question): unknown;
  /** An answer with words at an option, as two: the chosen options, and the words. */
  separate?(answer: A): { readonly answer: A; readonly words: string };
}

/** Names of the icons of question types. */
export type QuestionIcon =
  | 'line'
  | 'lines'
  | 'list'
  | 'checks'
  | 'smile'
  | 'number'
  | 'picture'
  | 'order'
  | 'tick'
  | 'calendar'
  | 'mail'
  | 'phone'
  | 'place'
  | 'table'
  | 'pictures'
  | 'coins';

/** The groups of the list where staff choose a type. `/editor` has their names. */
export type QuestionGroup = 'choose' | 'rate' | 'write' | 'numbers' | 'places' | 'person';

/** A column of an export beside the question's own. */
export interface AnswerColumn<A extends AnswerValue = AnswerValue> {
  readonly heading: string;
  cell(answer: A): string;
}

/** A number that a result has the mean of, as sums of the type's counters. The sums are linear: weighted counters give weighted sums. */
export interface Mean {
  /** The part of the question: the id of an option. Empty for the question itself. */
  readonly value: string;
  readonly label: string;
  /** How many people have the number. */
  answered(counters: Counters): number;
  sum(counters: Counters): number;
  /** Sum of the squares. */
  squares(counters: Counters): number;
  /**
   * The most that the sum of the squares can be by the counters of `increments` alone, so that an interval is never too
   * narrow. Null where they do not know. Without it, `squares` needs no other counters.
   */
  mostSquares?(counters: Counters): number | null;
}

/**
 * A share that a result shows beside those of its segments: the sum of some counters, of the sum of others. Each person
 * is counted once in either sum.
 */
export interface GroupShare {
  readonly value: string;
  readonly counters: readonly string[];
  readonly base: readonly string[];
}

/** A question type without views. `A` is its answer, `R` the type-specific part of its result. */
export interface QuestionTypeCore<A extends AnswerValue = AnswerValue, R extends object = object>
  extends AnswerReader<A> {
  /** Name for people. */
  readonly label: string;
  /** One sentence about how residents answer, shown where staff choose a type. */
  readonly summary: string;
  /** The name of its icon. `/editor` draws it. */
  readonly icon: QuestionIcon;
  readonly group: QuestionGroup;
  /** More words that staff may search the type by. */
  readonly keywords?: string;
  /** Operators of conditions on it. */
  readonly operators: readonly ConditionOperator[];
  /**
   * A new question with the type's default settings. Its default texts are in the language of the survey, its formats
   * those of the council's country.
   */
  create(id: string, makeOptionId: () => string, language?: string, country?: Country): Question;
  /** The question with the parts of its type only, and with defaults. */
  normalise(question: Question): Question;
  /** Problems of its settings, as texts. Empty when there are none. */
  problems(question: Question): string[];
  readonly conditionInput: ConditionInput;
  /** True when people choose from options whose order a report may change, to show them by size. */
  readonly hasFreeOrder?: true;
  /** A limit that staff must know when they write a condition on it. Null when there is none. */
  conditionNote?(question: Question): string | null;
  /** Only where answers are days or times. */
  readonly moments?: Moments;
  /**
   * True when people answer in sentences, which analyses read as comments. Short answers are usually facts: a street, a
   * name.
   */
  readonly holdsComments?: true;
  /**
   * True when the answers are personal data, whatever the title says: no analysis reads them, exports for others mask
   * them, and documents do not quote them.
   */
  isPersonal?(question: Question): boolean;
  /** Values for a condition on this question. Empty when the value is free. */
  choices(question: Question): readonly Choice[];
  /**
   * Representative answers: if any answer meets `met` and none of `unmet`, one of these does. Null when the type cannot
   * decide. The survey check uses them to prove that something is impossible.
   */
  candidates(question: Question, needs: ConditionNeeds): readonly A[] | null;
  /** Seconds to answer, without reading. Sources: `reading-time.ts`. */
  answerSeconds(question: Question): number;
  /** Counters that an answer increments. Removing a response decrements the same ones. */
  increments(answer: A, question: Question): Counters;
  /** Counters that only weighted counts have, beside those of `increments`: of squares, for the intervals of means. */
  weightedIncrements?(answer: A, question: Question): Counters;
  /** The numbers whose means are results, from both kinds of counters. */
  means?(question: Question): readonly Mean[];
  /** Shares that its result has beside those of its segments. */
  groupShares?(question: Question, counters: Counters): readonly GroupShare[];
  /** The groups of answers. Empty for free-text answers. */
  segments(question: Question): readonly Segment[];
  /**
   * The segments of which every answer has exactly one: what can be linked to categories of the population. Without it,
   * answers can have several, or none.
   */
  groups?(question: Question): readonly Segment[];
  result(counters: Counters, question: Question): R;
  /** A result of this type for documents. */
  chart(result: R, answered: number): ResultChart;
  /** An answer as people read it: label and value. */
  toText(answer: A, question: Question): string;
  /**
   * The parts of a question that have a column each in files of answers, and what they contain: one text for each of
   * `titles`, empty without an answer. Without it, an answer is one cell with `toText`.
   */
  readonly parts?: {
    titles(question: Question): string[];
    cells(answer: A, question: Question): string[];
  };
  /**
   * An answer from the cells of a file, for `parse` to read: labels of options become ids. What is no answer stays as it
   * is. Without it, the cell is the answer.
   */
  fromCells?(cells: AnswerCells, question: Question): unknown;
  /** The parts of a question that can have a column each in a file that is read. */
  cellParts?(question: Question): readonly CellPart[];
  /** A part of the answer for the column of the question in an export, when there are more columns. */
  mainCell?(answer: A, question: Question): string;
  /** More columns in an export: a district, a point. */
  columns?(question: Question): readonly AnswerColumn<A>[];
  /** The values of an answer in files for statistics. Without it, an answer is one text. */
  variables?(question: Question): readonly AnswerVariable<A>[];
  /** The answer without what leads to a person. Null when nothing else is left. Without it, nothing is. */
  withoutPersonalData?(answer: A, question: Question): A | null;
  /** The address of the table that turns an answer into what is kept. Null when there is none. */
  tableOf?(question: Question): string | null;
  /** The part of an answer that is kept. `lookUp` finds the area of a postcode. */
  found?(answer: A, question: Question, lookUp: (postcode: string) => string | null): A;
  /** The settings as text, for the details of an export. */
  settingsText(question: Question): string;
}

/** Any type: callers pass only answers that `parse` returned. */
export type AnyAnswerReader = AnswerReader<AnswerValue>;
/** A part that a page can fetch after its first script. */
export interface LaterReader {
  readonly reader?: AnyAnswerReader;
  readonly offer?: Offer;
}

/**
 * The question with the options that a person is offered. Null when there are none. `counted` has the answers before in
 * the form that conditions compare, `visible` the questions before as this person sees them. A seed puts shuffled options
 * in the order of this person. No object of arguments: residents download the call.
 */
export type Offer = (
  question: Question,
  counted: Readonly<Record<string, AnswerValue | undefined>>,
  visible: readonly Question[],
  answerTo: (question: Question) => AnswerValue | undefined,
  seed?: string,
) => Question | null;
export type AnyQuestionType = QuestionTypeCore<AnswerValue, object>;

/** Remove the answer type. Safe because callers pass only answers that the same question type has parsed. */
export const anyAnswerReader = <A extends AnswerValue>(reader: AnswerReader<A>): AnyAnswerReader =>
  reader as unknown as AnyAnswerReader;
export const anyQuestionType = <A extends AnswerValue, R extends object>(
  type: QuestionTypeCore<A, R>,
): AnyQuestionType => type as unknown as AnyQuestionType;

/** The parts that every type has. */
export const commonParts = ({
  id,
  type,
  title,
  description,
  required,
  showIf,
  sectionId,
  population,
}: Question): Question => ({
  id,
  type,
  title,
  ...(description ? { description } : {}),
  required,
  ...(showIf ? { showIf } : {}),
  ...(sectionId ? { sectionId } : {}),
  ...(population ? { population } : {}),
});

export const percentOf = (count: number, of: number): number => (of > 0 ? Math.round((count / of) * 100) : 0);
