import type { QuestionTypeCore } from '../../core/question-type';
import { personalLine, withCountry } from '../../personal/personal-line';
import { phoneAnswers } from './phone.answers';
import { phoneExample } from './phone-numbers';

/** A phone number, with its country code. */
export const phone: QuestionTypeCore<string, object> = {
  ...phoneAnswers,
  ...personalLine,
  label: 'Phone Number',
  summary: 'People give a phone number in any usual spelling.',
  icon: 'phone',
  group: 'person',
  keywords: 'telephone mobile contact',
  create: (id, _, __, country = 'GB') => ({ id, type: 'phone', title: '', required: false, country }),
  normalise: withCountry,
  candidates: (question) => {
    const parsed = phoneAnswers.parse(phoneExample(question.country ?? 'GB'), question);
    return parsed.ok ? [parsed.value] : [];
  },
  settingsText: ({ country = 'GB' }) => country,
};
