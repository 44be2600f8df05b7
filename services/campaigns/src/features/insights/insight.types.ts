import type { Analysis, AnalysisRequest, Used } from '@folkmoot/ai-providers';
import type { Actor, AiCredentials } from '@folkmoot/contracts';
import type { Context, FeatureApp, Jobs } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { MachineReading, ReadingRequest } from '../../entities/comment';
import type { CommentPlanRepository } from '../../entities/comment-plan';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository, InsightRepositoryAcrossCouncils } from '../../entities/insight';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';
import type { SurveyVersionRepository } from '../../entities/survey';
import type { AiAdmin, Witness } from '../../integrations/ai';

export interface InsightRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly versions: SurveyVersionRepository;
  readonly responses: ResponseRepository;
  readonly codebooks: CodebookRepository;
  readonly commentPlans: Pick<CommentPlanRepository, 'find'>;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly insights: InsightRepository;
  readonly insightSweep: InsightRepositoryAcrossCouncils;
}

export type InsightContext = Context<InsightRecords, Actor>;

export type { Used } from '@folkmoot/ai-providers';

export type AnalyseComments = (
  credentials: AiCredentials,
  request: AnalysisRequest,
  witness: Witness,
) => Promise<Analysis>;

/** Clients of the providers and of the admin service, and their limits. Created once for each process. */
export interface InsightTools {
  readonly jobs: Pick<Jobs, 'schedule'>;
  readonly admin: AiAdmin;
  readonly analyse: AnalyseComments;
  /** Reads comments without labels, in another process. */
  readonly readComments: (request: ReadingRequest, councilId: string) => Promise<MachineReading[]>;
  /** A small call, with its usage. */
  readonly probe: (credentials: AiCredentials) => Promise<Used>;
  /** Minimum time between two calls of an external provider. */
  readonly pauseMs: number;
  /** Maximum time that a request waits for its job. */
  readonly waitMs: number;
}

export type InsightApp = FeatureApp<
  InsightRecords,
  {
    readonly adminUrl?: string | undefined;
    readonly serviceKey: string;
    readonly aiPrivateHosts: readonly string[];
  }
>;
