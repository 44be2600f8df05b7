import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { PresenceRepository } from '../../entities/presence';
import type { SurveyRepository } from '../../entities/survey';

interface PresenceRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly presences: PresenceRepository;
}

export type PresenceContext = Context<PresenceRecords>;
export type PresenceApp = FeatureApp<PresenceRecords>;
