import type { Condition, Question } from '@folkmoot/contracts/client';
import {
  missingIn,
  onQuestion,
  shortTitle,
  withAnotherCondition,
  withCondition,
  withJoin,
  withOperator,
  withoutCondition,
} from './condition-edits.domain';

const condition: Condition = { questionId: 'a', operator: 'equals', value: 'x' };
const asked = (type: Question['type']): Question => ({ id: 'b', type, title: 'B', required: false });

describe('conditions of a question', () => {
  it('one alone is written as one; two are a group; one again is written as one', () => {
    const two = withAnotherCondition(condition);
    expect(two).toMatchObject({ join: 'all', conditions: [condition, { questionId: '', operator: 'equals' }] });
    expect(withJoin(two, 'any')).toMatchObject({ join: 'any' });
    expect(withoutCondition(two, 1)).toEqual(condition);
    expect(withoutCondition(condition, 0)).toBeNull();
  });
  it('one of several, changed, leaves the others', () => {
    const changed = withCondition(withAnotherCondition(condition), 1, { ...condition, value: 'y' });
    expect(changed).toMatchObject({ conditions: [{ value: 'x' }, { value: 'y' }] });
  });
  it('asked of another question, keeps an operator that the question has and forgets the value', () => {
    expect(onQuestion(condition, asked('rating'))).toEqual({ questionId: 'b', operator: 'equals', value: '' });
    expect(onQuestion(condition, asked('multiselect'))).toMatchObject({ operator: 'contains', value: '' });
    expect(onQuestion(condition, undefined)).toMatchObject({ questionId: '' });
  });
  it('with an operator that takes no value, has none', () => {
    expect(withOperator(condition, 'answered')).toEqual({ ...condition, operator: 'answered', value: '' });
    expect(withOperator(condition, 'contains').value).toBe('x');
  });
  it('without a question or a value, is incomplete (E-28)', () => {
    expect(missingIn({ ...condition, questionId: '' })).toBe('question');
    expect(missingIn({ ...condition, value: '' })).toBe('value');
    expect(missingIn({ ...condition, operator: 'not_answered', value: '' })).toBeNull();
    expect(missingIn(condition)).toBeNull();
  });
  it('of a question with a long title, names its first 30 characters', () => {
    expect(shortTitle('x'.repeat(40))).toHaveLength(30);
  });
});
