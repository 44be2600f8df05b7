import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { MOST_RETENTION_DAYS } from '../entities/retention';

export const previewRetentionOperation = defineOperation({
  name: 'previewRetention',
  service: 'campaigns',
  method: 'get',
  path: '/api/retention/preview',
  summary: 'How many responses the next nightly deletion takes, and when, if they are kept for this many days.',
  can: 'personal-data:manage',
  query: z.strictObject({
    days: z.coerce.number().int().min(1).max(MOST_RETENTION_DAYS),
    /** For one campaign that names the number itself; left out, for the council. */
    campaignId: idSchema.optional(),
  }),
  response: z.object({ responses: z.number().int(), at: momentSchema }),
  errors: ['campaign_not_found'],
});
