import type { FeatureApp } from '@folkmoot/service-kit';
import type { BucketRepository } from '../../entities/asset';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { PopulationRepository } from '../../entities/population';
import type { CounterRepository } from '../../entities/report';

export interface CouncilRecords {
  readonly councils: CouncilCopyRepository;
  readonly counters: CounterRepository;
  readonly campaigns: CampaignRepository;
  readonly buckets: BucketRepository;
  readonly populations: PopulationRepository;
}

export type CouncilApp = FeatureApp<CouncilRecords>;
