import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { redactionKinds } from './insight-terms';
import { redactionReadingStates, redactionStates } from './redaction-terms';

const count = z.number().int().min(0);

/** Words of a text that are hidden: from their first character to before `end`, in UTF-16 units. */
export const redactionSpanSchema = z.strictObject({
  start: count,
  end: count,
  kind: z.enum(redactionKinds),
});
export type RedactionSpan = z.infer<typeof redactionSpanSchema>;

/** A written answer in the queue. Answers to one question with exactly the same text are one item. */
export const redactionSchema = z.object({
  /** A response with this answer. It represents all of them. */
  responseId: z.string(),
  questionId: z.string(),
  text: z.string(),
  /** The proposal of the built-in redaction. */
  proposal: z.array(redactionSpanSchema),
  /** The words that people chose to hide. Null: nobody has chosen. */
  spans: z.array(redactionSpanSchema).nullable(),
  state: z.enum(redactionStates),
  /** Number of responses with exactly this answer. */
  responses: count,
  /** The decision of the first person, while a second one has to look at it. */
  suggestion: z.enum(['accepted', 'withheld']).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  revision: count,
});
export type Redaction = z.infer<typeof redactionSchema>;

/** How far the review of one question's written answers is. `texts` are different answers. */
export const redactionCoverageSchema = z.object({
  questionId: z.string(),
  answers: count,
  texts: count,
  open: count,
  accepted: count,
  withheld: count,
});
export type RedactionCoverage = z.infer<typeof redactionCoverageSchema>;

const share = z.number().min(0).max(1);

/** How well the built-in proposals did in a test with invented answers. */
export const redactionQualitySchema = z.object({
  answers: count,
  /** Shares of what is personal that were proposed whole. Identifiers are numbers, dates of birth, plates, links and e-mail. */
  identifiers: share,
  names: share,
  addresses: share,
  /** Share of the proposals that hid something personal. */
  precision: share,
});
export type RedactionQuality = z.infer<typeof redactionQualitySchema>;

export const redactionReviewSchema = z.object({
  state: z.enum(redactionReadingStates),
  /** Responses that the reading has gone through, of all. */
  done: count,
  total: count,
  readAt: momentSchema.nullable(),
  /** Whether no response came, went or changed since the reading. */
  isCurrent: z.boolean(),
  questionIds: z.array(z.string()),
  needsSecondLook: z.boolean(),
  /** Words that the council always hides. */
  terms: z.array(z.string()),
  questions: z.array(redactionCoverageSchema),
  quality: redactionQualitySchema.optional(),
});
export type RedactionReview = z.infer<typeof redactionReviewSchema>;
