import type { Question } from '@folkmoot/contracts/client';
import { ownWordsChart } from '../choices/own-words-chart';
import { commonParts, type QuestionTypeCore } from '../core/question-type';
import { noSegments } from '../core/segments';

/** @file The shared part of types whose answer is one line about a person: an address, a number, a postcode. */

const SECONDS = 12;

type Shared =
  | 'operators'
  | 'problems'
  | 'conditionInput'
  | 'isPersonal'
  | 'choices'
  | 'answerSeconds'
  | 'increments'
  | 'segments'
  | 'result'
  | 'chart'
  | 'toText';

/** Reports only count these answers: conditions ask whether there is one. */
export const personalLine: Pick<QuestionTypeCore<string, object>, Shared> = {
  operators: ['answered', 'not_answered'],
  problems: () => [],
  conditionInput: 'text',
  isPersonal: () => true,
  choices: () => [],
  answerSeconds: () => SECONDS,
  increments: () => ({ answered: 1 }),
  segments: noSegments,
  result: () => ({}),
  chart: (_, answered) => ownWordsChart(answered),
  toText: (answer) => answer,
};

/** The shared parts and the country. Parts of other types are dropped. */
export const withCountry = (question: Question): Question => ({
  ...commonParts(question),
  country: question.country ?? 'GB',
});
