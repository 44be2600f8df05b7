import * as z from 'zod';
import { partIdSchema } from '../core/ids';
import { MAX_LINK_ADDRESS, MAX_LINK_LABEL, MAX_QUESTION_TITLE, MAX_SURVEY_THANK_YOU } from '../core/text-limits';
import { showIfSchema, storedPartIdSchema } from './question';
import { endPageKinds, MAX_THANK_YOU_LINKS } from './survey-terms';

/** A link for residents. A draft may have one that is not finished; the survey check then prevents publishing. */
export const pageLinkSchema = z.object({
  id: partIdSchema,
  label: z.string().max(MAX_LINK_LABEL),
  url: z.string().max(MAX_LINK_ADDRESS),
});

/** A page that some people see at the end instead of the thank-you, by their answers. */
export const surveyEndPageSchema = z.object({
  id: storedPartIdSchema,
  kind: z.enum(endPageKinds),
  title: z.string().max(MAX_QUESTION_TITLE),
  text: z.string().max(MAX_SURVEY_THANK_YOU).optional(),
  links: z.array(pageLinkSchema).max(MAX_THANK_YOU_LINKS).optional(),
  showIf: showIfSchema.nullable().optional(),
});
export type SurveyEndPage = z.infer<typeof surveyEndPageSchema>;
