import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { MAX_CONSENT_SOURCE, MAX_SEARCH, MAX_SEGMENT_NAME } from '../core/text-limits';
import { attributeValuesSchema } from './attribute';
import { attributeTypes } from './attribute-terms';
import { colourSchema } from './council';
import { importColumnSchema, importTrialChoiceSchema } from './import-choice';
import { importModes, importTrialStates } from './import-terms';
import { segmentRuleSchema } from './segment-rule';
import {
  importStates,
  leavings,
  subscriberHistoryKinds,
  subscriberSources,
  subscriberStatuses,
  taggingStates,
  topicStatuses,
} from './subscriber-terms';

export const tagSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  createdBy: z.string(),
  name: z.string(),
  description: z.string(),
  color: colourSchema,
  isDefault: z.boolean(),
  /** For staff only: residents never see it. */
  isInternal: z.boolean().optional(),
  /** Active subscribers with this tag. */
  subscriberCount: z.number().int(),
  /**
   * While the people of a merged tag are being stored with this one; they count and are found from the first moment.
   */
  merge: z.object({ people: z.number().int(), moved: z.number().int() }).nullable().optional(),
  createdAt: momentSchema,
  revision: z.number().int(),
});
export type Tag = z.infer<typeof tagSchema>;

export const subscriberSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  /** Normalised: what addresses are compared by. */
  email: z.string(),
  /** As the person wrote it. */
  displayEmail: z.string(),
  uniqueId: z.string(),
  source: z.enum(subscriberSources),
  status: z.enum(subscriberStatuses),
  subscribedAt: momentSchema,
  tags: z.array(z.object({ id: idSchema, name: z.string(), color: z.string() })),
  /** Left out by earlier versions. */
  attributes: attributeValuesSchema.optional(),
  /** No mailing before this time; null or left out while nothing is paused. */
  pausedUntil: momentSchema.nullable().optional(),
  revision: z.number().int(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** The evidence of a consent: which words were shown, in which version, when and where. */
export const consentSchema = z.object({
  /** Where it comes from, in words: the page's title, the survey's, what staff wrote. */
  source: z.string().max(MAX_CONSENT_SOURCE),
  /** The text that was shown; empty where staff entered the consent. */
  text: z.string().max(2000),
  /** Hash of the text, so that one sees which consents share it. */
  textVersion: z.string().max(64),
  /** Without the time of day for consents after a survey. */
  givenAt: momentSchema,
  /** The staff member who entered it; null when the person gave it. */
  recordedBy: z.string().nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

export const subscriptionSchema = z.object({
  tagId: idSchema,
  name: z.string(),
  color: z.string(),
  status: z.enum(topicStatuses),
  consent: consentSchema,
  /** Null or left out when it is in use, or when it was withdrawn before this was kept. */
  withdrawnAt: momentSchema.nullable().optional(),
});

export const subscriberHistoryEntrySchema = z.object({
  at: momentSchema,
  what: z.enum(subscriberHistoryKinds),
  /** In words, without naming other people. */
  detail: z.string(),
  /** A staff member's id; null when the person or the system did it. */
  by: z.string().nullable(),
});

/** A subscriber's own page: their topics with the evidence, and what happened. */
export const subscriberDetailSchema = subscriberSchema.extend({
  subscriptions: z.array(subscriptionSchema),
  history: z.array(subscriberHistoryEntrySchema),
});
export type SubscriberDetail = z.infer<typeof subscriberDetailSchema>;

/** Filters of a list of subscribers; a saved filter is a segment. */
export const subscriberFilterSchema = z.strictObject({
  q: z.string().max(MAX_SEARCH).optional(),
  /** Any of these. */
  tagIds: z.array(idSchema).max(100).optional(),
  status: z.enum(subscriberStatuses).optional(),
  source: z.enum(subscriberSources).optional(),
  subscribedFrom: localDaySchema.optional(),
  subscribedTo: localDaySchema.optional(),
});
export type SubscriberFilter = z.infer<typeof subscriberFilterSchema>;

/** A saved filter or rule: an audience with its size. */
export const segmentSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  name: z.string().min(1).max(MAX_SEGMENT_NAME),
  filter: subscriberFilterSchema,
  /** Conditions with and, or, not, beside the filter; null or left out where there are none. */
  rule: segmentRuleSchema.nullable().optional(),
  /** When the sizes were counted; left out or null where they are exact now. */
  countedAt: momentSchema.nullable().optional(),
  /** The first count is not done: the sizes are 0. */
  isCounting: z.boolean().optional(),
  /** Subscribers in it now; mail goes to the active ones. */
  size: z.number().int(),
  activeSize: z.number().int(),
  createdAt: momentSchema,
  revision: z.number().int(),
});
export type Segment = z.infer<typeof segmentSchema>;

export const importRowSchema = z.object({
  line: z.number().int(),
  email: z.string(),
  reason: z.string(),
});

/** The content of an uploaded file, before the import. */
export const importPreviewSchema = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  quote: z.string(),
  hasHeader: z.boolean(),
  columns: z.array(
    z.object({
      index: z.number().int(),
      name: z.string(),
      samples: z.array(z.string()),
      /** Its different values, when they are few and some repeat: the options of a choice. */
      values: z.array(z.string()).optional(),
    }),
  ),
  /** The column that looks like addresses; null when none does. */
  emailColumn: z.number().int().nullable(),
});

/** Values of an attribute that could not be kept. Their rows are imported without them. */
export const importWarningSchema = z.object({
  attribute: z.string(),
  name: z.string(),
  type: z.enum(attributeTypes),
  count: z.number().int(),
  /** The first lines of the file with such a value. */
  lines: z.array(z.number().int()),
});
export type ImportWarning = z.infer<typeof importWarningSchema>;

/** The result of an import that changed nothing. */
export const importTrialSchema = z.object({
  state: z.enum(importTrialStates),
  total: z.number().int(),
  processed: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  failed: z.number().int(),
  /** The first reasons. */
  rows: z.array(importRowSchema),
  warnings: z.array(importWarningSchema),
  /** The choices that it was tried with. */
  choice: importTrialChoiceSchema,
  problem: z.string().nullable(),
});
export type ImportTrial = z.infer<typeof importTrialSchema>;

export const subscriberImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(importStates),
  total: z.number().int(),
  processed: z.number().int(),
  added: z.number().int(),
  merged: z.number().int(),
  failed: z.number().int(),
  /** The first reasons; all of them as a file. */
  rows: z.array(importRowSchema),
  preview: importPreviewSchema.nullable(),
  /** Why the whole file failed, in words. */
  problem: z.string().nullable(),
  /** Whether it stopped and can go on where it was. */
  isResumable: z.boolean(),
  tagIds: z.array(idSchema),
  consentSource: z.string(),
  /** These four are left out by earlier versions. */
  mode: z.enum(importModes).optional(),
  columns: z.array(importColumnSchema).optional(),
  warnings: z.array(importWarningSchema).optional(),
  /** The last trial before the start; null when there was none. */
  trial: importTrialSchema.nullable().optional(),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
});
export type SubscriberImport = z.infer<typeof subscriberImportSchema>;

/** Tags that are put on, and taken off, everybody whom a filter finds: how far it is. */
export const subscriberTaggingSchema = z.object({
  id: idSchema,
  state: z.enum(taggingStates),
  /** How many the filter found when it began; null before, at its end as many as were looked at. */
  total: z.number().int().nullable(),
  /** Processed so far: changed, or already correct. */
  processed: z.number().int(),
  changed: z.number().int(),
  addTagIds: z.array(idSchema),
  removeTagIds: z.array(idSchema),
  /** Left out where tags are changed. */
  leaving: z.enum(leavings).optional(),
  /** Why it failed, in words. */
  problem: z.string().nullable(),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
});
export type SubscriberTagging = z.infer<typeof subscriberTaggingSchema>;
