import { idSchema, localDaySchema, partIdSchema } from '@folkmoot/contracts';
import * as z from 'zod';

/** Parts of inputs that several tools have. Descriptions are for the assistant. */
export const campaignId = idSchema.describe('Id of a campaign, from list_campaigns.');
export const questionId = partIdSchema.describe('Id of a question, from read_report.');
export const days = {
  from: localDaySchema.optional().describe('First day, such as 2026-05-01. Left out, all days.'),
  to: localDaySchema.optional().describe('Last day, inclusive.'),
  round: z.int().min(1).max(100_000).optional().describe('Number of a round of a recurring campaign.'),
};
export const page = {
  cursor: z.string().max(512).optional().describe('nextCursor of the page before.'),
  limit: z.int().min(1).max(50).default(20),
};
