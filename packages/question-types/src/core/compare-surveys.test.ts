import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { compareSurveys, isComparable } from '../core';
import { options, question, survey, when } from '../testing/questions';

const choice = question('c', { type: 'dropdown', options: options('x', 'y') });
const number = question('n', { type: 'number', numberRange: { min: 1, max: 10 } });
const text = question('t');
const before = survey([text, choice, number]);
const kinds = (after: SurveyContent) =>
  compareSurveys(before, after).changes.map(({ kind, isSafe }) => `${kind} ${isSafe ? 'safe' : 'unsafe'}`);
const edited = (id: string, patch: Partial<Question>) =>
  survey(before.questions.map((each) => (each.id === id ? { ...each, ...patch } : each)));

describe('the comparison of two surveys', () => {
  it('is empty for equal surveys, in any order of their properties', () => {
    const same = structuredClone({ ...before, questions: before.questions.map((each) => ({ ...each, showIf: null })) });
    expect(compareSurveys(before, same)).toEqual({ startsNewSeries: false, changes: [] });
  });

  it.each<[string, SurveyContent, string[]]>([
    ['other words', edited('t', { title: 'New' }), ['question_reworded safe']],
    ['a description', edited('t', { description: 'New' }), ['question_reworded safe']],
    ['required', edited('t', { required: true }), ['required_changed safe']],
    ['a condition', edited('n', { showIf: when('t', 'answered') }), ['condition_changed safe']],
    ['a new option', edited('c', { options: options('x', 'y', 'z') }), ['option_added safe']],
    [
      'an option reworded',
      edited('c', { options: [{ id: 'x', label: 'New' }, ...options('y')] }),
      ['option_reworded safe'],
    ],
    ['options in another order', edited('c', { options: options('y', 'x') }), ['options_moved safe']],
    ['an option gone', edited('c', { options: options('x') }), ['option_removed unsafe']],
    ['another range', edited('n', { numberRange: { min: 1, max: 5 } }), ['range_changed unsafe']],
    ['labels of numbers', edited('n', { numberLabels: { 1: 'Bad' } }), ['texts_changed safe']],
    ['another type', edited('c', { type: 'multiselect' }), ['question_type_changed unsafe']],
    ['a new question', survey([question('new'), ...before.questions]), ['question_added safe']],
    ['a question gone', survey([text, number]), ['question_removed unsafe']],
    ['one question moved', survey([choice, number, text]), ['question_moved safe']],
    ['the title', { ...before, title: 'New' }, ['texts_changed safe']],
    ['whether answers are checked', { ...before, checkAnswers: true }, ['texts_changed safe']],
    ['the main language', { ...before, language: 'cy' }, ['texts_changed safe']],
    ['a translation', { ...before, translations: { cy: { title: 'Parc' } } }, ['translation_changed safe']],
  ])('%s', (_, after, expected) => {
    expect(kinds(after)).toEqual(expected);
    expect(compareSurveys(before, after).startsNewSeries).toBe(expected.some((kind) => kind.endsWith('unsafe')));
  });

  it('describes the changes in words, with the names of questions and options', () => {
    const after = survey([
      { ...choice, options: options('x', 'p', 'q', 'r', 's') },
      { ...number, required: true },
    ]);
    expect(compareSurveys(before, after).changes.map(({ message }) => message)).toEqual([
      'Question 1 (“Title t”) is removed.',
      'Question 1 (“Title c”) loses the option “Label y”.',
      'Question 1 (“Title c”) gets the options “Label p”, “Label q”, “Label r” and 1 more.',
      'Question 2 (“Title n”) becomes required.',
    ]);
  });

  it('counts answers together when no option was removed and type and range are the same', () => {
    expect(isComparable(choice, { ...choice, title: 'New', options: options('z', 'y', 'x') })).toBe(true);
    expect(isComparable(choice, { ...choice, options: options('x') })).toBe(false);
    expect(isComparable(choice, { ...choice, id: 'other' })).toBe(false);
  });
});
