import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { campaignStatuses } from './campaign-terms';
import { mailingKinds } from './mailing-terms';

const count = z.number().int();
const ofCampaign = { campaignId: idSchema, title: z.string(), status: z.enum(campaignStatuses) } as const;

/** One campaign that needs a decision of staff. A campaign has at most one entry: the most urgent. */
export const campaignAttentionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...ofCampaign,
    kind: z.literal('ends_soon'),
    /** Calendar days of the council until the end; 0 is today. */
    daysLeft: count,
    responseCount: count,
    targetResponses: count.nullable(),
  }),
  z.object({
    ...ofCampaign,
    kind: z.literal('behind_target'),
    /** Responses that are missing against `expected`. */
    behind: count,
    /** The target in proportion to the days that have passed. */
    expected: count,
    responseCount: count,
    day: count,
    days: count,
  }),
  /** Has a start, and nobody has activated it. */
  z.object({ ...ofCampaign, kind: z.literal('not_ready'), startDate: momentSchema, isLate: z.boolean() }),
  /** Commitments whose day has passed, and that are not done. */
  z.object({ ...ofCampaign, kind: z.literal('commitments_overdue'), overdue: count, dueOn: localDaySchema }),
  z.object({ ...ofCampaign, kind: z.literal('draft_untouched'), updatedAt: momentSchema }),
  /** It ended, and residents have heard nothing of what came of it. */
  z.object({
    ...ofCampaign,
    kind: z.literal('unpublished'),
    endedAt: momentSchema,
    daysSince: count,
    responseCount: count,
  }),
]);
export type CampaignAttention = z.infer<typeof campaignAttentionSchema>;

/** A campaign that runs now, with its responses of the last 30 days. */
export const runningCampaignSchema = z.object({
  ...ofCampaign,
  endDate: momentSchema.nullable(),
  responseCount: count,
  targetResponses: count.nullable(),
  /** Responses of each day, the oldest first; the last day is today in the council's time zone. */
  days: z.array(count).length(30),
});
export type RunningCampaign = z.infer<typeof runningCampaignSchema>;

const happenedAt = { at: momentSchema } as const;

/** Changes of campaigns by colleagues or by the clock, and new responses. */
export const campaignNewsSchema = z.object({
  /** Start of the period. Later than the requested time when that was more than 30 days ago. */
  from: momentSchema,
  /** Campaigns with new responses, most responses first. */
  responses: z.array(
    z.object({
      campaignId: idSchema,
      title: z.string(),
      responses: count,
      /** False when there are more, because the counting stopped. */
      isExact: z.boolean(),
    }),
  ),
  moves: z.array(
    z.object({
      ...ofCampaign,
      ...happenedAt,
      kind: z.enum(['opened', 'paused', 'resumed', 'completed']),
      /** The clock did it, by the dates of the campaign. */
      isAutomatic: z.boolean(),
    }),
  ),
});
export type CampaignNews = z.infer<typeof campaignNewsSchema>;

const ofMailing = {
  mailingId: idSchema,
  campaignId: idSchema,
  /** Null when the campaign is not known here. */
  campaignTitle: z.string().nullable(),
  mailing: z.enum(mailingKinds),
} as const;
const ofImport = { importId: idSchema, fileName: z.string() } as const;

/** One mailing or import that needs a decision of staff. */
export const subscriberAttentionSchema = z.discriminatedUnion('kind', [
  /** Somebody has paused it. */
  z.object({ ...ofMailing, kind: z.literal('mailing_paused') }),
  /** It waits or was stopped for the reason in `problem`, which is a sentence. */
  z.object({ ...ofMailing, kind: z.enum(['mailing_waits', 'mailing_stopped']), problem: z.string() }),
  z.object({ ...ofMailing, kind: z.literal('mails_undelivered'), total: count, undelivered: count }),
  /** So many bounces or complaints that receivers and providers may refuse further mail. */
  z.object({ ...ofMailing, kind: z.enum(['bounces_high', 'complaints_high']), total: count, undelivered: count }),
  z.object({ ...ofImport, kind: z.literal('import_failed'), processed: count, total: count }),
  z.object({ ...ofImport, kind: z.literal('rows_refused'), refused: count, total: count }),
]);
export type SubscriberAttention = z.infer<typeof subscriberAttentionSchema>;

export const subscriberNewsSchema = z.object({
  from: momentSchema,
  mailings: z.array(z.object({ ...ofMailing, ...happenedAt, sent: count })),
  imports: z.array(z.object({ ...ofImport, ...happenedAt, added: count, merged: count })),
});
export type SubscriberNews = z.infer<typeof subscriberNewsSchema>;
