import type { Analysis, AnalysisRequest, Witness as ProviderWitness, Used } from '@folkmoot/ai-providers';
import type { Actor, AiCredentials, AiRefusal, BodyOf, noteAiUseOperation } from '@folkmoot/contracts';
import type { Context, FeatureApp, Jobs } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository, InsightRepositoryAcrossCouncils } from '../../entities/insight';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';
import type { SurveyVersionRepository } from '../../entities/survey';

export interface InsightRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly versions: SurveyVersionRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly insights: InsightRepository;
  readonly insightSweep: InsightRepositoryAcrossCouncils;
}

export type InsightContext = Context<InsightRecords, Actor>;

export type { Used } from '@folkmoot/ai-providers';

/** Called before data leaves for a provider. It returns what notes the usage of the call. */
export type Witness = Pick<ProviderWitness, 'onSend'>;

export type AnalyseComments = (
  credentials: AiCredentials,
  request: AnalysisRequest,
  witness: Witness,
) => Promise<Analysis>;

/** AI settings and usage in the admin service. Throws ai_settings_unavailable when it does not answer. */
export interface AiAdmin {
  credentials(councilId: string): Promise<{ provider: AiCredentials | null; refusal: AiRefusal | null }>;
  noteUse(use: BodyOf<typeof noteAiUseOperation>): Promise<void>;
}

/** Clients of the providers and of the admin service, and their limits. Created once for each process. */
export interface InsightTools {
  readonly jobs: Pick<Jobs, 'schedule'>;
  readonly admin: AiAdmin;
  readonly analyse: AnalyseComments;
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
