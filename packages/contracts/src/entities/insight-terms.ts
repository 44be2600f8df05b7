/** The words of analyses of responses, free of zod. In this order Generate All makes them. */
export const analysisTypes = ['sentiment', 'themes', 'summary', 'recommendations'] as const;
export type AnalysisType = (typeof analysisTypes)[number];

export const sentimentLabels = ['positive', 'neutral', 'negative'] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

export const recommendationPriorities = ['High', 'Medium', 'Low'] as const;
export type RecommendationPriority = (typeof recommendationPriorities)[number];

/** Why an analysis says that it cannot judge, instead of giving a figure. */
export const judgementLacks = ['language', 'too_few', 'accuracy', 'nothing_verified'] as const;
export type JudgementLack = (typeof judgementLacks)[number];

/** Why a statement of a provider was left out. */
export const claimFaults = ['quote', 'unknown_comment', 'number', 'not_supported', 'not_plain', 'language'] as const;
export type ClaimFault = (typeof claimFaults)[number];

/** Purposes of comments that are sent to a provider: an analysis, labels, or proposals of themes. */
export const sendingTypes = [...analysisTypes, 'labels', 'theme_proposals'] as const;
export type SendingType = (typeof sendingTypes)[number];

export const insightRunStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type InsightRunState = (typeof insightRunStates)[number];

export const redactionKinds = [
  'email',
  'phone',
  'address',
  'national_id',
  'card',
  'name',
  'link',
  'birth_date',
  'vehicle',
  'other',
] as const;
export type RedactionKind = (typeof redactionKinds)[number];

/** Ranges that move with the day. Their analyses are kept by this name, so that they are still found on the next day. */
export const rollingPeriods = ['last7', 'last30', 'last90'] as const;
export type RollingPeriod = (typeof rollingPeriods)[number];
