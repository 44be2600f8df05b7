/** Languages that a survey can be translated into, by their own names; the list grows, the tags stay. */
export const surveyLanguages = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  cy: 'Cymraeg',
  ar: 'العربية',
} as const;
export type SurveyLanguage = keyof typeof surveyLanguages;

export const MAX_THANK_YOU_LINKS = 3;
export const MAX_SECTIONS = 100;
export const MAX_END_PAGES = 10;
export const MAX_QUOTAS = 50;
export const MAX_LIMIT = 1_000_000;
/** screen_out: the survey ends here, and the answers do not count. thank_you: another thank-you for people who answered so. */
export const endPageKinds = ['screen_out', 'thank_you'] as const;
export type EndPageKind = (typeof endPageKinds)[number];

export const IMAGE_LIMIT = 5 * 1024 * 1024;
export const PDF_LIMIT = 10 * 1024 * 1024;
/** Questions of one entry of the question bank. */
export const MAX_BANKED_QUESTIONS = 50;
/** A questionnaire as a file. Pictures of a Word document are not read. */
export const SURVEY_DOCUMENT_LIMIT = 10 * 1024 * 1024;
