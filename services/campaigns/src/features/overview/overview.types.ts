import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository, CampaignViewRecords } from '../../entities/campaign';
import type { RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';

export interface OverviewRecords extends CampaignViewRecords {
  readonly campaigns: CampaignRepository;
  readonly rollups: RollupRepository;
  readonly responses: ResponseRepository;
}

export type OverviewApp = FeatureApp<OverviewRecords, { readonly publicOrigin: string }>;
