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
  readOptionIds,
  withOptions,
} from '../../choices/options';
import type { QuestionTypeCore } from '../../core/question-type';

/** Any number of options; the answer is their ids in the order of the question. */
export const multiselect: QuestionTypeCore<string[], DistributionResult> = {
  id: 'multiselect',
  label: 'Multi-Select',
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId) => ({
    id,
    type: 'multiselect',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
  }),
  normalise: withOptions,
  problems: optionProblems,
  choices: optionChoices,
  parse: (raw, question) => {
    const ids = readOptionIds(raw, question);
    if (!ids) return { ok: false, problem: 'not_an_answer' };
    const inOrder = optionsOf(question).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
    return { ok: true, value: inOrder };
  },
  fromForm: (values) => {
    const chosen = values.filter((value) => value !== '');
    return chosen.length > 0 ? chosen : null;
  },
  toForm: (answer) => answer,
  increments: optionIncrements,
  result: optionResult,
  toText: (answer, question) => answer.map((id) => optionLabel(question, id)).join('; '),
  settingsText: optionsText,
};
