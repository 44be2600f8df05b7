import type { AnswerValue, Question, QuestionResult } from '@folkmoot/contracts/client';
import type { ComponentType } from 'react';
import type { InputWords } from './words/input-words';

/** Props of a resident's input. Native fields have `name`, so that a plain form works without script. */
export interface InputProps {
  question: Question;
  name: string;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue | null) => void;
  /** Ids of the heading that names the field, and of the texts that describe it. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  words: InputWords;
}
export type InputView = ComponentType<InputProps> & {
  /** Loads the code that an input needs when it is shown, so that it also works without a connection. */
  prepare?: () => Promise<unknown>;
  /** The name of the part of this question that is not in a page's first script. Empty when there is none. */
  later?: (question: Question) => string;
  /** Text that says what to enter after an invalid answer, when the type has one. */
  refusal?: (question: Question, words: InputWords) => string;
  /** The parts that a new answer lacks. The element of each has the id of the question's heading, a dash and its own. */
  missing?: (question: Question, answer: AnswerValue | undefined) => { id: string; label: string }[];
  /** An answer as residents read it, in lines. Without it: labels of chosen options, or the answer as it was entered. */
  inWords?: (question: Question, answer: AnswerValue, words: InputWords) => string[];
};

/** A part that a page can fetch after its first script. */
export interface LaterInput {
  readonly Input?: InputView;
}

export interface EditorProps {
  question: Question;
  onChange: (patch: Partial<Omit<Question, 'id' | 'type'>>) => void;
}
export type EditorView = ComponentType<EditorProps>;

export interface ResultProps {
  result: QuestionResult;
  /** Chooses a segment to filter by; `chosen` are the active ones. Without it the result is read-only. */
  onChoose?: ((segment: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
  /** Shows options by size instead of their own order. */
  isSorted?: boolean | undefined;
}
export type ResultView = ComponentType<ResultProps>;
