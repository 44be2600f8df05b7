import { commonParts, type QuestionTypeCore } from '../../core/question-type';
import { textareaAnswers } from './textarea.answers';

/** A long answer in the person's own words. */
export const textarea: QuestionTypeCore<string, object> = {
  ...textareaAnswers,
  label: 'Long Text',
  operators: ['equals', 'contains', 'not_contains', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'textarea', title: '', required: false }),
  normalise: commonParts,
  problems: () => [],
  choices: () => [],
  increments: () => ({ answered: 1 }),
  result: () => ({}),
  toText: (answer) => answer,
  settingsText: () => '',
};
