import {
  type Actor,
  type AiProviderKind,
  type AnalysisType,
  analysisTypes,
  type Insight,
  type InsightResult,
  type InsightRunState,
  type InsightSending,
  type RollingPeriod,
} from '@folkmoot/contracts';

/** Whole days in the council's zone; null is without an end. */
export interface InsightRange {
  readonly from: string | null;
  readonly to: string | null;
  /** Where the days move: by what name the analysis is found on other days. */
  readonly period?: RollingPeriod | null;
}

/** An analysis as it is kept: one of each type for a campaign and range. */
export interface StoredInsight extends InsightRange, Omit<Insight, 'asOf' | 'days' | 'isOutdated'> {
  readonly campaignId: string;
  /** Of the campaign's counter, when the responses were read. */
  readonly counterRevision: number;
  /** Responses whose words it shows. */
  readonly citedIds: readonly string[];
  readonly asOf: Date;
}

/** The latest run of a campaign. */
export interface InsightRunRecord extends InsightRange {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
  readonly state: InsightRunState;
  readonly types: readonly AnalysisType[];
  readonly done: readonly AnalysisType[];
  readonly current: AnalysisType | null;
  readonly error: string | null;
  /** When a waiting run goes on; null or absent while it does not wait. */
  readonly retryAt?: Date | null;
  readonly attempts: number;
  readonly actor: Actor;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  readonly revision: number;
}

/** A line of the ledger, with what the call used. */
export interface SendingRecord extends Omit<InsightSending, 'sentAt'> {
  readonly campaignId: string | null;
  readonly councilId: string;
  readonly providerId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether admin knows of its cost, by which the ceiling holds. */
  readonly isNoted: boolean;
  readonly sentAt: Date;
}

export interface RunPlace {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
}

export const isMoving = ({ state }: Pick<InsightRunRecord, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** The one of a campaign, type and range. */
export const insightId = ({
  campaignId,
  type,
  from,
  to,
  period,
}: InsightRange & Pick<StoredInsight, 'campaignId' | 'type'>) =>
  [campaignId, type, ...(period ? [period] : [from ?? '', to ?? ''])].join(':');

/** Whether an analysis is shown for a range: it has the same days or the same rolling period. */
export const isOfRange = (insight: InsightRange, { from, to, period }: InsightRange): boolean =>
  (insight.from === from && insight.to === to) || (Boolean(period) && insight.period === period);

/** In D1's order. */
export const byType = (one: { type: AnalysisType }, other: { type: AnalysisType }): number =>
  analysisTypes.indexOf(one.type) - analysisTypes.indexOf(other.type);

const quotesIn = (result: InsightResult): readonly { responseId: string }[] => {
  if (result.type === 'sentiment') return result.quotes;
  if (result.type === 'themes') return result.themes.flatMap(({ quotes }) => quotes);
  if (result.type === 'summary') return result.points.flatMap(({ quotes }) => quotes);
  return result.recommendations.flatMap(({ quotes }) => quotes);
};

/** The newest analysis of each type, in D1's order. */
export const newestOfEachType = (insights: readonly StoredInsight[]): StoredInsight[] => {
  const newestFirst = [...insights].sort((one, other) => Number(other.asOf) - Number(one.asOf));
  return newestFirst
    .filter(({ type }, index) => newestFirst.findIndex((each) => each.type === type) === index)
    .sort(byType);
};

/** The responses whose words a result shows. */
export const citedIn = (result: InsightResult | null): string[] =>
  result ? [...new Set(quotesIn(result).map(({ responseId }) => responseId))] : [];

/** Whether a kind of provider is elsewhere, so that something leaves. */
export const isOutside = (kind: AiProviderKind): boolean => kind !== 'built_in';

type Begun = Pick<InsightRunRecord, 'campaignId' | 'runId' | 'types' | 'actor'> & InsightRange;

export type NewRun = Omit<InsightRunRecord, 'councilId' | 'revision'>;

export const newRun = (begun: Begun, now: Date): NewRun => ({
  ...begun,
  state: 'queued',
  done: [],
  current: null,
  error: null,
  attempts: 0,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
});

export const ended = (
  run: InsightRunRecord,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
  error: string | null = null,
): InsightRunRecord => ({ ...run, state, error, current: null, retryAt: null, touchedAt: now, finishedAt: now });

export const taken = (run: InsightRunRecord, now: Date): InsightRunRecord => ({
  ...run,
  state: 'running',
  retryAt: null,
  attempts: run.attempts + 1,
  touchedAt: now,
});

/** Waits until the provider accepts requests again. Counts as touched then, so that the sweep does not start it earlier. */
export const waiting = (run: InsightRunRecord, retryAt: Date): InsightRunRecord => ({
  ...run,
  state: 'queued',
  current: null,
  retryAt,
  touchedAt: retryAt,
});

/** A failed run that nobody needs to see any more; its reason stays in the record. */
export const dismissed = (run: InsightRunRecord): InsightRunRecord => ({ ...run, state: 'cancelled' });

export const workingOn = (run: InsightRunRecord, current: AnalysisType, now: Date): InsightRunRecord => ({
  ...run,
  current,
  touchedAt: now,
});

/** With one more analysis made; done when it was the last. */
export const advanced = (run: InsightRunRecord, type: AnalysisType, now: Date): InsightRunRecord => {
  const further = { ...run, done: [...run.done, type], touchedAt: now };
  return further.done.length >= run.types.length ? ended(further, 'done', now) : further;
};
