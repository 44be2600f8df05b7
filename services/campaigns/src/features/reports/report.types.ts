import type { Actor, AnswerCounts, Integrity, LabelQuality } from '@folkmoot/contracts';
import type { Context, FeatureApp, FetchLogo } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { AssetRepository } from '../../entities/asset';
import type { CampaignRepository, IntegrityLevelRecords } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type {
  IntegrityRecords as ComparisonRecords,
  IntegrityRepositoryAcrossCouncils,
} from '../../entities/integrity';
import type { LabelSampleRepository } from '../../entities/label-sample';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ReportLayoutRepository, ReportTemplateRepository } from '../../entities/report-layout';
import type { AskedQuestionRecords, RedactTexts, ResponseRepository } from '../../entities/response';
import type { VisitRepository } from '../../entities/visit';
import type { WaveRepositoryAcrossCouncils } from '../../entities/wave';
import type { CurrentWeightRecords, CurrentWeights, WeightingRecords } from '../../entities/weighting';
import type { IntegrityFacts } from './integrity-facts.types';
import type { LiveFigureSource } from './live-figures';
import type { ReportPress } from './report-press.types';
import type { DocumentRange } from './report-range.types';

export type { DocumentRange, OnProgress, ReportRange } from './report-range.types';

export interface ReportRecords extends AskedQuestionRecords, AnswerSeriesRecords, CurrentWeightRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly insights: InsightRepository;
}

/** The records that documents need besides those of figures. */
export interface DocumentRecords extends ReportRecords, WeightingRecords, ComparisonRecords, IntegrityLevelRecords {
  readonly qrCodes: Pick<QrCodeRepository, 'listOfCampaigns'>;
  readonly integritySweep: IntegrityRepositoryAcrossCouncils;
  readonly waveSweep: WaveRepositoryAcrossCouncils;
  readonly codebooks: CodebookRepository;
  readonly labelSamples: LabelSampleRepository;
  readonly assets: AssetRepository;
  readonly reportLayouts: ReportLayoutRepository;
  readonly reportTemplates: ReportTemplateRepository;
}

export type DocumentContext = Context<DocumentRecords>;

export type ReportContext = Context<ReportRecords, Actor>;

/** A page of the filtered counts, with the cursor of the next page. */
export type CountAnswers = (
  context: ReportContext,
  campaignId: string,
  query: DocumentRange & { readonly cursor?: string | undefined; readonly weighted?: 'true' | undefined },
) => Promise<AnswerCounts>;

/** How well the labels of comments agree with people's; null when nobody has checked them. */
export type GetLabelQuality = (context: DocumentContext, campaignId: string) => Promise<LabelQuality | null>;

/** Which responses belong together, what was decided, and what difference it makes, with the results behind it. */
export type CompareIntegrity = (
  context: DocumentContext,
  campaignId: string,
) => Promise<Omit<IntegrityFacts, 'statement' | 'effects'> & { readonly integrity: Integrity }>;

/** Functions of other features and of other processes. */
export interface ReportNeeds {
  readonly weightsOf: CurrentWeights;
  readonly countAnswers: CountAnswers;
  readonly getLabelQuality: GetLabelQuality;
  readonly compareIntegrity: CompareIntegrity;
  readonly redactTexts: RedactTexts;
  readonly press: ReportPress;
}

/** Makes report documents. */
export interface DocumentTools extends ReportPress {
  readonly weightsOf: CurrentWeights;
  readonly countAnswers: CountAnswers;
  readonly getLabelQuality: GetLabelQuality;
  readonly compareIntegrity: CompareIntegrity;
  readonly productName: string;
  readonly fetchLogo: FetchLogo;
  readonly redactTexts: RedactTexts;
  /** A file of a bucket by its id; null when it is gone. */
  readonly readBlob: (id: string) => Promise<Uint8Array | null>;
}

export interface ReportTools extends DocumentTools {
  readonly live: LiveFigureSource;
}

export type ReportApp = FeatureApp<
  DocumentRecords,
  { readonly adminUrl?: string | undefined; readonly serviceKey: string; readonly productName: string }
>;
