/** Releases of remotes as System Admin shows them, and what pages report about their loads. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';

const MAX_VERSION = 60;
export const remoteNameSchema = z.string().regex(/^mf-[a-z0-9-]{1,40}$/);
export const releaseVersionSchema = z.string().min(1).max(MAX_VERSION);

/** `crashed`: the remote was loaded, and threw while it was shown. */
export const loadOutcomes = ['loaded', 'not_loaded', 'crashed'] as const;
export const loadReportSchema = z.strictObject({
  remote: remoteNameSchema,
  version: releaseVersionSchema,
  outcome: z.enum(loadOutcomes),
});
export type LoadReport = z.infer<typeof loadReportSchema>;

const loadCountsSchema = z.object({
  loads: z.number().int(),
  /** How many failed; a crash after loading counts too. */
  errors: z.number().int(),
});

const placedReleaseSchema = z.object({
  version: z.string(),
  /** Null where the registry was written by hand. */
  since: momentSchema.nullable(),
  /** The loads of the last ten minutes. */
  recent: loadCountsSchema,
});
export type PlacedRelease = z.infer<typeof placedReleaseSchema>;

/** How a release was withdrawn: by the rule, or by a system administrator. */
export const rollBackCauses = ['automatic', 'by_hand'] as const;

export const remoteReleasesSchema = z.object({
  remote: z.string(),
  live: placedReleaseSchema,
  canary: placedReleaseSchema
    .extend({
      councils: z.array(z.object({ id: idSchema, name: z.string() })),
      percent: z.number().nullable(),
    })
    .nullable(),
  /** The release that everybody gets when the live one is rolled back; null when there was none. */
  previous: z.string().nullable(),
  lastRollBack: z.object({ version: z.string(), at: momentSchema, cause: z.enum(rollBackCauses) }).nullable(),
});
export type RemoteReleases = z.infer<typeof remoteReleasesSchema>;
