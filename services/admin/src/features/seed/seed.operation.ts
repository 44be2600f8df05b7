import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

export const seedAdminOperation = defineOperation({
  name: 'seedAdmin',
  service: 'admin',
  method: 'post',
  path: '/internal/seed',
  summary: "Makes the system administrator, and with `demo` this service's part of the demo data, once.",
  can: 'internal',
  body: z.strictObject({ kind: z.enum(['demo', 'empty']).default('demo') }).default({ kind: 'demo' }),
  response: z.object({ councils: z.number().int(), users: z.number().int() }),
});
