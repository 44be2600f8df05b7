import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { sentimentLabels } from './insight-terms';
import { answerSchema } from './question';
import { browserFamilies, deviceTypes, responseMarks } from './response-terms';

/** One person's submission. `ipAddress` is always null: no address is ever stored. */
export const responseSchema = z.object({
  id: z.string(),
  councilId: idSchema,
  campaignId: idSchema,
  /** Within its campaign, in the order of arrival; it never changes. Absent until older responses have got theirs. */
  number: z.number().int().optional(),
  version: z.number().int(),
  /** Versions of one series count together; a round is a period of a recurring campaign's schedule. */
  series: z.number().int(),
  round: z.number().int(),
  createdAt: momentSchema,
  completionTimeSeconds: z.number().int().nullable(),
  ipAddress: z.null(),
  answers: z.array(answerSchema),
  /** The language of the survey that they answered in. Absent from responses of earlier versions. */
  language: z.string().optional(),
  /** Labels of its comments. Only when it is read for an export. */
  labels: z
    .array(
      z.object({ questionId: z.string(), sentiment: z.enum(sentimentLabels).nullable(), themes: z.array(z.string()) }),
    )
    .optional(),
  /** Its weight. Only when it is read for an export of a weighted campaign; null where it has none. */
  weight: z.number().nullable().optional(),
  /** Null where the council does not collect it. */
  deviceType: z.enum(deviceTypes).nullable(),
  browserFamily: z.enum(browserFamilies).nullable(),
  totalQuestions: z.number().int(),
  questionsAnswered: z.number().int(),
  marks: z.array(z.enum(responseMarks)),
  isExcluded: z.boolean(),
  /** The wave that it is in. Absent where it is in none. */
  wave: z.string().optional(),
  /** Why staff took it out of the counts, who and when; null while it counts. */
  exclusion: z.object({ reason: z.string(), by: z.string(), at: momentSchema }).nullable().optional(),
});
export type Response = z.infer<typeof responseSchema>;
