import { defineOperation } from '@folkmoot/contracts';
import * as z from 'zod';

export const seedCampaignsOperation = defineOperation({
  name: 'seedCampaigns',
  service: 'campaigns',
  method: 'post',
  path: '/internal/seed',
  summary: "Makes this service's part of the demo data, once.",
  can: 'internal',
  body: z.strictObject({ kind: z.literal('demo').optional() }).optional(),
  response: z.object({ campaigns: z.number().int(), responses: z.number().int() }),
  errors: ['unavailable'],
});
