import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';

const count = z.number().int().min(0);

export const getBackupsOperation = defineOperation({
  name: 'getBackups',
  service: 'admin',
  method: 'get',
  path: '/api/admin/backups',
  summary: 'The version of the product, the last scheduled backup, and the last one that was verified by restoring it.',
  can: 'system:health',
  response: z.object({
    /** The version of the product that answers. */
    version: z.string(),
    /** Null when no backup has ever been scheduled. */
    schedule: z
      .object({
        everyHours: z.number(),
        verifyEveryDays: z.number(),
        /** Number of backups that are kept. */
        kept: count,
        last: z
          .object({
            name: z.string(),
            /** The moment whose state it has. */
            at: momentSchema,
            seconds: count,
            documents: count,
            bytes: count,
            isEncrypted: z.boolean(),
          })
          .nullable(),
        /** True when the last backup is older than one and a half intervals, or there is none. */
        isLate: z.boolean(),
        /** The last backup that was restored into a temporary database and compared. */
        verified: z.object({ name: z.string(), at: momentSchema, documents: count }).nullable(),
        isVerificationLate: z.boolean(),
        /** The last attempt, when it failed. */
        failed: z
          .object({ at: momentSchema, work: z.enum(['backup', 'verification']), message: z.string() })
          .nullable(),
      })
      .nullable(),
  }),
});
