import type {
  Actor,
  AuditedEntry,
  Integrity,
  IntegrityStatement,
  Question,
  QuestionResult,
  SentMailing,
  SurveyVersion,
} from '@folkmoot/contracts';
import type { BlobStore, Context, FeatureApp, Logger, SealedSecrets } from '@folkmoot/service-kit';
import type { CampaignRepository, IntegrityLevelRecords } from '../../entities/campaign';
import type { CommitmentRepository } from '../../entities/commitment';
import type { CouncilCopyRepository } from '../../entities/council';
import type {
  EvidenceKeyRepositoryAcrossCouncils,
  EvidenceRepository,
  EvidenceRepositoryAcrossCouncils,
} from '../../entities/evidence';
import type { InsightRepository } from '../../entities/insight';
import type {
  IntegrityRecords as ComparisonRecords,
  IntegrityRepositoryAcrossCouncils,
} from '../../entities/integrity';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository, Rollup, RollupRepository } from '../../entities/report';
import type { ReportLayoutRepository, ReportTemplateRepository } from '../../entities/report-layout';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
import type { SurveyRepository } from '../../entities/survey';
import type { VisitRepository } from '../../entities/visit';
import type { WatchRepository } from '../../entities/watch';
import type { WaveRepositoryAcrossCouncils } from '../../entities/wave';
import type { WeightingRecords } from '../../entities/weighting';

export interface EvidenceRecords
  extends AskedQuestionRecords,
    WeightingRecords,
    ComparisonRecords,
    IntegrityLevelRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly surveys: SurveyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly integritySweep: IntegrityRepositoryAcrossCouncils;
  readonly waveSweep: WaveRepositoryAcrossCouncils;
  readonly watches: WatchRepository;
  readonly commitments: Pick<CommitmentRepository, 'get'>;
  readonly insights: InsightRepository;
  readonly qrCodes: Pick<QrCodeRepository, 'listOfCampaigns'>;
  readonly reportLayouts: ReportLayoutRepository;
  readonly reportTemplates: ReportTemplateRepository;
  readonly evidence: EvidenceRepository;
  readonly evidenceSweep: EvidenceRepositoryAcrossCouncils;
  readonly evidenceKeys: EvidenceKeyRepositoryAcrossCouncils;
}

/** Functions of other features. */
export interface EvidenceNeeds {
  readonly getIntegrity: (context: Context<EvidenceRecords, Actor>, campaignId: string) => Promise<Integrity>;
  /** The statement as a text, in a language; English where there are no words of it. */
  readonly writeStatement: (statement: IntegrityStatement, language: string) => Promise<string>;
  /** The rollups as the responses give them. */
  readonly countAgain: (
    records: EvidenceRecords,
    campaignId: string,
    zone: string,
  ) => Promise<{
    readonly contributions: readonly { readonly key: object; readonly increments: object }[];
    readonly read: number;
  }>;
  readonly resultsIn: (
    questions: readonly Question[],
    rollups: readonly Rollup[],
    versions: readonly SurveyVersion[],
  ) => QuestionResult[];
}

/** Records of other services about a campaign. */
export interface OtherServices {
  /** Null when the subscribers service is not configured. */
  listMailings(councilId: string, campaignId: string): Promise<readonly SentMailing[] | null>;
  /** Null when the admin service is not configured. */
  listAudit(councilId: string, subjectIds: readonly string[]): Promise<readonly AuditedEntry[] | null>;
}

export interface EvidenceTools extends EvidenceNeeds {
  readonly blobs: Pick<BlobStore, 'put' | 'open' | 'delete' | 'list'>;
  readonly others: OtherServices;
  readonly secrets: SealedSecrets;
  readonly productName: string;
  readonly logger: Pick<Logger, 'warn'>;
}

export type JobContext = Context<EvidenceRecords, Actor>;
export type EvidenceApp = FeatureApp<
  EvidenceRecords,
  {
    readonly adminUrl?: string | undefined;
    readonly subscribersUrl?: string | undefined;
    readonly serviceKey: string;
    readonly productName: string;
  }
>;
