import * as z from 'zod';
import { MAX_SURVEY_THANK_YOU } from '../core/text-limits';
import { storedPartIdSchema } from './question';
import { MAX_LIMIT, MAX_QUOTAS } from './survey-terms';

/** At most so many counted responses that chose an option. */
export const surveyQuotaSchema = z.object({
  id: storedPartIdSchema,
  questionId: z.string().max(40),
  optionId: z.string().max(40),
  limit: z.number().int().min(1).max(MAX_LIMIT),
});
export type SurveyQuota = z.infer<typeof surveyQuotaSchema>;

/** How many responses count, in each round of a recurring campaign. */
export const surveyLimitsSchema = z.object({
  /** The first so many responses count. */
  responses: z.number().int().min(1).max(MAX_LIMIT).optional(),
  quotas: z.array(surveyQuotaSchema).max(MAX_QUOTAS).optional(),
  /** The survey's own words for people who come when it is full. */
  fullText: z.string().max(MAX_SURVEY_THANK_YOU).optional(),
});
export type SurveyLimits = z.infer<typeof surveyLimitsSchema>;

/** Answers with a full quota in a round: further responses with one of them do not count. */
export const fullAnswersSchema = z.object({
  round: z.number().int(),
  answers: z.array(surveyQuotaSchema.pick({ questionId: true, optionId: true })).max(MAX_QUOTAS),
});
export type FullAnswers = z.infer<typeof fullAnswersSchema>;
