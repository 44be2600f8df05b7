import * as z from 'zod';
import { actorRefSchema } from '../core/actor';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_SEARCH } from '../core/text-limits';
import { auditKinds, signInFailureReasons } from '../entities/audit-terms';

export const auditEntrySchema = z.object({
  id: idSchema,
  /** Its place in the chain, from 1. */
  position: z.number().int(),
  action: z.string(),
  /** The change, when the action alone does not show it: `paused` of `campaign.changed`. */
  change: z.string(),
  /** Which fields, where the event says so, dotted: `branding.primaryColor`. `wordsOfField` has them in words. */
  changedFields: z.array(z.string()).default([]),
  createdAt: momentSchema,
  /** `tokenName` is the name of the API token by which a program acted. */
  actor: actorRefSchema.extend({ name: z.string(), email: z.string(), tokenName: z.string().optional() }),
  council: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** `name` is that of a person or a council; empty where this service knows none. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string() }),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const ownFilter = {
  actorId: z.string().max(64).optional(),
  action: z.string().max(80).optional(),
  /** A group of actions. Ignored when there is an action. */
  kind: z.enum(auditKinds).optional(),
  subjectType: z.string().max(80).optional(),
  subjectId: z.string().max(120).optional(),
  from: momentSchema.optional(),
  /** Up to and without this moment. */
  to: momentSchema.optional(),
  q: z.string().max(MAX_SEARCH).optional(),
};
const auditFilter = { councilId: idSchema.optional(), ...ownFilter };

export const listAuditEntriesOperation = defineOperation({
  name: 'listAuditEntries',
  service: 'admin',
  method: 'get',
  path: '/api/admin/audit-entries',
  summary: 'Who did what, newest first.',
  can: 'system:audit',
  query: z.strictObject({ ...pageQuery, ...auditFilter }),
  response: listOf(auditEntrySchema),
});

export const exportAuditEntriesOperation = defineOperation({
  name: 'exportAuditEntries',
  service: 'admin',
  method: 'get',
  path: '/api/admin/audit-entries.csv',
  summary: 'The same as a CSV file, as it is filtered. Audited.',
  can: 'system:audit',
  kind: 'file',
  query: z.strictObject(auditFilter),
});

const choice = z.object({ id: z.string(), name: z.string() });

export const getAuditFiltersOperation = defineOperation({
  name: 'getAuditFilters',
  service: 'admin',
  method: 'get',
  path: '/api/admin/audit-filters',
  summary: 'What the log can be filtered by: what stands in it.',
  can: 'system:audit',
  response: z.object({
    actions: z.array(z.string()),
    subjectTypes: z.array(z.string()),
    councils: z.array(choice),
    actors: z.array(choice),
  }),
});

export const listSignInFailuresOperation = defineOperation({
  name: 'listSignInFailures',
  service: 'admin',
  method: 'get',
  path: '/api/admin/sign-in-failures',
  summary: 'How often signing in failed, by day, person and reason, newest day first. At most 200 counts.',
  can: 'system:audit',
  query: z.strictObject({
    /** Days in UTC, both included. Left out: the last 28 days. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: z.object({
    items: z.array(
      z.object({
        day: z.iso.date(),
        reason: z.enum(signInFailureReasons),
        count: z.number().int(),
        lastAt: momentSchema,
        /** Null when no account is known. The address that was tried is not kept. */
        user: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable(),
      }),
    ),
  }),
});

export const listCouncilActivityOperation = defineOperation({
  name: 'listCouncilActivity',
  service: 'admin',
  method: 'get',
  path: '/api/council/activity',
  summary: 'Who did what in the own council, newest first.',
  can: 'council:edit',
  query: z.strictObject({ ...pageQuery, ...ownFilter }),
  response: listOf(auditEntrySchema),
});

export const exportCouncilActivityOperation = defineOperation({
  name: 'exportCouncilActivity',
  service: 'admin',
  method: 'get',
  path: '/api/council/activity.csv',
  summary: 'The same as a CSV file, as it is filtered. Audited.',
  can: 'council:edit',
  kind: 'file',
  query: z.strictObject(ownFilter),
});

export const getCouncilActivityFiltersOperation = defineOperation({
  name: 'getCouncilActivityFilters',
  service: 'admin',
  method: 'get',
  path: '/api/council/activity-filters',
  summary: 'What the log of the own council can be filtered by: what it contains.',
  can: 'council:edit',
  response: z.object({
    actions: z.array(z.string()),
    subjectTypes: z.array(z.string()),
    actors: z.array(choice),
  }),
});

const verification = z.object({
  entries: z.number().int(),
  isWhole: z.boolean(),
  /** The place of the first entry that does not fit; null when all do. */
  brokenAt: z.number().int().nullable(),
  problem: z.enum(['changed', 'missing', 'unlinked', 'head', 'anchor']).nullable(),
  /** The last entry. A copy kept elsewhere can later prove that no earlier entry was changed or removed. */
  head: z.object({ position: z.number().int(), hash: z.string() }),
});

export const verifyAuditOperation = defineOperation({
  name: 'verifyAudit',
  service: 'admin',
  method: 'get',
  path: '/api/admin/audit-verification',
  summary: 'Whether the chain of audit entries is whole.',
  can: 'system:audit',
  response: verification,
});

/** The same for the command `folkmoot audit verify`. */
export const verifyAuditByCommandOperation = defineOperation({
  name: 'verifyAuditByCommand',
  service: 'admin',
  method: 'get',
  path: '/internal/audit-verification',
  summary: 'Whether the chain of audit entries is whole, and still holds an entry that was noted before.',
  can: 'internal',
  query: z.strictObject({
    position: z.coerce.number().int().min(1).optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  response: verification,
});
export type AuditVerification = z.infer<typeof verification>;
