import { ownWordsChart } from '../../choices/own-words-chart';
import type { QuestionTypeCore } from '../../core/question-type';
import { noSegments } from '../../core/segments';
import { textCandidates } from '../../core/text-candidates';
import { typeWords } from '../../core/type-words.messages';
import { withPrivacy } from '../../personal/with-privacy';
import { textareaAnswers } from './textarea.answers';

const SECONDS = 60;

/** A long free-text answer. */
export const textarea: QuestionTypeCore<string, object> = {
  ...textareaAnswers,
  ...typeWords.textarea,
  icon: 'lines',
  group: 'write',
  operators: ['equals', 'contains', 'not_contains', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'textarea', title: '', required: false }),
  normalise: withPrivacy,
  problems: () => [],
  conditionInput: 'text',
  holdsComments: true,
  isPersonal: ({ isPersonal = false }) => isPersonal,
  choices: () => [],
  candidates: (question, needs) => textCandidates(textareaAnswers, question, needs),
  answerSeconds: () => SECONDS,
  increments: () => ({ answered: 1 }),
  segments: noSegments,
  result: () => ({}),
  chart: (_, answered) => ownWordsChart(answered),
  toText: (answer) => answer,
  settingsText: () => '',
};
