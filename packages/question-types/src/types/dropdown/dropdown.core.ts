import {
  type DistributionResult,
  newOptions,
  optionChoices,
  optionIncrements,
  optionLabel,
  optionProblems,
  optionResult,
  optionsOf,
  optionsText,
  withOptions,
} from '../../choices/options';
import type { QuestionTypeCore } from '../../core/question-type';

/** One of several options; the answer is the option's id. */
export const dropdown: QuestionTypeCore<string, DistributionResult> = {
  id: 'dropdown',
  label: 'Dropdown',
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId) => ({
    id,
    type: 'dropdown',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
  }),
  normalise: withOptions,
  problems: optionProblems,
  choices: optionChoices,
  /** A set of one, so that a condition asks for the option and never for a part of its id (F-19). */
  conditionValue: (answer) => [answer],
  parse: (raw, question) => {
    const option = optionsOf(question).find(({ id }) => id === raw);
    return option ? { ok: true, value: option.id } : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: ([value = '']) => (value === '' ? null : value),
  toForm: (answer) => [answer],
  increments: (answer) => optionIncrements([answer]),
  result: optionResult,
  toText: (answer, question) => optionLabel(question, answer),
  settingsText: optionsText,
};
