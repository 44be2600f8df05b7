import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { ReportLayoutRecords } from '../../entities/report-layout';

interface LayoutRecords extends ReportLayoutRecords {
  readonly campaigns: CampaignRepository;
}

export type LayoutContext = Context<LayoutRecords>;
export type LayoutApp = FeatureApp<LayoutRecords>;
