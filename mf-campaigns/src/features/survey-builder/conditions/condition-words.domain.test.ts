import type { Condition, Question } from '@folkmoot/contracts/client';
import { ruleInWords } from './condition-words.domain';

const options = [
  { id: 'y', label: 'Yes' },
  { id: 'n', label: 'No' },
];
const question = (id: string, type: Question['type'], patch: Partial<Question> = {}): Question => ({
  id,
  type,
  title: `Title of ${id}`,
  required: false,
  ...patch,
});
const questions = [
  question('d', 'dropdown', { title: 'Do you live here?', options }),
  question('m', 'multiselect', { options }),
  question('k', 'ranking', { options }),
  question('n', 'number', { numberRange: { min: 1, max: 10 } }),
  question('r', 'rating'),
  question('t', 'text'),
  question('when', 'date'),
];
const words = (questionId: string, operator: Condition['operator'], value: string | number = '') =>
  ruleInWords({ questionId, operator, value }, questions);

describe('a rule in words', () => {
  it.each<[string, string | null]>([
    ['Shown when “Do you live here?” is Yes', words('d', 'contains', 'y')],
    ['Shown when “Do you live here?” is not Yes', words('d', 'not_contains', 'y')],
    ['Shown when “Title of m” includes No', words('m', 'contains', 'n')],
    ['Shown when “Title of k” has first No', words('k', 'ranks_first', 'n')],
    ['Shown when “Title of n” is less than 5', words('n', 'less_than', 5)],
    ['Shown when “Title of t” contains “bin”', words('t', 'contains', 'bin')],
    ['Shown when “Title of when” is before 4 May 2026', words('when', 'less_than', '20260504')],
    ['Shown when “Title of when” is 4 May 2026', words('when', 'equals', '20260504')],
    ['Shown when “Title of t” is answered', words('t', 'answered')],
  ])('is: %s', (expected, actual) => expect(actual).toBe(expected));
  it('joins conditions by and, or by or', () => {
    const conditions: Condition[] = [
      { questionId: 'd', operator: 'contains', value: 'y' },
      { questionId: 'n', operator: 'greater_than', value: 3 },
    ];
    expect(ruleInWords({ join: 'all', conditions }, questions)).toContain('is Yes and “Title of n” is more than 3');
    expect(ruleInWords({ join: 'any', conditions }, questions)).toContain('is Yes or “Title of n”');
  });
  it('is missing when the condition is incomplete, or its question is gone', () => {
    expect(words('', 'equals')).toBeNull();
    expect(words('d', 'contains')).toBeNull();
    expect(words('gone', 'answered')).toBeNull();
    expect(ruleInWords(null, questions)).toBeNull();
  });
});
