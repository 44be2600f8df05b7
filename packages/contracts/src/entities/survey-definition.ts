import * as z from 'zod';
import { MAX_AREA_NAME, MAX_OPTION_LABEL } from '../core/text-limits';
import { surveyContentSchema } from './survey';

/** The name and the newest version of the format in which surveys are shared. */
export const SURVEY_DEFINITION_FORMAT = 'folkmoot-survey';
export const SURVEY_DEFINITION_VERSION = 1;

/** The kinds of files and council data that a definition names but does not have. */
export const leftOutKinds = ['introFile', 'picture', 'map', 'postcodeTable'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** Something that belongs to the council of the survey. `questionId` is null for the survey itself. */
export const leftOutSchema = z.object({
  kind: z.enum(leftOutKinds),
  questionId: z.string().max(64).nullable(),
  name: z.string().max(Math.max(MAX_AREA_NAME, MAX_OPTION_LABEL)),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** A survey that councils share: its texts, questions and rules, without files and without data of a council. */
export const surveyDefinitionSchema = z.object({
  format: z.literal(SURVEY_DEFINITION_FORMAT),
  version: z.literal(SURVEY_DEFINITION_VERSION),
  survey: surveyContentSchema.omit({ introFile: true }),
  leftOut: z.array(leftOutSchema),
});
export type SurveyDefinition = z.infer<typeof surveyDefinitionSchema>;
