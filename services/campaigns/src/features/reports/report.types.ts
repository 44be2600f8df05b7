import type { DayRange } from '@folkmoot/calendar/days';
import type { AnswerCounts, LabelQuality } from '@folkmoot/contracts';
import type { Draw } from '@folkmoot/documents';
import type { Context, FeatureApp, Logger } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type { LabelSampleRepository } from '../../entities/label-sample';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, RedactTexts, ResponseRepository } from '../../entities/response';
import type { VisitRepository } from '../../entities/visit';
import type { LiveFigureSource } from './live-figures';

export interface ReportRecords extends AskedQuestionRecords, AnswerSeriesRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly insights: InsightRepository;
}

/** The records that documents need besides those of figures. */
export interface DocumentRecords extends ReportRecords {
  readonly codebooks: CodebookRepository;
  readonly labelSamples: LabelSampleRepository;
}

export type DocumentContext = Context<DocumentRecords>;

export type ReportContext = Context<ReportRecords>;

export interface ReportRange extends DayRange {
  /** Number of a round; default: all rounds. */
  readonly round?: number | undefined;
}

/** Progress: finished steps and total steps. */
export type OnProgress = (done: number, total: number) => void;

/** Range of a document: days, a round, and encoded answer filters of the query. */
export interface DocumentRange extends ReportRange {
  readonly where?: string | undefined;
}

/** A page of the filtered counts, with the cursor of the next page. */
export type CountAnswers = (
  context: ReportContext,
  campaignId: string,
  query: DocumentRange & { readonly cursor?: string | undefined },
) => Promise<AnswerCounts>;

/** How well the labels of comments agree with people's; null when nobody has checked them. */
export type GetLabelQuality = (context: DocumentContext, campaignId: string) => Promise<LabelQuality | null>;

/** A council's logo by its hash, as PNG; null without one. */
type FetchLogo = (councilId: string, hash: string) => Promise<Uint8Array | null>;

interface AdminAddress {
  readonly adminUrl?: string | undefined;
  readonly serviceKey: string;
}

/** Functions of other features and of other processes. */
export interface ReportNeeds {
  readonly countAnswers: CountAnswers;
  readonly getLabelQuality: GetLabelQuality;
  readonly createFetchLogo: (admin: AdminAddress, logger: Pick<Logger, 'warn'>) => FetchLogo;
  readonly redactTexts: RedactTexts;
  readonly draw: Draw;
}

/** Makes report documents. */
export interface DocumentTools {
  readonly countAnswers: CountAnswers;
  readonly getLabelQuality: GetLabelQuality;
  readonly productName: string;
  readonly fetchLogo: FetchLogo;
  readonly redactTexts: RedactTexts;
  readonly draw: Draw;
}

export interface ReportTools extends DocumentTools {
  readonly live: LiveFigureSource;
}

export type ReportApp = FeatureApp<DocumentRecords, AdminAddress & { readonly productName: string }>;
