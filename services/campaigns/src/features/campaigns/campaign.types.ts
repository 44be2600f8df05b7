import type { SurveyContent } from '@folkmoot/contracts';
import type { Context, FeatureApp, Unit } from '@folkmoot/service-kit';
import type { AnnotationRepository } from '../../entities/annotation';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { AssetRepository } from '../../entities/asset';
import type { CampaignRepository, CampaignRepositoryAcrossCouncils } from '../../entities/campaign';
import type { CommentPlanRepository } from '../../entities/comment-plan';
import type { CommitmentRepository } from '../../entities/commitment';
import type { CouncilCopyRepository } from '../../entities/council';
import type { EvidenceRepository } from '../../entities/evidence';
import type { ExclusionBatchRepository } from '../../entities/exclusion-batch';
import type { InsightRepository } from '../../entities/insight';
import type { IntegrityRecords } from '../../entities/integrity';
import type { LabelRunRepository } from '../../entities/label-run';
import type { LabelSampleRepository } from '../../entities/label-sample';
import type { PopulationRepository } from '../../entities/population';
import type { PresenceRepository } from '../../entities/presence';
import type { PublicationRecords } from '../../entities/publication';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { RedactionRepository } from '../../entities/redaction';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ReportLayoutRepository } from '../../entities/report-layout';
import type { ResponseRepository } from '../../entities/response';
import type { SavedDraftRepository } from '../../entities/saved-draft';
import type { SurveyRepository, SurveyVersionRepository } from '../../entities/survey';
import type { SurveyCommentRepository } from '../../entities/survey-comment';
import type { SurveyPreviewRepository } from '../../entities/survey-preview';
import type { VisitRepository } from '../../entities/visit';
import type { WatchRepository } from '../../entities/watch';
import type { WeightingRecords } from '../../entities/weighting';

export interface CampaignRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly qrCodes: QrCodeRepository;
  readonly counters: CounterRepository;
  readonly councils: CouncilCopyRepository;
  readonly populations: Pick<PopulationRepository, 'get'>;
}

/** Repositories of the jobs. The erasure of a campaign deletes its data in all of them. */
export interface CampaignJobRecords extends CampaignRecords, AnswerSeriesRecords, WeightingRecords, IntegrityRecords {
  readonly campaignSweep: CampaignRepositoryAcrossCouncils;
  readonly assets: AssetRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly visits: VisitRepository;
  readonly insights: InsightRepository;
  readonly commentPlans: CommentPlanRepository;
  readonly labelRuns: LabelRunRepository;
  readonly labelSamples: LabelSampleRepository;
  readonly redactions: RedactionRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly presences: PresenceRepository;
  readonly surveyComments: SurveyCommentRepository;
  readonly surveyPreviews: SurveyPreviewRepository;
  readonly annotations: AnnotationRepository;
  readonly exclusionBatches: ExclusionBatchRepository;
  readonly reportLayouts: ReportLayoutRepository;
  readonly watches: WatchRepository;
  readonly evidence: EvidenceRepository;
  readonly commitments: CommitmentRepository;
  readonly publications: PublicationRecords['publications'];
  readonly publicationVersions: PublicationRecords['publicationVersions'];
  readonly publicationFiles: PublicationRecords['publicationFiles'];
}

export type CampaignContext = Context<CampaignRecords>;
export type CampaignUnit = Unit<CampaignRecords>;

/** The survey of a template of the product; null for an unknown id. */
export type FindTemplate = (id: string) => SurveyContent | null;

export type CampaignApp = FeatureApp<CampaignJobRecords, { readonly publicOrigin: string }>;
