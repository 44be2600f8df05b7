import { ownWordsChart } from '../../choices/own-words-chart';
import type { QuestionTypeCore } from '../../core/question-type';
import { noSegments } from '../../core/segments';
import { textCandidates } from '../../core/text-candidates';
import { typeWords } from '../../core/type-words.messages';
import { withPrivacy } from '../../personal/with-privacy';
import { textAnswers } from './text.answers';

const SECONDS = 15;

/** A short free-text answer. */
export const text: QuestionTypeCore<string, object> = {
  ...textAnswers,
  ...typeWords.text,
  icon: 'line',
  group: 'write',
  operators: ['equals', 'contains', 'not_contains', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'text', title: '', required: false }),
  normalise: withPrivacy,
  problems: () => [],
  conditionInput: 'text',
  isPersonal: ({ isPersonal = false }) => isPersonal,
  choices: () => [],
  candidates: (question, needs) => textCandidates(textAnswers, question, needs),
  answerSeconds: () => SECONDS,
  increments: () => ({ answered: 1 }),
  segments: noSegments,
  result: () => ({}),
  chart: (_, answered) => ownWordsChart(answered),
  toText: (answer) => answer,
  settingsText: () => '',
};
