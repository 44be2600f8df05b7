import type { Actor, Question, QuestionResult, SurveyVersion } from '@folkmoot/contracts';
import type { Context, FeatureApp, Unit } from '@folkmoot/service-kit';
import type { CampaignRepository, IntegrityLevelRecords } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type {
  IntegrityRecords as ComparisonRecords,
  IntegrityRepositoryAcrossCouncils,
} from '../../entities/integrity';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository, RollupRepository, SeriesCounts } from '../../entities/report';
import type { AskedQuestionRecords, Response, ResponseRepository } from '../../entities/response';
import type { VisitRepository } from '../../entities/visit';
import type { WaveRepositoryAcrossCouncils } from '../../entities/wave';
import type { WeightingRecords } from '../../entities/weighting';
import type { CompareResponses } from '../../integrations/compare-responses';

export interface IntegrityRecords
  extends AskedQuestionRecords,
    WeightingRecords,
    ComparisonRecords,
    IntegrityLevelRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly qrCodes: Pick<QrCodeRepository, 'listOfCampaigns'>;
  readonly integritySweep: IntegrityRepositoryAcrossCouncils;
  readonly waveSweep: WaveRepositoryAcrossCouncils;
}

type Exclusion = Required<Pick<Response, 'isExcluded' | 'exclusion'>>;

/** Functions of other features, and of the process that compares. */
export interface IntegrityTools {
  readonly compareResponses: CompareResponses;
  /** Takes responses out of the counts, or back into them. */
  readonly changeExclusions: (
    unit: Unit<IntegrityRecords>,
    moved: readonly Response[],
    changes: Exclusion,
  ) => Promise<void>;
  /** A result for each question. */
  readonly resultsIn: (
    questions: readonly Question[],
    counts: readonly SeriesCounts[],
    versions: readonly SurveyVersion[],
  ) => QuestionResult[];
}

export type JobContext = Context<IntegrityRecords, Actor>;
export type IntegrityApp = FeatureApp<IntegrityRecords>;
