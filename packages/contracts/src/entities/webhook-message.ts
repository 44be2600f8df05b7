import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { campaignStatuses } from './campaign-terms';
import { mailingKinds } from './mailing-terms';
import { WEBHOOK_TEST, type WebhookEvent } from './webhook-terms';

/** A message of a webhook. Receivers ignore fields that they do not know. */
const messageOf = <D extends z.ZodRawShape>(type: WebhookEvent | typeof WEBHOOK_TEST, data: D) =>
  z.object({
    type: z.literal(type),
    /** The moment of the event. */
    timestamp: momentSchema,
    data: z.object(data),
  });

const campaignData = {
  campaignId: idSchema,
  title: z.string(),
  status: z.enum(campaignStatuses),
  /** The change of the campaign: `activated`, `round_opened`. */
  reason: z.string(),
  /** The number of the round, for reasons that are about one. */
  round: z.number().int().optional(),
};

/** The body of the messages of each event. */
export const webhookMessageSchemas = {
  'campaign.opened': messageOf('campaign.opened', campaignData),
  'campaign.paused': messageOf('campaign.paused', campaignData),
  'campaign.closed': messageOf('campaign.closed', campaignData),
  /** How many responses the campaign has now. Never an answer. */
  'responses.received': messageOf('responses.received', { campaignId: idSchema, responses: z.number().int() }),
  /** A version of a campaign's results is public. The results themselves are at the public address. */
  'results.published': messageOf('results.published', { campaignId: idSchema, version: z.number().int() }),
  'results.withdrawn': messageOf('results.withdrawn', { campaignId: idSchema, version: z.number().int() }),
  'mailing.done': messageOf('mailing.done', {
    mailingId: idSchema,
    campaignId: idSchema,
    kind: z.enum(mailingKinds),
    sent: z.number().int().nullable(),
  }),
  'subscriber.changed': messageOf('subscriber.changed', {
    change: z.string(),
    count: z.number().int(),
    /** Empty for a change of many, such as an import. */
    subscriberIds: z.array(idSchema),
    importId: idSchema.optional(),
  }),
  [WEBHOOK_TEST]: messageOf(WEBHOOK_TEST, {}),
} as const satisfies Record<WebhookEvent | typeof WEBHOOK_TEST, z.ZodType>;
