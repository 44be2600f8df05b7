import type { Condition, Question } from '@folkmoot/contracts/client';
import { questionType, validateResponse, visibleQuestions } from '../core';

const question = (id: string, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: `Title ${id}`,
  required: false,
  ...patch,
});
const when = (questionId: string, operator: Condition['operator'], value: string | number = ''): Condition => ({
  questionId,
  operator,
  value,
});
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);

describe('visibleQuestions', () => {
  it.each([
    ['equals', 'Park', 'Park', true],
    ['equals', 'park', 'Park', false],
    ['not_equals', 'Road', 'Park', true],
    ['contains', 'the PARK is', 'park', true],
    ['not_contains', 'the PARK is', 'park', false],
    ['less_than', 2, 3, true],
    ['greater_than', 2, 3, false],
    ['answered', 'x', '', true],
    ['not_answered', 'x', '', false],
  ] as const)('%s: answer %s against %s is %s (F-19)', (operator, answer, value, isShown) => {
    const questions = [question('a'), question('b', { showIf: when('a', operator, value) })];
    expect(ids(visibleQuestions(questions, { a: answer })).includes('b')).toBe(isShown);
  });
  it('a list condition compares whole ids, never a part of an id (F-20)', () => {
    const questions = [question('a'), question('b', { showIf: when('a', 'contains', 'park') })];
    expect(ids(visibleQuestions(questions, { a: ['parking'] }))).toEqual(['a']);
    expect(ids(visibleQuestions(questions, { a: ['road', 'park'] }))).toEqual(['a', 'b']);
  });
  it('a dropdown condition does not match a part of an option id (F-19)', () => {
    const questions = [question('a', { type: 'dropdown' }), question('b', { showIf: when('a', 'contains', 'park') })];
    expect(ids(visibleQuestions(questions, { a: 'parking' }))).toEqual(['a']);
    expect(ids(visibleQuestions(questions, { a: 'park' }))).toEqual(['a', 'b']);
  });
  it('a ranking condition compares the first place (F-20)', () => {
    const questions = [question('a', { type: 'ranking' }), question('b', { showIf: when('a', 'ranks_first', 'x') })];
    expect(ids(visibleQuestions(questions, { a: ['x', 'y'] }))).toEqual(['a', 'b']);
    expect(ids(visibleQuestions(questions, { a: ['y', 'x'] }))).toEqual(['a']);
  });
  it('only "is not answered" is met when there is no answer (F-21)', () => {
    const questions = [
      question('a'),
      question('b', { showIf: when('a', 'not_equals', 'x') }),
      question('c', { showIf: when('a', 'not_answered') }),
    ];
    expect(ids(visibleQuestions(questions, {}))).toEqual(['a', 'c']);
  });
  it('a condition without a question hides nothing (E-28)', () => {
    expect(ids(visibleQuestions([question('a', { showIf: when('', 'equals') })], {}))).toEqual(['a']);
  });
  it.each([
    ['all', { a: 'x' }, false],
    ['all', { a: 'x', b: 'y' }, true],
    ['any', { a: 'x' }, true],
    ['any', {}, false],
  ] as const)('several conditions joined by %s, with answers %j: shown is %s', (join, answers, isShown) => {
    const conditions = [when('a', 'answered'), when('b', 'answered'), when('', 'equals')];
    const questions = [question('a'), question('b'), question('c', { showIf: { join, conditions } })];
    expect(ids(visibleQuestions(questions, answers)).includes('c')).toBe(isShown);
  });
  it('an answer to a hidden question does not show dependent questions (F-22)', () => {
    const questions = [
      question('a'),
      question('b', { showIf: when('a', 'equals', 'yes') }),
      question('c', { showIf: when('b', 'answered') }),
    ];
    expect(ids(visibleQuestions(questions, { a: 'no', b: 'left over' }))).toEqual(['a']);
  });
});

describe('validateResponse', () => {
  it('a required question without an answer is a problem, an optional one is not', () => {
    const result = validateResponse([question('a', { required: true }), question('b')], []);
    expect(result.problems).toEqual([{ questionId: 'a', problem: 'required' }]);
  });
  it('answers of hidden questions are not part of the response (F-22)', () => {
    const questions = [question('a'), question('b', { required: true, showIf: when('a', 'equals', 'yes') })];
    const result = validateResponse(questions, [
      { questionId: 'a', answer: 'no' },
      { questionId: 'b', answer: 'hidden' },
    ]);
    expect(result).toEqual({ answers: [{ questionId: 'a', answer: 'no' }], problems: [], visible: 1 });
  });
  it('an invalid answer, and an answer to an unknown question, are refused', () => {
    const result = validateResponse(
      [question('a', { type: 'rating' })],
      [
        { questionId: 'a', answer: { $gt: 0 } },
        { questionId: 'ghost', answer: 'boo' },
      ],
    );
    expect(result.answers).toEqual([]);
    expect(result.problems).toEqual([{ questionId: 'a', problem: 'not_an_answer' }]);
  });
});

describe('questionType', () => {
  it('an unknown type in stored data is read as a smiley rating (E-74)', () => {
    expect(questionType('hologram' as Question['type']).id).toBe('rating');
  });
});
