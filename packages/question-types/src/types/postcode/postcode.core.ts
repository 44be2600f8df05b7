import type { QuestionTypeCore } from '../../core/question-type';
import { personalLine, withCountry } from '../../personal/personal-line';
import { postcodeAnswers } from './postcode.answers';
import { postcodeExample } from './postcodes';

/** A full postcode of one country, in its usual spelling. */
export const postcode: QuestionTypeCore<string, object> = {
  ...postcodeAnswers,
  ...personalLine,
  label: 'Postcode',
  summary: 'People give their full postcode, in capitals or not.',
  icon: 'place',
  create: (id, _, __, country = 'GB') => ({ id, type: 'postcode', title: '', required: false, country }),
  normalise: withCountry,
  candidates: ({ country = 'GB' }) => [postcodeExample(country)],
  settingsText: ({ country = 'GB' }) => country,
};
