import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_QUESTIONS, questionInputSchema, questionSchema } from './question';

export const introFileSchema = z.object({
  url: z.string().max(500),
  name: z.string().max(200),
  type: z.enum(['image', 'pdf']),
  size: z.number().int().min(0),
});

/** What people answer: the texts and questions, without the record around them. */
export const surveyContentSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(5000),
  introText: z.string().max(20_000),
  introFile: introFileSchema.nullable(),
  questions: z.array(questionSchema).max(MAX_QUESTIONS),
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
  revision: z.number().int(),
});
export type Survey = z.infer<typeof surveySchema>;

export const saveSurveySchema = z.strictObject({
  title: z.string().trim().max(200),
  description: z.string().max(5000).default(''),
  introText: z.string().max(20_000).default(''),
  introFile: introFileSchema.nullable().default(null),
  questions: z.array(questionInputSchema).max(MAX_QUESTIONS),
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
