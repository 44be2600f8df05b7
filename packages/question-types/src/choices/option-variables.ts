import type { Question } from '@folkmoot/contracts/client';
import { type AnswerVariable, codedBy, codesOf } from '../core/answer-variable';
import { optionLabel, optionsOf } from './options';

/** @file Answers to questions with options as values for statistics. */

/** The ids of the options and their labels. */
export const optionParts = (question: Question): { id: string; label: string }[] =>
  optionsOf(question).map(({ id }) => ({ id, label: optionLabel(question, id) }));

/** One variable: the chosen option. */
export const chosenOption = (question: Question): AnswerVariable<string>[] => {
  const values = codedBy(optionParts(question));
  return [{ part: null, kind: 'choice', values, read: codesOf(values) }];
};

/** A variable for each option: whether it was chosen. */
export const tickedOptions = (question: Question): AnswerVariable<string[]>[] =>
  optionParts(question).map((part) => ({
    part,
    kind: 'tick',
    read: (answer) => (answer.includes(part.id) ? 1 : 0),
  }));

/** A variable for each option: its place, 1 for the first. */
export const rankedOptions = (question: Question): AnswerVariable<string[]>[] =>
  optionParts(question).map((part) => ({
    part,
    kind: 'number',
    read: (answer) => answer.indexOf(part.id) + 1 || null,
  }));
