import * as z from 'zod';
import { MAX_QUESTION_TITLE, MAX_SECTION_TEXT } from '../core/text-limits';
import { showIfSchema, storedPartIdSchema } from './question';

/** Questions that belong together, with a title. Each question names its section. */
export const surveySectionSchema = z.object({
  id: storedPartIdSchema,
  title: z.string().max(MAX_QUESTION_TITLE),
  text: z.string().max(MAX_SECTION_TEXT).optional(),
  /** Hides every question of the section when it is not met. */
  showIf: showIfSchema.nullable().optional(),
  /** Whether all questions of the section are on one page. */
  onePage: z.boolean().optional(),
});
export type SurveySection = z.infer<typeof surveySectionSchema>;
