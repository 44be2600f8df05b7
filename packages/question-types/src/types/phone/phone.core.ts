import type { QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { personalLine, withCountry } from '../../personal/personal-line';
import { phoneAnswers } from './phone.answers';
import { phoneExample } from './phone-numbers';

/** A phone number, with its country code. */
export const phone: QuestionTypeCore<string, object> = {
  ...phoneAnswers,
  ...personalLine,
  ...typeWords.phone,
  icon: 'phone',
  group: 'person',
  create: (id, _, __, country = 'GB') => ({ id, type: 'phone', title: '', required: false, country }),
  normalise: withCountry,
  candidates: (question) => {
    const parsed = phoneAnswers.parse(phoneExample(question.country ?? 'GB'), question);
    return parsed.ok ? [parsed.value] : [];
  },
  settingsText: ({ country = 'GB' }) => country,
};
