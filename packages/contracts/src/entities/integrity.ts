/** @file Which responses of a campaign belong together, what staff decided, and what difference it makes. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import {
  integrityAnalysisStates,
  statementRowCodes,
  unknowableCodes,
  watchfulReasons,
  waveDecisions,
  waveKinds,
  waveReasonCodes,
} from './integrity-terms';
import { integrityLevels } from './watch-terms';

const count = z.number().int();

/** By name; which there are depends on the code. */
const figuresSchema = z.record(z.string(), z.number());

const waveReasonSchema = z.object({
  code: z.enum(waveReasonCodes),
  /** In English. Screens write it in their language from the code and the figures. */
  text: z.string(),
  figures: figuresSchema,
});
export type WaveReason = z.infer<typeof waveReasonSchema>;

export const waveSchema = z.object({
  id: idSchema,
  kind: z.enum(waveKinds),
  reasons: z.array(waveReasonSchema),
  /** Responses that are in it now. Erased ones are not. */
  responses: count,
  /** The first and the last of them. */
  from: momentSchema,
  until: momentSchema,
  decision: z.enum(waveDecisions).nullable(),
  /** Why it was decided so. Null while nobody has. */
  reason: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  /** Id of the user. */
  decidedBy: z.string().nullable(),
  /** Responses that the decision leaves out. */
  except: count,
  /** Responses of it that do not count. */
  excluded: count,
  /** While a decision is carried out: how many responses are done, of how many. Null when it is complete. */
  progress: z.object({ done: count, total: count }).nullable(),
  /** The decided wave that later responses match. Null for a new one. */
  follows: idSchema.nullable(),
  /** Each change of the wave and of its decision raises it. */
  revision: count,
  /** Ids of up to 12 responses that show the reasons. */
  sample: z.array(z.string()),
});
export type Wave = z.infer<typeof waveSchema>;

/** A result of some of the responses. */
const effectSideSchema = z.object({
  /** All that answered the question. */
  responses: count,
  /** Shares are between 0 and 1, of those that answered. */
  rows: z.array(z.object({ value: z.string(), label: z.string(), count, share: z.number() })),
  /** The mean, where the result is one. */
  mean: z.number().nullable(),
});
export type EffectSide = z.infer<typeof effectSideSchema>;

const difference = {
  questionId: z.string(),
  label: z.string(),
  /** The largest difference of a share from that of all responses, in percentage points with one decimal. */
  largestDifference: z.number(),
  /** Whether the order of the answers by their counts is another. */
  changesOrder: z.boolean(),
};

export const integrityEffectSchema = z.object({
  ...difference,
  all: effectSideSchema,
  withoutDoubtful: effectSideSchema,
  withoutExcluded: effectSideSchema,
});
export type IntegrityEffect = z.infer<typeof integrityEffectSchema>;

export const waveEffectSchema = z.object({ ...difference, all: effectSideSchema, withoutWave: effectSideSchema });
export type WaveEffect = z.infer<typeof waveEffectSchema>;

/** The words of a council about its responses, for the public. */
export const integrityStatementSchema = z.object({
  /** One paragraph in English. Screens write it in their language from the rows. */
  text: z.string(),
  rows: z.array(z.object({ code: z.enum(statementRowCodes), label: z.string(), value: z.number() })),
  /** The reasons that people gave for their decisions, the newest first. */
  reasons: z.array(z.string()),
  unknowable: z.array(z.string()),
  unknowableCodes: z.array(z.enum(unknowableCodes)),
  madeAt: momentSchema,
});
export type IntegrityStatement = z.infer<typeof integrityStatementSchema>;

export const integrityAnalysisSchema = z.object({
  state: z.enum(integrityAnalysisStates),
  done: count,
  total: count,
});
export type IntegrityAnalysis = z.infer<typeof integrityAnalysisSchema>;

export const integrityLevelSchema = z.object({
  level: z.enum(integrityLevels),
  isWatchful: z.boolean(),
  watchfulSince: momentSchema.nullable(),
  watchfulReason: z.enum(watchfulReasons).nullable(),
});

export const integritySchema = z.object({
  ...integrityLevelSchema.shape,
  /** All of them, whether they count or not. */
  responses: count,
  /** In doubtful waves, and in organised ones, whatever was decided about them. */
  doubtful: count,
  organised: count,
  /** All that do not count, in a wave or not. */
  excluded: count,
  /** Null before the first run. */
  analysedAt: momentSchema.nullable(),
  analysis: integrityAnalysisSchema,
  /** When the key of the comparison was destroyed: no response is compared any more. Null before. */
  keyDestroyedAt: momentSchema.nullable(),
  /** Undecided ones first, then the newest. */
  waves: z.array(waveSchema),
  effects: z.array(integrityEffectSchema),
  statement: integrityStatementSchema,
});
export type Integrity = z.infer<typeof integritySchema>;
