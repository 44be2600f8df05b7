import type { Language } from './council-terms';

/** Languages with default texts of questions, such as labels of ratings. Surveys themselves can be in any language. */
export type SurveyLanguage = Language;

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
/** A file of translations of one language. A survey with 500 questions has about 300 kB. */
export const TRANSLATION_FILE_LIMIT = 4 * 1024 * 1024;
/** A questionnaire as a file. Pictures of a Word document are not read. */
export const SURVEY_DOCUMENT_LIMIT = 10 * 1024 * 1024;
