import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { mailingStates } from './mailing-terms';
import { newsletterAudienceSchema } from './newsletter';

const count = z.number().int();

/** A message about what came of a survey. */
const outcomeMessageSchema = z.object({
  newsletterId: idSchema,
  subject: z.string(),
  state: z.enum(mailingStates),
  audience: newsletterAudienceSchema,
  isLast: z.boolean(),
  sent: count,
  startedAt: momentSchema.nullable(),
});

/** The people who want to hear what comes of a survey, in numbers: nobody sees their addresses. */
export const hearBackStatusSchema = z.object({
  campaignId: idSchema,
  /** Confirmed addresses. */
  asked: count,
  /** Addresses that are not confirmed yet. They are deleted after seven days. */
  unconfirmed: count,
  /** Subscribers who were invited to the survey and get mail now. */
  invited: count,
  /** People who got at least one message. Each is counted once. */
  heardBack: count,
  /** The last message was sent: the addresses are deleted, and nobody can ask any more. */
  isOver: z.boolean(),
  /** The last day on which addresses are kept, whatever happens; null while the campaign runs. */
  keptUntil: momentSchema.nullable(),
  messages: z.array(outcomeMessageSchema),
});
export type HearBackStatus = z.infer<typeof hearBackStatusSchema>;
export type OutcomeMessage = z.infer<typeof outcomeMessageSchema>;
