import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { ImportRepository } from '../../entities/import';
import type { MailingRepository } from '../../entities/mailing';

export interface OverviewRecords {
  readonly campaigns: CampaignRepository;
  readonly imports: ImportRepository;
  readonly mailings: MailingRepository;
}

export type OverviewApp = FeatureApp<OverviewRecords>;
