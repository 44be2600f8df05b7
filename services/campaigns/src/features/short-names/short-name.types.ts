import type { FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository, CampaignViewRecords } from '../../entities/campaign';
import type { SurveyRepository } from '../../entities/survey';

export interface ShortNameRecords extends CampaignViewRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
}

export type ShortNameApp = FeatureApp<
  ShortNameRecords,
  {
    readonly publicOrigin: string;
    readonly subscribersUrl?: string | undefined;
    readonly serviceKey: string;
  }
>;
