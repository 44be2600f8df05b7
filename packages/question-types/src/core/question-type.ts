import type { AnswerValue, Condition, ConditionOperator, Question, QuestionTypeId } from '@folkmoot/contracts/client';

/** Why an answer is refused; the words are the views' affair. */
export type AnswerProblem = 'required' | 'too_long' | 'not_an_answer';

export type Parsed<A> = { ok: true; value: A } | { ok: false; problem: AnswerProblem };

/** Flat counters of one question: names without dots or dollars, so that a rollup raises them by `$inc`. */
export type Counters = Readonly<Record<string, number>>;

/** A value that a condition may ask for, with its words. */
export interface Choice {
  value: string;
  label: string;
}

/** What an answer must be to belong to a segment; data, so that a database and a program tell it alike. */
export type SegmentTest =
  | { readonly is: 'equal'; readonly value: string | number }
  | { readonly is: 'holding'; readonly value: string }
  | { readonly is: 'first'; readonly value: string }
  | { readonly is: 'between'; readonly from: number; readonly to: number };

/** A group that answers fall into: what one filters by, crosses and compares. `counter` says how many are in it. */
export interface Segment extends Choice {
  readonly counter: string;
  readonly test: SegmentTest;
}

/** How staff enter the value of a condition: one of `choices`, a number, or words. */
export type ConditionInput = 'choice' | 'number' | 'text';

/** Conditions on one question that are to be met together, and others that are not, by the same answer. */
export interface Asked {
  readonly met: readonly Condition[];
  readonly unmet: readonly Condition[];
}

export interface OptionCount extends Choice {
  count: number;
  /** Whole percent of those who answered. */
  percent: number;
}

/** A result as a document shows it: what it rests on, and rows with their bars. */
export interface ResultChart {
  readonly note: string;
  readonly headings: readonly [string, string];
  /** Empty where people answered in their own words. */
  readonly rows: readonly { readonly label: string; readonly value: number; readonly text: string }[];
}

/** The half of a type that takes answers in: all of a core that a resident's page carries. */
export interface AnswerReader<A extends AnswerValue = AnswerValue> {
  readonly id: QuestionTypeId;
  /** Reads what came over the wire; refuses everything that is not an answer of this type. */
  parse(raw: unknown, question: Question): Parsed<A>;
  /** Reads the fields of a plain HTML form; null for nothing. */
  fromForm(values: readonly string[]): AnswerValue | null;
  /** How an answer stands in the fields of a plain HTML form. */
  toForm(answer: A): string[];
  /** What conditions are asked of, where that is not the answer itself. */
  conditionValue?(answer: A): AnswerValue;
}

/** What a question type knows without any view. `A` is its answer, `R` what its result adds to a report. */
export interface QuestionTypeCore<A extends AnswerValue = AnswerValue, R extends object = object>
  extends AnswerReader<A> {
  /** Name for people (D1 section 9). */
  readonly label: string;
  /** Conditions that may ask about it. */
  readonly operators: readonly ConditionOperator[];
  /** A new question with the type's default settings. */
  create(id: string, makeOptionId: () => string): Question;
  /** The question with its type's own parts only, defaults filled in. */
  normalise(question: Question): Question;
  /** What is wrong with its settings, in words; empty when nothing is. */
  problems(question: Question): string[];
  readonly conditionInput: ConditionInput;
  /** People answer in sentences, which analyses read as comments. Short answers are mostly facts: a street, a name. */
  readonly holdsComments?: true;
  /** What a condition on this question may choose from; empty where it takes a free value. */
  choices(question: Question): readonly Choice[];
  /**
   * A few answers that stand for all: if any answer meets `met` and none of `unmet`, one of these does. Null when the
   * type cannot tell. The survey check proves with them what can never happen.
   */
  candidates(question: Question, asked: Asked): readonly A[] | null;
  /** Seconds that answering takes, besides reading; see `reading-time.ts` for the sources. */
  answerSeconds(question: Question): number;
  /** Counters that an answer raises; taking a response away lowers the same ones. */
  increments(answer: A, question: Question): Counters;
  /** The groups that answers fall into; empty where they are in people's own words. */
  segments(question: Question): readonly Segment[];
  result(counters: Counters, question: Question): R;
  /** A result of this type as documents show it. */
  chart(result: R, answered: number): ResultChart;
  /** An answer as people read it: label and value (E-72, E-73). */
  toText(answer: A, question: Question): string;
  /** The settings as people read them, for the details of an export. */
  settingsText(question: Question): string;
}

/** Any type, once it no longer matters which: callers pass answers that `parse` gave. */
export type AnyAnswerReader = AnswerReader<AnswerValue>;
export type AnyQuestionType = QuestionTypeCore<AnswerValue, object>;

/** The parts that every type shares. */
export const commonParts = ({ id, type, title, description, required, showIf }: Question): Question => ({
  id,
  type,
  title,
  ...(description ? { description } : {}),
  required,
  ...(showIf ? { showIf } : {}),
});

export const percentOf = (count: number, of: number): number => (of > 0 ? Math.round((count / of) * 100) : 0);
