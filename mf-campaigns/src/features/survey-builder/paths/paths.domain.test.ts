import type { Question } from '@folkmoot/contracts/client';
import { answerFrom, pathsOf } from './paths.domain';

const question = (id: string, type: Question['type'], patch: Partial<Question> = {}): Question => ({
  id,
  type,
  title: `Title of ${id}`,
  required: false,
  ...patch,
});
const options = [
  { id: 'y', label: 'Yes' },
  { id: 'n', label: 'No' },
];
const here = question('here', 'dropdown', { options });
const why = question('why', 'text', { showIf: { questionId: 'here', operator: 'contains', value: 'n' } });

describe('the paths through a survey', () => {
  it('say for each question when it is shown and which ones it decides', () => {
    expect(pathsOf({ questions: [here, why, question('end', 'text')] })).toMatchObject([
      { number: 1, rule: null, decides: [2] },
      { number: 2, rule: 'Shown when “Title of here” is No', decides: [] },
      { number: 3, rule: null, decides: [] },
    ]);
  });
});

describe('an answer of a test', () => {
  it('is read in the form of its question', () => {
    expect(answerFrom(here, 'y')).toBe('y');
    expect(answerFrom(question('m', 'multiselect', { options }), 'y')).toEqual(['y']);
    expect(answerFrom(question('k', 'ranking', { options }), 'n')).toEqual(['n']);
    expect(answerFrom(question('r', 'rating'), '4')).toBe(4);
    expect(answerFrom(question('n', 'number', { numberRange: { min: 1, max: 10 } }), '7')).toBe(7);
  });
  it('is missing when the field is empty or has no valid answer', () => {
    expect(answerFrom(here, '')).toBeNull();
    expect(answerFrom(here, 'gone')).toBeNull();
  });
});
