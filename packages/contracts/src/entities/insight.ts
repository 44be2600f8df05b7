import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { aiProviderKinds } from './ai-terms';
import {
  analysisTypes,
  claimFaults,
  insightRunStates,
  judgementLacks,
  recommendationPriorities,
  redactionKinds,
  sendingTypes,
  sentimentLabels,
} from './insight-terms';

const count = z.number().int().min(0);

/** Words of a response, verbatim as it has them. */
export const insightQuoteSchema = z.object({ responseId: z.string(), questionId: z.string(), text: z.string() });
export type InsightQuote = z.infer<typeof insightQuoteSchema>;

/** A sentence with the responses that it rests on. */
export const insightClaimSchema = z.object({ text: z.string(), quotes: z.array(insightQuoteSchema) });
export type InsightClaim = z.infer<typeof insightClaimSchema>;

const distributionSchema = z.object({ positive: count, neutral: count, negative: count });

/** The JSON of the specification, and beyond it how many comments were judged and what shows it. */
export const sentimentInsightSchema = z.object({
  type: z.literal('sentiment'),
  /** 0 all negative, 5 neutral, 10 all positive; computed from the distribution. */
  overallSentiment: z.number().min(0).max(10),
  sentimentDistribution: distributionSchema,
  /** Comments that the score is computed from. */
  judged: count,
  summary: z.string(),
  quotes: z.array(insightQuoteSchema.extend({ label: z.enum(sentimentLabels) })),
});

export const themeSchema = z.object({
  name: z.string(),
  /** Comments that name it, counted by us. */
  frequency: count,
  description: z.string(),
  examples: z.array(z.string()),
  quotes: z.array(insightQuoteSchema),
  /** The words by which it was counted. */
  terms: z.array(z.string()),
});
export type Theme = z.infer<typeof themeSchema>;

export const themesInsightSchema = z.object({
  type: z.literal('themes'),
  themes: z.array(themeSchema),
  summary: z.string(),
});

export const summaryInsightSchema = z.object({
  type: z.literal('summary'),
  summary: z.string(),
  points: z.array(insightClaimSchema),
});

export const recommendationSchema = z.object({
  title: z.string(),
  priority: z.enum(recommendationPriorities),
  description: z.string(),
  quotes: z.array(insightQuoteSchema),
});

export const recommendationsInsightSchema = z.object({
  type: z.literal('recommendations'),
  recommendations: z.array(recommendationSchema),
});

export const insightResultSchema = z.discriminatedUnion('type', [
  sentimentInsightSchema,
  themesInsightSchema,
  summaryInsightSchema,
  recommendationsInsightSchema,
]);
export type InsightResult = z.infer<typeof insightResultSchema>;
export type SentimentInsight = z.infer<typeof sentimentInsightSchema>;
export type ThemesInsight = z.infer<typeof themesInsightSchema>;
export type SummaryInsight = z.infer<typeof summaryInsightSchema>;
export type RecommendationsInsight = z.infer<typeof recommendationsInsightSchema>;

/** The input of an analysis: how many items were read, of how many. */
export const insightBaseSchema = z.object({
  /** Responses of the period. */
  responses: count,
  /** The newest of them that were looked through: all, unless there are very many. */
  responsesRead: count,
  /** Comments in these: answers in people's own words. */
  comments: count,
  /** Comments that were read; fewer than all when there are more than one analysis reads. */
  read: count,
  /** Comments of these that were left out: in a language that was not judged, or unsuitable to be sent. */
  leftOut: count,
  languages: z.array(z.string()),
  /** Who set the sentiment of the comments that were read. Absent in analyses from before comments had labels. */
  labelledBy: z.object({ built_in: count, provider: count, person: count }).optional(),
});
export type InsightBase = z.infer<typeof insightBaseSchema>;

export const insightProviderSchema = z.object({
  kind: z.enum(aiProviderKinds),
  model: z.string(),
  region: z.string(),
  promptVersion: z.string(),
});

/** A statement of a provider that was left out, and why. Its text is empty when it cannot be shown. */
export const droppedClaimSchema = z.object({
  text: z.string(),
  reason: z.enum(claimFaults),
  /** Responses that it names. */
  responseIds: z.array(z.string()),
});
export type DroppedClaim = z.infer<typeof droppedClaimSchema>;

/** A kept analysis. `result` is null when it could not judge, and `lack` says why. */
export const insightSchema = z.object({
  type: z.enum(analysisTypes),
  analysis: z.string(),
  result: insightResultSchema.nullable(),
  lack: z.enum(judgementLacks).nullable(),
  base: insightBaseSchema,
  provider: insightProviderSchema,
  inputHash: z.string(),
  /** Statements of the provider that were left out since nothing in the responses bears them out. */
  dropped: count,
  /** These statements; empty in analyses from before they were kept. */
  droppedClaims: z.array(droppedClaimSchema).default([]),
  asOf: momentSchema,
  /** The days that were read. Those of a rolling period can end before today. */
  days: z.object({ from: localDaySchema.nullable(), to: localDaySchema.nullable() }),
  /** Responses have come or gone since, or the period has moved on. */
  isOutdated: z.boolean(),
});
export type Insight = z.infer<typeof insightSchema>;

export const insightRunSchema = z.object({
  id: idSchema,
  state: z.enum(insightRunStates),
  types: z.array(z.enum(analysisTypes)),
  done: z.array(z.enum(analysisTypes)),
  /** The analysis that is running; null when the run has ended. */
  current: z.enum(analysisTypes).nullable(),
  error: z.string().nullable(),
  /** When the run goes on after the provider asked us to wait; null while it does not wait. */
  retryAt: momentSchema.nullable(),
  createdAt: momentSchema,
  finishedAt: momentSchema.nullable(),
});
export type InsightRun = z.infer<typeof insightRunSchema>;

/** A line of the ledger: what of a campaign went to which provider. */
export const insightSendingSchema = z.object({
  id: idSchema,
  provider: z.enum(aiProviderKinds),
  model: z.string(),
  type: z.enum(sendingTypes),
  comments: count,
  contentHash: z.string(),
  redactions: z.partialRecord(z.enum(redactionKinds), count),
  sentAt: momentSchema,
});
export type InsightSending = z.infer<typeof insightSendingSchema>;

export const insightsSchema = z.object({
  insights: z.array(insightSchema),
  run: insightRunSchema.nullable(),
  /** The latest, newest first. */
  sendings: z.array(insightSendingSchema),
  range: z.object({ from: localDaySchema.nullable(), to: localDaySchema.nullable() }),
});
export type Insights = z.infer<typeof insightsSchema>;
