import {
  type AiProviderKind,
  type AnalysisType,
  analysisTypes,
  type DroppedClaim,
  type Insight,
  type InsightResult,
  type InsightRunState,
  type InsightSending,
  type RollingPeriod,
} from '@folkmoot/contracts';
import { endedRun, type PostponableRun, queuedFields } from '@folkmoot/service-kit/runs';

/** Whole days in the council's time zone; null means no limit. */
export interface InsightRange {
  readonly from: string | null;
  readonly to: string | null;
  /** For a rolling period: its name, which identifies the analysis on later days. */
  readonly period?: RollingPeriod | null;
}

/** A stored analysis. There is one of each type for a campaign and range. */
export interface StoredInsight extends InsightRange, Omit<Insight, 'asOf' | 'days' | 'isOutdated' | 'droppedClaims'> {
  readonly campaignId: string;
  /** Revision of the campaign's counter when the responses were read. */
  readonly counterRevision: number;
  /** Absent in analyses from before dropped statements were kept. */
  readonly droppedClaims?: readonly DroppedClaim[];
  /** Responses that it quotes, and those that its dropped statements name. */
  readonly citedIds: readonly string[];
  readonly asOf: Date;
}

/** The latest run of a campaign. */
export interface InsightRunRecord extends PostponableRun, InsightRange {
  readonly campaignId: string;
  readonly state: InsightRunState;
  readonly types: readonly AnalysisType[];
  readonly done: readonly AnalysisType[];
  readonly current: AnalysisType | null;
  readonly createdAt: Date;
}

/** An entry of the ledger of provider calls, with the usage of the call. */
export interface SendingRecord extends Omit<InsightSending, 'sentAt'> {
  readonly campaignId: string | null;
  readonly councilId: string;
  readonly providerId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the admin service has received the cost, which counts towards the cost limit. */
  readonly isNoted: boolean;
  readonly sentAt: Date;
}

export interface RunRef {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
}

/** The id of the analysis for a campaign, type and range. */
export const insightId = ({
  campaignId,
  type,
  from,
  to,
  period,
}: InsightRange & Pick<StoredInsight, 'campaignId' | 'type'>) =>
  [campaignId, type, ...(period ? [period] : [from ?? '', to ?? ''])].join(':');

/** In the order of `analysisTypes`. */
export const byType = (a: { type: AnalysisType }, b: { type: AnalysisType }): number =>
  analysisTypes.indexOf(a.type) - analysisTypes.indexOf(b.type);

const quotesIn = (result: InsightResult): readonly { responseId: string }[] => {
  if (result.type === 'sentiment') return result.quotes;
  if (result.type === 'themes') return result.themes.flatMap(({ quotes }) => quotes);
  if (result.type === 'summary') return result.points.flatMap(({ quotes }) => quotes);
  return result.recommendations.flatMap(({ quotes }) => quotes);
};

/** The newest analysis of each type, in the order of `analysisTypes`. */
export const newestOfEachType = (insights: readonly StoredInsight[]): StoredInsight[] => {
  const newestFirst = [...insights].sort((a, b) => Number(b.asOf) - Number(a.asOf));
  return newestFirst
    .filter(({ type }, index) => newestFirst.findIndex((each) => each.type === type) === index)
    .sort(byType);
};

/** The responses that a result quotes, and those that dropped statements name. */
export const citedIn = (result: InsightResult | null, dropped: readonly DroppedClaim[]): string[] => [
  ...new Set([
    ...(result ? quotesIn(result) : []).map(({ responseId }) => responseId),
    ...dropped.flatMap(({ responseIds }) => responseIds),
  ]),
];

/** Whether the provider is external, so that data leaves the product. */
export const isOutside = (kind: AiProviderKind): boolean => kind !== 'built_in';

type Begun = Pick<InsightRunRecord, 'campaignId' | 'runId' | 'types' | 'actor'> & InsightRange;

export type NewRun = Omit<InsightRunRecord, 'councilId' | 'revision'>;

export const newRun = (begun: Begun, now: Date): NewRun => ({
  ...begun,
  ...queuedFields(now),
  done: [],
  current: null,
});

/** Nobody works on it. */
export const atRest = (run: InsightRunRecord): InsightRunRecord => ({ ...run, current: null });

/** A failed run that the user has dismissed. Its reason stays in the record. */
export const dismissed = (run: InsightRunRecord): InsightRunRecord => ({ ...run, state: 'cancelled' });

export const workingOn = (run: InsightRunRecord, current: AnalysisType, now: Date): InsightRunRecord => ({
  ...run,
  current,
  touchedAt: now,
});

/** Adds one finished analysis. The run is done after the last one. */
export const advanced = (run: InsightRunRecord, type: AnalysisType, now: Date): InsightRunRecord => {
  const further = { ...run, done: [...run.done, type], touchedAt: now };
  return further.done.length >= run.types.length ? atRest(endedRun(further, 'done', now)) : further;
};
