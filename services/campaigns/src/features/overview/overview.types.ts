import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository, CampaignViewRecords } from '../../entities/campaign';
import type { CommitmentRepository } from '../../entities/commitment';
import type { PublicationRecords } from '../../entities/publication';
import type { RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';

export interface OverviewRecords extends CampaignViewRecords {
  readonly campaigns: CampaignRepository;
  readonly commitments: Pick<CommitmentRepository, 'listOverdue'>;
  readonly publicationVersions: Pick<PublicationRecords['publicationVersions'], 'listPublishedCampaigns'>;
  readonly rollups: RollupRepository;
  readonly responses: ResponseRepository;
}

export type OverviewApp = FeatureApp<OverviewRecords, { readonly publicOrigin: string }>;
