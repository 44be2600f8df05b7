import * as z from 'zod';
import { idSchema, keySchema, momentSchema, partIdSchema } from '../core/ids';
import {
  MAX_ALT_TEXT,
  MAX_LINK_ADDRESS,
  MAX_LINK_LABEL,
  MAX_SURVEY_DESCRIPTION,
  MAX_SURVEY_INTRO,
  MAX_SURVEY_THANK_YOU,
  MAX_SURVEY_TITLE,
  MAX_TRANSLATION,
} from '../core/text-limits';
import { campaignStatuses } from './campaign-terms';
import { MAX_QUESTIONS, questionInputSchema, questionSchema } from './question';
import { surveyEndPageSchema } from './survey-end-pages';
import { surveyLimitsSchema } from './survey-limits';
import { surveySectionSchema } from './survey-sections';
import { MAX_END_PAGES, MAX_SECTIONS, MAX_THANK_YOU_LINKS } from './survey-terms';

export const introFileSchema = z.object({
  url: z.string().max(500),
  name: z.string().max(200),
  type: z.enum(['image', 'pdf']),
  size: z.number().int().min(0),
  /** Alternative text of an image, for people who cannot see it. */
  alt: z.string().max(MAX_ALT_TEXT).optional(),
});
export type IntroFile = z.infer<typeof introFileSchema>;

export const MAX_TRANSLATED_TEXTS = 20_000;

/** A language tag (BCP 47) without extensions: `cy`, `pt-BR`, `zh-Hant-HK`, `es-419`. */
export const languageTagSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/);

/**
 * The texts of a survey in other languages: language, then path of the text (`title`, `questions.q1.title`,
 * `questions.q1.options.o1`), then the words. What is missing is shown in the main language.
 */
export const translationsSchema = z.record(
  languageTagSchema,
  z.record(keySchema(120), z.string().max(MAX_TRANSLATION)),
);
export type Translations = z.infer<typeof translationsSchema>;

/** The key of the text that each translation was made from, by language and path. A translation with another key is stale. */
export const translationSourcesSchema = z.record(
  languageTagSchema,
  z.record(keySchema(120), z.string().regex(/^[0-9a-f]{8}$/)),
);
export type TranslationSources = z.infer<typeof translationSourcesSchema>;

/** The introduction files of other languages, by language. What is missing is shown from the main language. */
const introFilesSchema = z.record(languageTagSchema, introFileSchema);
export type IntroFiles = z.infer<typeof introFilesSchema>;

/** A link on the thank-you page. A draft may have one that is not finished; the survey check then prevents publishing. */
const thankYouLinkSchema = z.object({
  id: partIdSchema,
  label: z.string().max(MAX_LINK_LABEL),
  url: z.string().max(MAX_LINK_ADDRESS),
});
export type ThankYouLink = z.infer<typeof thankYouLinkSchema>;

/** The survey's own part of the thank-you page, below the standard words. Left out when it is empty. */
const thankYouFields = {
  thankYouText: z.string().max(MAX_SURVEY_THANK_YOU).optional(),
  thankYouLinks: z.array(thankYouLinkSchema).max(MAX_THANK_YOU_LINKS).optional(),
};

/** The texts and questions that people answer, without the metadata. */
export const surveyContentSchema = z.object({
  title: z.string().max(MAX_SURVEY_TITLE),
  description: z.string().max(MAX_SURVEY_DESCRIPTION),
  introText: z.string().max(MAX_SURVEY_INTRO),
  introFile: introFileSchema.nullable(),
  /** Absent from surveys whose languages share the main file. */
  introFiles: introFilesSchema.optional(),
  questions: z.array(questionSchema).max(MAX_QUESTIONS),
  /** Absent from surveys without sections. */
  sections: z.array(surveySectionSchema).max(MAX_SECTIONS).optional(),
  endPages: z.array(surveyEndPageSchema).max(MAX_END_PAGES).optional(),
  limits: surveyLimitsSchema.optional(),
  ...thankYouFields,
  /** The language that the texts themselves are in; left out, the council's. */
  language: languageTagSchema.optional(),
  translations: translationsSchema.optional(),
  /** Left out by earlier releases: the service then works it out. */
  translationSources: translationSourcesSchema.optional(),
  /** Whether residents check their answers before Submit. Absent from surveys of earlier releases: they do not. */
  checkAnswers: z.boolean().optional(),
});
export type SurveyContent = z.infer<typeof surveyContentSchema>;

export const surveySchema = surveyContentSchema.extend({
  id: idSchema,
  councilId: idSchema,
  campaignId: idSchema,
  createdBy: idSchema,
  status: z.enum(['draft', 'published']),
  /** The number of the last published version; 0 before the first. */
  publishedVersion: z.number().int().min(0),
  /** Whether the draft differs from what residents see. */
  hasUnpublishedChanges: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Who saved the draft last, and when. Missing before its first save. */
  savedBy: idSchema.optional(),
  savedAt: momentSchema.optional(),
  revision: z.number().int(),
});
export type Survey = z.infer<typeof surveySchema>;

export const saveSurveySchema = z.strictObject({
  title: z.string().trim().max(MAX_SURVEY_TITLE),
  description: z.string().max(MAX_SURVEY_DESCRIPTION).default(''),
  introText: z.string().max(MAX_SURVEY_INTRO).default(''),
  introFile: introFileSchema.nullable().default(null),
  /** Left out, the files stay as they are. */
  introFiles: introFilesSchema.optional(),
  questions: z.array(questionInputSchema).max(MAX_QUESTIONS),
  /** Left out, the sections stay as they are. */
  sections: z.array(surveySectionSchema).max(MAX_SECTIONS).optional(),
  endPages: z.array(surveyEndPageSchema).max(MAX_END_PAGES).optional(),
  limits: surveyLimitsSchema.optional(),
  ...thankYouFields,
  language: languageTagSchema.optional(),
  translations: translationsSchema.optional(),
  /** Left out by earlier releases: the service then works it out. */
  translationSources: translationSourcesSchema.optional(),
  /** Left out, the setting stays as it is. */
  checkAnswers: z.boolean().optional(),
  /** The revision that was edited; without it the save wins whatever happened meanwhile. */
  revision: z.number().int().optional(),
});
export type SaveSurvey = z.infer<typeof saveSurveySchema>;

/** The immutable document that people answer. */
export const surveyVersionSchema = surveyContentSchema.extend({
  campaignId: idSchema,
  councilId: idSchema,
  version: z.number().int().min(1),
  /** Versions of one series count together in reports. */
  series: z.number().int().min(1),
  publishedAt: momentSchema,
});
export type SurveyVersion = z.infer<typeof surveyVersionSchema>;

/** A survey in the library: whose it is, how long it takes, what became of it. */
export const surveyListItemSchema = z.object({
  id: idSchema,
  campaignId: idSchema,
  campaignTitle: z.string(),
  campaignStatus: z.enum(campaignStatuses),
  title: z.string(),
  description: z.string(),
  questionCount: z.number().int(),
  estimatedMinutes: z.number(),
  languages: z.array(languageTagSchema),
  responseCount: z.number().int(),
  updatedAt: momentSchema,
});
export type SurveyListItem = z.infer<typeof surveyListItemSchema>;

/** A survey that comes with the product, written for councils, to begin from. */
export const surveyTemplateSchema = z.object({
  id: z.string().max(60),
  title: z.string(),
  description: z.string(),
  /** Its subject in one or two words: Parks, Roads, Budget. */
  topic: z.string(),
  questionCount: z.number().int(),
  estimatedMinutes: z.number(),
  content: surveyContentSchema,
});
export type SurveyTemplate = z.infer<typeof surveyTemplateSchema>;

/** The formats of files whose questions can be read. */
export const surveyDocumentFormats = [
  'docx',
  'csv',
  'text',
  'folkmoot-survey',
  'surveyjs',
  'limesurvey',
  'limesurvey-question',
] as const;

/** The questions of a document, and what differs from it. `where` names a question, a column or a line of the document. */
export const surveyImportSchema = z.object({
  format: z.enum(surveyDocumentFormats),
  carried: z.array(z.object({ where: z.string(), what: z.string() })),
  changed: z.array(z.object({ where: z.string(), what: z.string() })),
  lost: z.array(z.object({ where: z.string(), why: z.string() })),
  content: surveyContentSchema,
});
export type SurveyImport = z.infer<typeof surveyImportSchema>;

export const surveyChangeKinds = [
  'question_added',
  'question_removed',
  'question_type_changed',
  'question_reworded',
  'question_moved',
  'option_added',
  'option_removed',
  'option_reworded',
  'options_moved',
  'options_changed',
  'range_changed',
  'condition_changed',
  'required_changed',
  'texts_changed',
  'translation_changed',
  'sections_changed',
  'end_pages_changed',
  'limits_changed',
] as const;

/** One difference between what residents see and the draft. Unsafe ones cannot be counted together with what came before. */
export const surveyChangeSchema = z.object({
  kind: z.enum(surveyChangeKinds),
  questionId: z.string().nullable(),
  isSafe: z.boolean(),
  /** In words, naming the question. */
  message: z.string(),
});
export type SurveyChange = z.infer<typeof surveyChangeSchema>;

export const surveyVersionInfoSchema = z.object({
  version: z.number().int(),
  series: z.number().int(),
  questionCount: z.number().int(),
  publishedAt: momentSchema,
});
export type SurveyVersionInfo = z.infer<typeof surveyVersionInfoSchema>;
