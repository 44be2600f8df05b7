import { commonParts, type QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { personalLine } from '../../personal/personal-line';
import { emailAnswers } from './email.answers';

/** An email address, in its normal form. */
export const email: QuestionTypeCore<string, object> = {
  ...emailAnswers,
  ...personalLine,
  ...typeWords.email,
  icon: 'mail',
  group: 'person',
  create: (id) => ({ id, type: 'email', title: '', required: false }),
  normalise: commonParts,
  candidates: () => ['name@example.com'],
  settingsText: () => '',
};
