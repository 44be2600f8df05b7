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
  it('are stored as one condition when there is one, and as a group when there are several', () => {
    const two = withAnotherCondition(condition);
    expect(two).toMatchObject({ join: 'all', conditions: [condition, { questionId: '', operator: 'equals' }] });
    expect(withJoin(two, 'any')).toMatchObject({ join: 'any' });
    expect(withoutCondition(two, 1)).toEqual(condition);
    expect(withoutCondition(condition, 0)).toBeNull();
  });
  it('keep the others when one of several changes', () => {
    const changed = withCondition(withAnotherCondition(condition), 1, { ...condition, value: 'y' });
    expect(changed).toMatchObject({ conditions: [{ value: 'x' }, { value: 'y' }] });
  });
  it('keep the operator if the new question has it, and drop the value', () => {
    expect(onQuestion(condition, asked('rating'))).toEqual({ questionId: 'b', operator: 'equals', value: '' });
    expect(onQuestion(condition, asked('multiselect'))).toMatchObject({ operator: 'contains', value: '' });
    expect(onQuestion(condition, undefined)).toMatchObject({ questionId: '' });
  });
  it('have no value when the operator takes none', () => {
    expect(withOperator(condition, 'answered')).toEqual({ ...condition, operator: 'answered', value: '' });
    expect(withOperator(condition, 'contains').value).toBe('x');
  });
  it('are incomplete without a question or a value (E-28)', () => {
    expect(missingIn({ ...condition, questionId: '' })).toBe('question');
    expect(missingIn({ ...condition, value: '' })).toBe('value');
    expect(missingIn({ ...condition, operator: 'not_answered', value: '' })).toBeNull();
    expect(missingIn(condition)).toBeNull();
  });
  it('show the first 30 characters of a long title', () => {
    expect(shortTitle('x'.repeat(40))).toHaveLength(30);
  });
});
