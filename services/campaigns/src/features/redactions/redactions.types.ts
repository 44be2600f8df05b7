import type { RedactionSpan } from '@folkmoot/contracts';
import type { Context, FeatureApp, Jobs } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { RedactionRepository } from '../../entities/redaction';
import type { CounterRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';

export interface RedactionRecords extends AskedQuestionRecords {
  readonly campaigns: CampaignRepository;
  readonly counters: CounterRepository;
  readonly responses: ResponseRepository;
  readonly redactions: RedactionRepository;
}

export type RedactionContext = Context<RedactionRecords>;
export type RedactionApp = FeatureApp<RedactionRecords>;

export interface RedactionWork {
  readonly texts: readonly string[];
  /** Words that are always hidden. */
  readonly terms: readonly string[];
}

/** Proposes what to hide in each text. Runs in another process, because it needs much CPU time. */
export type ProposeRedactions = (work: RedactionWork) => Promise<RedactionSpan[][]>;

export interface RedactionTools {
  readonly proposeRedactions: ProposeRedactions;
}

export type RedactionJobs = Pick<Jobs, 'schedule'>;
