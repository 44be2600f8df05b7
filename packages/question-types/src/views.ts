import type { AnswerValue, Question, QuestionResult } from '@folkmoot/contracts/client';
import type { ComponentType } from 'react';
import type { InputWords } from './words/input-words';

/** What a resident's input is given. Native fields carry `name`, so that a plain form works without script. */
export interface InputProps {
  question: Question;
  name: string;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue | null) => void;
  /** Ids of the heading that names the field and of the texts that describe it. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  words: InputWords;
}
export type InputView = ComponentType<InputProps> & {
  /** Fetches what an input loads when it is shown, so that it is there without a connection too. */
  prepare?: () => Promise<unknown>;
  /** What to enter instead of what is no answer, where the type can say it. */
  refusal?: (question: Question, words: InputWords) => string;
};

export interface EditorProps {
  question: Question;
  onChange: (patch: Partial<Omit<Question, 'id' | 'type'>>) => void;
}
export type EditorView = ComponentType<EditorProps>;

export interface ResultProps {
  result: QuestionResult;
  /** Chooses a segment to filter by; `chosen` are those that are. Left out, a result is only looked at. */
  onChoose?: ((segment: string) => void) | undefined;
  chosen?: readonly string[] | undefined;
}
export type ResultView = ComponentType<ResultProps>;
