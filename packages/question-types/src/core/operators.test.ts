import { newCondition, operatorLabel, questionType, questionTypes, takesValue } from '../core';

describe('the texts of operators', () => {
  it.each([
    ['rating', 'choice', ['equals', 'does not equal', 'is less than', 'is greater than']],
    ['number', 'number', ['equals', 'does not equal', 'is less than', 'is greater than']],
    ['text', 'text', ['equals exactly', 'contains', 'does not contain']],
    ['textarea', 'text', ['equals exactly', 'contains', 'does not contain']],
    ['dropdown', 'choice', ['includes option', 'does not include option']],
    ['multiselect', 'choice', ['includes option', 'does not include option']],
    ['ranking', 'choice', ['includes option', 'does not include option', 'ranks first']],
  ] as const)('%s: a %s is asked for, by the words of the specification (F-19, F-20)', (id, input, labels) => {
    const { operators, conditionInput } = questionType(id);
    expect(conditionInput).toBe(input);
    expect(operators.map((operator) => operatorLabel(id, operator))).toEqual([
      ...labels,
      'is answered',
      'is not answered',
    ]);
  });
  it('every type has the operators for answered and not answered (F-21)', () => {
    for (const { operators } of questionTypes)
      expect(operators.filter((operator) => !takesValue(operator))).toEqual(['answered', 'not_answered']);
  });
  it('a rating has the five faces with their texts as values', () => {
    const { choices, create } = questionType('rating');
    expect(choices(create('q', () => 'o'))[0]).toEqual({ value: '1', label: '😞 Very Dissatisfied' });
  });
  it('a new condition has no question (E-28)', () =>
    expect(newCondition()).toEqual({ questionId: '', operator: 'equals', value: '' }));
});
