import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

export const seedSubscribersOperation = defineOperation({
  name: 'seedSubscribers',
  service: 'subscribers',
  method: 'post',
  path: '/internal/seed',
  summary: "Makes this service's part of the demo data, once.",
  can: 'internal',
  body: z.strictObject({ kind: z.enum(['demo']).default('demo') }),
  response: z.object({ tags: z.number().int(), subscribers: z.number().int() }),
});
