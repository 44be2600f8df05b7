import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { MachineReading, ReadingRequest } from '../../entities/comment';
import type { CommentPlanRepository, CommentPlanRepositoryAcrossCouncils } from '../../entities/comment-plan';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type { CounterRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
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
}

export type CommentsContext = Context<CommentRecords>;
export type ReadingContext = Context<CommentRecords, Actor>;

/** Reads a batch of comments in another process. */
export type ReadCommentsHere = (request: ReadingRequest, councilId: string) => Promise<MachineReading[]>;

export interface CommentTools {
  readonly readComments: ReadCommentsHere;
  readonly figures: FigureCache;
}

export type CommentApp = FeatureApp<CommentRecords>;
