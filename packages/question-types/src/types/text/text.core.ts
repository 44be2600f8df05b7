import { commonParts, type QuestionTypeCore } from '../../core/question-type';

export const MAX_TEXT = 500;

/** A short answer in the person's own words. */
export const text: QuestionTypeCore<string, object> = {
  id: 'text',
  label: 'Short Text',
  operators: ['equals', 'contains', 'not_contains', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'text', title: '', required: false }),
  normalise: commonParts,
  problems: () => [],
  choices: () => [],
  parse: (raw) => {
    if (typeof raw !== 'string') return { ok: false, problem: 'not_an_answer' };
    const value = raw.trim();
    return value.length > MAX_TEXT ? { ok: false, problem: 'too_long' } : { ok: true, value };
  },
  fromForm: ([value = '']) => (value.trim() === '' ? null : value),
  toForm: (answer) => [answer],
  increments: () => ({ answered: 1 }),
  result: () => ({}),
  toText: (answer) => answer,
  settingsText: () => '',
};
