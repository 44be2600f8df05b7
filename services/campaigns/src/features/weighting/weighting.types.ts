import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CurrentWeightRecords, WeightingRepositoryAcrossCouncils } from '../../entities/weighting';

export interface WeightingChoiceRecords extends CurrentWeightRecords {
  readonly campaigns: CampaignRepository;
}

export interface WeightingFeatureRecords extends WeightingChoiceRecords {
  readonly weightingSweep: WeightingRepositoryAcrossCouncils;
}

export type WeightingApp = FeatureApp<WeightingFeatureRecords>;
