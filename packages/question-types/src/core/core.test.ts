import type { Condition, Question } from '@folkmoot/contracts/client';
import { checkSurvey, questionType, validateResponse, visibleQuestions } from '../core';

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
  it('lists are asked by membership, never by a part of an id (F-20)', () => {
    const questions = [question('a'), question('b', { showIf: when('a', 'contains', 'park') })];
    expect(ids(visibleQuestions(questions, { a: ['parking'] }))).toEqual(['a']);
    expect(ids(visibleQuestions(questions, { a: ['road', 'park'] }))).toEqual(['a', 'b']);
  });
  it('a dropdown is a set of one: a part of an option id is not the option (F-19)', () => {
    const questions = [question('a', { type: 'dropdown' }), question('b', { showIf: when('a', 'contains', 'park') })];
    expect(ids(visibleQuestions(questions, { a: 'parking' }))).toEqual(['a']);
    expect(ids(visibleQuestions(questions, { a: 'park' }))).toEqual(['a', 'b']);
  });
  it('a ranking is asked for what stands first (F-20)', () => {
    const questions = [question('a', { type: 'ranking' }), question('b', { showIf: when('a', 'ranks_first', 'x') })];
    expect(ids(visibleQuestions(questions, { a: ['x', 'y'] }))).toEqual(['a', 'b']);
    expect(ids(visibleQuestions(questions, { a: ['y', 'x'] }))).toEqual(['a']);
  });
  it('without an answer only "is not answered" holds (F-21)', () => {
    const questions = [
      question('a'),
      question('b', { showIf: when('a', 'not_equals', 'x') }),
      question('c', { showIf: when('a', 'not_answered') }),
    ];
    expect(ids(visibleQuestions(questions, {}))).toEqual(['a', 'c']);
  });
  it('a condition without a question never hides (E-28)', () => {
    expect(ids(visibleQuestions([question('a', { showIf: when('', 'equals') })], {}))).toEqual(['a']);
  });
  it('an answer to a hidden question does not show what depends on it (F-22)', () => {
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
  it('an answer that is none, and one to a question that does not exist, never get through', () => {
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

describe('checkSurvey', () => {
  it('a complete survey has no problem', () =>
    expect(checkSurvey({ questions: [question('a'), question('b', { showIf: when('a', 'contains', 'x') })] })).toEqual(
      [],
    ));
  it('names the question that has no title, no target or an operator that cannot be met', () => {
    const messages = checkSurvey({
      questions: [
        question('a', { title: ' ' }),
        question('b', { showIf: when('', 'equals') }),
        question('c', { showIf: when('d', 'answered') }),
        question('d', { showIf: when('a', 'less_than', 2) }),
      ],
    }).map(({ message }) => message);
    expect(messages).toEqual([
      'Question 1 has no title.',
      'Question 2 (“Title b”) has a condition without a question.',
      'Question 3 (“Title c”) has a condition on a question that does not stand before it.',
      'Question 4 (“Title d”) has a condition that the question it asks about cannot meet.',
    ]);
  });
});

describe('checkSurvey of options', () => {
  it('names the question whose condition asks for an option that is gone (E-82)', () => {
    const options = [{ id: 'o1', label: 'Yes' }];
    const questions = [
      question('a', { type: 'dropdown', options }),
      question('b', { showIf: when('a', 'contains', 'o1') }),
      question('c', { showIf: when('a', 'contains', 'o2') }),
      question('d', { showIf: when('a', 'answered') }),
    ];
    expect(checkSurvey({ questions }).map(({ message }) => message)).toEqual([
      'Question 3 (“Title c”) has a condition on an option that does not exist.',
    ]);
  });
  it('names options that people could not choose', () => {
    const options = [
      { id: 'o1', label: 'Yes' },
      { id: 'o2', label: ' yes ' },
      { id: 'o3', label: '' },
    ];
    const messages = checkSurvey({
      questions: [question('a', { type: 'multiselect', options }), question('b', { type: 'ranking', options: [] })],
    }).map(({ message }) => message);
    expect(messages).toEqual([
      'Question 1 (“Title a”) has an option without a label.',
      'Question 1 (“Title a”) has two options with the same label.',
      'Question 2 (“Title b”) has no options.',
    ]);
  });
});

describe('questionType', () => {
  it('an unknown type that got in otherwise is read as a smiley rating (E-74)', () => {
    expect(questionType('hologram' as Question['type']).id).toBe('rating');
  });
});
