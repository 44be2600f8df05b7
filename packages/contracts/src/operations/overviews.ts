import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { campaignSchema } from '../entities/campaign';
import {
  campaignAttentionSchema,
  campaignNewsSchema,
  runningCampaignSchema,
  subscriberAttentionSchema,
  subscriberNewsSchema,
} from '../entities/overview';

/** When the person visited the overview before, as their browser remembers it. Left out: no news. Not stored. */
const newsQuery = z.strictObject({ since: momentSchema.optional() });

export const getOverviewOperation = defineOperation({
  name: 'getOverview',
  service: 'campaigns',
  method: 'get',
  path: '/api/overview',
  summary:
    'The figures of the overview: real numbers with their period, null where there are none. Also the campaigns that need attention, those that run, and the news since a visit.',
  can: 'campaign:read',
  query: newsQuery,
  response: z.object({
    activeCampaigns: z.number().int(),
    /** Active campaigns that residents can answer now, because a round is open. */
    openCampaigns: z.number().int(),
    /** Responses of the last 30 days, and of the 30 before. */
    totalResponses: z.number().int(),
    previousTotalResponses: z.number().int(),
    /** Whole percent of the active campaigns' targets; null when no active campaign has a target. */
    responseRate: z.number().int().nullable(),
    previousResponseRate: z.number().int().nullable(),
    targetSum: z.number().int(),
    recentCampaigns: z.array(campaignSchema).max(5),
    /** Most urgent first. */
    attention: z.array(campaignAttentionSchema),
    /** Active campaigns: those that end first, then the newest. */
    runningCampaigns: z.array(runningCampaignSchema).max(6),
    /** Null when `since` was left out. */
    news: campaignNewsSchema.nullable(),
  }),
});

export const getSubscriberOverviewOperation = defineOperation({
  name: 'getSubscriberOverview',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-overview',
  summary: 'Mailings and imports that need attention, and the news since a visit.',
  can: 'subscriber:read',
  query: newsQuery,
  response: z.object({
    /** Most urgent first. */
    attention: z.array(subscriberAttentionSchema),
    /** Null when `since` was left out. */
    news: subscriberNewsSchema.nullable(),
  }),
});
