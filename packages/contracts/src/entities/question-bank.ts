import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_BANK_NAME } from '../core/text-limits';
import { questionInputSchema, questionSchema } from './question';
import { languageTagSchema, translationsSchema } from './survey';
import { surveySectionSchema } from './survey-sections';
import { MAX_BANKED_QUESTIONS, MAX_SECTIONS } from './survey-terms';

const bankTexts = {
  name: z.string().trim().min(1).max(MAX_BANK_NAME),
  /** The language of the texts; left out, the council's. */
  language: languageTagSchema.optional(),
  translations: translationsSchema.optional(),
};

/** Questions that a council keeps to use them again. */
export const bankedQuestionsSchema = z.object({
  ...bankTexts,
  id: idSchema,
  questions: z.array(questionSchema),
  /** The sections of these questions. */
  sections: z.array(surveySectionSchema).optional(),
  savedBy: idSchema,
  savedAt: momentSchema,
});
export type BankedQuestions = z.infer<typeof bankedQuestionsSchema>;

export const saveBankedQuestionsSchema = z.strictObject({
  ...bankTexts,
  questions: z.array(questionInputSchema).min(1).max(MAX_BANKED_QUESTIONS),
  sections: z.array(surveySectionSchema).max(MAX_SECTIONS).optional(),
});
export type SaveBankedQuestions = z.infer<typeof saveBankedQuestionsSchema>;

/** Questions in the wording of an official source, quoted under its licence. */
export const standardQuestionsSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  language: languageTagSchema,
  questions: z.array(questionSchema),
  translations: translationsSchema.optional(),
  /** The publication that the wording is taken from. */
  source: z.string(),
  sourceUrl: z.string(),
  licence: z.string(),
});
export type StandardQuestions = z.infer<typeof standardQuestionsSchema>;
