import { commonParts, type QuestionTypeCore } from '../../core/question-type';
import { personalLine } from '../../personal/personal-line';
import { emailAnswers } from './email.answers';

/** An email address, in its normal form. */
export const email: QuestionTypeCore<string, object> = {
  ...emailAnswers,
  ...personalLine,
  label: 'Email Address',
  summary: 'People give an email address, which is checked as they type.',
  icon: 'mail',
  group: 'person',
  keywords: 'mail contact',
  create: (id) => ({ id, type: 'email', title: '', required: false }),
  normalise: commonParts,
  candidates: () => ['name@example.com'],
  settingsText: () => '',
};
