import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { RollupRepository } from '../../entities/report';
import type { VisitRepository } from '../../entities/visit';

export interface AllReportsRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly rollups: RollupRepository;
  readonly visits: VisitRepository;
}

export type AllReportsApp = FeatureApp<AllReportsRecords>;
