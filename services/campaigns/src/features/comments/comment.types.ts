import type { LabelledBatch, LabelRequest, Proposals } from '@folkmoot/ai-providers';
import type { Actor, AiCredentials, ThemeProposal } from '@folkmoot/contracts';
import type { Context, FeatureApp, Jobs } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { MachineReading, ReadingRequest, ThemeProposals } from '../../entities/comment';
import type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from '../../entities/comment-plan';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type { LabelRunRepository, LabelRunRepositoryAcrossCouncils } from '../../entities/label-run';
import type { CounterRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
import type { AiAdmin, Witness } from '../../integrations/ai';
import type { FigureCache } from './figure-cache';

export interface CommentRecords extends AskedQuestionRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly counters: CounterRepository;
  readonly codebooks: CodebookRepository;
  readonly insights: InsightRepository;
  readonly commentPlans: CommentPlanRepository;
  readonly commentPlanSweep: CommentPlanRepositoryAcrossCouncils;
  readonly labelRuns: LabelRunRepository;
  readonly labelRunSweep: LabelRunRepositoryAcrossCouncils;
}

export type CommentsContext = Context<CommentRecords>;
export type ReadingContext = Context<CommentRecords, Actor>;

/** Reads a batch of comments in another process. */
export type ReadCommentsHere = (request: ReadingRequest, councilId: string) => Promise<MachineReading[]>;

/** Clusters comments in another process. */
export type ProposeThemesHere = (
  request: ThemeProposals,
  councilId: string,
) => Promise<readonly Omit<ThemeProposal, 'by'>[]>;

type AskProvider<T> = (credentials: AiCredentials, request: LabelRequest, witness: Witness) => Promise<T>;

/** Clients of the providers and of the admin service. */
export interface LabellingTools {
  readonly jobs: Pick<Jobs, 'schedule'>;
  readonly admin: AiAdmin;
  readonly labelBatch: AskProvider<LabelledBatch>;
  readonly proposeByProvider: AskProvider<Proposals>;
  /** Minimum time for the calls that are made at the same time, so that a fast provider leaves room for other work. */
  readonly windowMs: number;
  /** Waits after failures of a provider that names no time. */
  readonly backOffMs: { readonly first: number; readonly most: number };
}

export interface CommentTools extends LabellingTools {
  readonly proposeThemes: ProposeThemesHere;
  readonly readComments: ReadCommentsHere;
  readonly figures: FigureCache;
}

export type CommentApp = FeatureApp<
  CommentRecords,
  {
    readonly adminUrl?: string | undefined;
    readonly serviceKey: string;
    readonly aiPrivateHosts: readonly string[];
  }
>;
