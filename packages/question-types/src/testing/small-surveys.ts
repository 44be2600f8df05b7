import type { Condition, Question, QuestionOption, ShowIf } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { type AnyQuestionType, questionType, questionTypes, takesValue } from '../core';

/** @file Small surveys with many problems, to compare the survey check with the real events. */

const OPTIONS = ['x', 'y', 'z'];
const COLUMNS = ['u', 'v'];
const WORDS = ['a', 'b', 'ab', 'A'];

/** From 1, from below 0, and with decimals. */
const ranges: readonly Question['numberRange'][] = [
  { min: 1, max: 6 },
  { min: 0, max: 1, decimals: 1 },
  { min: -2, max: 4 },
];

/** A few days or minutes, so that all answers can be listed. */
const momentSettings: readonly Partial<Question>[] = [
  { dateKind: 'date', dateRange: { min: '2026-05-01', max: '2026-05-04' } },
  { dateKind: 'time', dateRange: { min: '08:59', max: '09:01' } },
  { dateKind: 'datetime', dateRange: { min: '2026-05-01', max: '2026-05-03' } },
];

/** Some lists have a last option that excludes the others, a least or a greatest number of choices. */
const limited = (options: readonly QuestionOption[], number: number): Partial<Question> =>
  [
    {
      options: options.map((option, index) => (index === options.length - 1 ? { ...option, exclusive: true } : option)),
    },
    { minPicks: 2 },
    { maxPicks: 1 },
    {},
  ][number % 4] ?? {};

const small = (type: AnyQuestionType, id: string, size: number): Question => {
  const question = type.create(id, () => 'o');
  const few = OPTIONS.slice(0, size).map((each) => ({ id: each, label: each }));
  return {
    ...question,
    title: id,
    ...(question.options ? { options: few } : {}),
    ...(type.id === 'multiselect' ? limited(few, Number(id.slice(1))) : {}),
    ...(question.columns ? { columns: COLUMNS.map((each) => ({ id: each, label: each })) } : {}),
    ...(question.budget ? { budget: { total: 2, step: 1, isExact: size === OPTIONS.length } } : {}),
    ...(question.imageOptions ? { imageOptions: few.map((each) => ({ ...each, imageUrl: '' })) } : {}),
    ...(type.id === 'pictureChoice' ? { canPickSeveral: size === OPTIONS.length } : {}),
    ...(question.areas ? { areas: few.map(({ id, label }) => ({ id, name: label })) } : {}),
    ...(type.moments ? momentSettings[(size + Number(id.slice(1))) % momentSettings.length] : {}),
    ...(question.numberRange ? { numberRange: ranges[(size + Number(id.slice(1))) % ranges.length] } : {}),
  };
};

/** A value of a condition before, within and after the bounds. */
const momentValues = { date: ['20260430', '20260501', '20260503', '20260504'], time: ['0858', '0859', '0900', '0902'] };

const valuesFor = (source: Question): (string | number)[] => {
  const { conditionInput, choices, moments } = questionType(source.type);
  if (moments) return momentValues[moments.kind(source)];
  if (conditionInput === 'choice') return choices(source).map(({ value }) => value);
  return conditionInput === 'number' ? [-3, -1, 0, 0.3, 0.55, 1, 2, 3, 4, 5, 6, 7] : WORDS;
};

const conditionOn = (source: Question): fc.Arbitrary<Condition> =>
  fc
    .record({
      questionId: fc.constant(source.id),
      operator: fc.constantFrom(...questionType(source.type).operators),
      value: fc.constantFrom(...valuesFor(source)),
    })
    .map((condition) => (takesValue(condition.operator) ? condition : { ...condition, value: '' }));

/**
 * Often about the question before, so that chains arise, and often about the same question, so that conditions contradict.
 */
const conditionsOn = (before: readonly Question[]): fc.Arbitrary<Condition[]> => {
  const last = before.at(-1) as Question;
  const source = fc.oneof(
    { weight: 2, arbitrary: fc.constant(last) },
    { weight: 3, arbitrary: fc.constantFrom(...before) },
  );
  const onAnySource = fc.array(source.chain(conditionOn), { minLength: 1, maxLength: 3 });
  const onSameSource = source.chain((conditionSource) =>
    fc.array(conditionOn(conditionSource), { minLength: 2, maxLength: 4 }),
  );
  return fc.oneof({ weight: 3, arbitrary: onAnySource }, { weight: 2, arbitrary: onSameSource });
};

export const ruleOn = (before: readonly Question[]): fc.Arbitrary<ShowIf | null> => {
  if (before.length === 0) return fc.constant(null);
  const group = fc.record({
    join: fc.oneof(
      { weight: 2, arbitrary: fc.constant('all' as const) },
      { weight: 1, arbitrary: fc.constant('any' as const) },
    ),
    conditions: conditionsOn(before),
  });
  return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 5, arbitrary: group });
};

const questionAfter = (before: readonly Question[]): fc.Arbitrary<Question> =>
  fc
    .record({
      type: fc.constantFrom(...questionTypes),
      required: fc.boolean(),
      showIf: ruleOn(before),
      size: fc.integer({ min: 2, max: OPTIONS.length }),
    })
    .map(({ type, required, showIf, size }) => ({
      ...small(type, `q${before.length + 1}`, size),
      required,
      showIf,
    }));

const LONGEST = 5;

const grown = (before: readonly Question[], length: number): fc.Arbitrary<readonly Question[]> =>
  before.length === length
    ? fc.constant(before)
    : questionAfter(before).chain((question) => grown([...before, question], length));

/** Surveys of two to five questions in which every condition is correct as it is written. */
export const smallSurveys: fc.Arbitrary<readonly Question[]> = fc
  .integer({ min: 2, max: LONGEST })
  .chain((length) => grown([], length));

const spoil = (condition: Condition, how: number): Condition => {
  const spoilt: Condition[] = [
    { ...condition, questionId: 'gone' },
    { ...condition, questionId: '' },
    { ...condition, operator: 'equals', value: 'gone' },
    { ...condition, operator: 'less_than', value: 'none' },
    { ...condition, operator: 'contains', value: '' },
  ];
  return spoilt[how] ?? condition;
};

const spoilt = (question: Question, ways: readonly number[]): Question => {
  const { showIf } = question;
  if (!showIf || !('conditions' in showIf)) return question;
  const conditions = showIf.conditions.map((condition, index) => spoil(condition, ways[index] ?? 0));
  return { ...question, showIf: { ...showIf, conditions } };
};

/** The same with about half of the conditions faulty. */
export const spoiltSurveys: fc.Arbitrary<readonly Question[]> = fc
  .tuple(smallSurveys, fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4 }), { minLength: LONGEST }))
  .map(([questions, ways]) => questions.map((question, index) => spoilt(question, ways[index] ?? [])));
