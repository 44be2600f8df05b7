/** @file Evidence packs: one signed ZIP that proves what a campaign's result was made of. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, pageQuery } from '../core/operation';
import { EVIDENCE_KEYS_PATH, evidenceStates } from '../entities/evidence-terms';
import { mailingAudienceSchema } from '../entities/mailing';
import { reportWordLanguages } from '../entities/report-layout-terms';
import { campaignParams } from './campaigns';

const evidenceParams = campaignParams.extend({ evidenceId: idSchema });

export const evidenceSchema = z.object({
  id: idSchema,
  campaignId: idSchema,
  state: z.enum(evidenceStates),
  /** Parts and responses that are in it, of how many. */
  done: z.number().int(),
  total: z.number().int(),
  /** Size of the file. Null before it is complete. */
  bytes: z.number().int().nullable(),
  createdAt: momentSchema,
  /** When it was complete. Null before. */
  madeAt: momentSchema.nullable(),
  /** Until then the file can be downloaded. Null unless it is complete. */
  expiresAt: momentSchema.nullable(),
  /** In plain words; null unless it failed. */
  error: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const base = { service: 'campaigns', can: 'report:export' } as const;

export const listEvidenceOperation = defineOperation({
  ...base,
  name: 'listEvidence',
  method: 'get',
  path: '/api/campaigns/:campaignId/evidence',
  summary: 'The last evidence packs of a campaign, newest first.',
  params: campaignParams,
  response: z.object({ items: z.array(evidenceSchema) }),
  errors: ['campaign_not_found'],
});

export const startEvidenceOperation = defineOperation({
  ...base,
  name: 'startEvidence',
  method: 'post',
  path: '/api/campaigns/:campaignId/evidence',
  summary:
    'Make an evidence pack in the background: a signed ZIP of everything that a result was made of. Where one is being made, that one is given.',
  params: campaignParams,
  status: 202,
  response: evidenceSchema,
  errors: ['campaign_not_found'],
});

export const getEvidenceOperation = defineOperation({
  ...base,
  name: 'getEvidence',
  method: 'get',
  path: '/api/campaigns/:campaignId/evidence/:evidenceId',
  summary: 'How far an evidence pack is.',
  params: evidenceParams,
  response: evidenceSchema,
  errors: ['campaign_not_found', 'not_found'],
});

export const cancelEvidenceOperation = defineOperation({
  ...base,
  name: 'cancelEvidence',
  method: 'post',
  path: '/api/campaigns/:campaignId/evidence/:evidenceId/cancel',
  summary: 'Stop making an evidence pack.',
  params: evidenceParams,
  response: evidenceSchema,
  errors: ['campaign_not_found', 'not_found', 'transition_not_allowed'],
});

export const evidenceFileOperation = defineOperation({
  ...base,
  name: 'evidenceFile',
  method: 'get',
  path: '/api/campaigns/:campaignId/evidence/:evidenceId/file',
  summary: 'The ZIP of an evidence pack, as docs/guides/prove-a-result.md describes it. Audited.',
  kind: 'file',
  params: evidenceParams,
  errors: ['campaign_not_found', 'not_found', 'export_gone'],
});

export const exportIntegrityStatementOperation = defineOperation({
  ...base,
  name: 'exportIntegrityStatement',
  method: 'get',
  path: '/api/campaigns/:campaignId/integrity-statement.txt',
  summary:
    'The integrity statement as a text, to go with files of responses. Every number is in it. Without a language, it is in that of the report.',
  kind: 'file',
  params: campaignParams,
  query: z.strictObject({ language: z.enum(reportWordLanguages).optional() }),
  errors: ['campaign_not_found'],
});

export const evidenceKeySchema = z.object({
  id: z.string(),
  algorithm: z.literal('Ed25519'),
  /** 32 bytes, base64url. */
  publicKey: z.string(),
  from: momentSchema,
  /** Null while packs are signed with it. */
  until: momentSchema.nullable(),
});
export type EvidenceKey = z.infer<typeof evidenceKeySchema>;

export const getEvidenceKeysOperation = defineOperation({
  name: 'getEvidenceKeys',
  service: 'campaigns',
  method: 'get',
  path: EVIDENCE_KEYS_PATH,
  summary: 'The public keys of evidence packs: the present one and those before it.',
  can: 'public',
  response: z.object({ keys: z.array(evidenceKeySchema) }),
});

export const rotateEvidenceKeyOperation = defineOperation({
  name: 'rotateEvidenceKey',
  service: 'campaigns',
  method: 'post',
  path: '/internal/evidence-keys',
  summary: 'Sign evidence packs with a new key from now on. The old public key stays published.',
  can: 'internal',
  response: evidenceKeySchema,
});

/** Ids of things whose entries are wanted. */
export const MAX_AUDITED_IDS = 5_000;

const auditedEntrySchema = z.object({
  /** Its place in the chain of the activity log, and its hash there. */
  position: z.number().int(),
  hash: z.string(),
  action: z.string(),
  change: z.string(),
  changedFields: z.array(z.string()),
  at: momentSchema,
  actor: z.object({ kind: z.string(), id: z.string().nullable() }),
  subject: z.object({ type: z.string(), id: z.string() }),
});

export const listAuditOfSubjectsOperation = defineOperation({
  name: 'listAuditOfSubjects',
  service: 'admin',
  method: 'post',
  path: '/internal/audit-of-subjects',
  summary: 'Entries of the activity log about these things of the council, newest first.',
  can: 'internal',
  body: z.strictObject({
    subjectIds: z.array(z.string().max(120)).max(MAX_AUDITED_IDS),
    ...pageQuery,
  }),
  bodyLimit: 1024 * 1024,
  response: z.object({ items: z.array(auditedEntrySchema), nextCursor: z.string().nullable() }),
});
export type AuditedEntry = z.infer<typeof auditedEntrySchema>;

const sentMailingSchema = z.object({
  id: idSchema,
  kind: z.string(),
  state: z.string(),
  subject: z.string(),
  text: z.string(),
  audience: mailingAudienceSchema,
  sendAt: momentSchema.nullable(),
  startedAt: momentSchema.nullable(),
  finishedAt: momentSchema.nullable(),
  /** Numbers of messages by what became of them. */
  counts: z.record(z.string(), z.number().int()),
});
export type SentMailing = z.infer<typeof sentMailingSchema>;

export const listMailingsOfCampaignOperation = defineOperation({
  name: 'listMailingsOfCampaign',
  service: 'subscribers',
  method: 'get',
  path: '/internal/campaign-mailings/:campaignId',
  summary: 'The mailings of a campaign: texts and counts, and nobody who got them.',
  can: 'internal',
  params: campaignParams,
  query: z.strictObject(pageQuery),
  response: z.object({ items: z.array(sentMailingSchema), nextCursor: z.string().nullable() }),
});
