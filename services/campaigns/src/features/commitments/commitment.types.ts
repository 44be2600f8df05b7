import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CommitmentRepository, CommitmentRepositoryAcrossCouncils, ThemeCounts } from '../../entities/commitment';
import type { CouncilCopyRepository } from '../../entities/council';
import type { CounterRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';

interface CommitmentRecords extends AskedQuestionRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly counters: CounterRepository;
  readonly responses: ResponseRepository;
  readonly commitments: CommitmentRepository;
  readonly commitmentSweep: CommitmentRepositoryAcrossCouncils;
}

export type CommitmentContext = Context<CommitmentRecords, Actor>;

/** Functions of other features. */
export interface CommitmentNeeds {
  /** How many responses raise each theme of a campaign. */
  readonly countThemes: (context: CommitmentContext, campaignId: string) => Promise<ThemeCounts>;
}

export interface CommitmentTools extends CommitmentNeeds {
  readonly publicOrigin: string;
}

export type CommitmentApp = FeatureApp<CommitmentRecords, { readonly publicOrigin: string }>;
