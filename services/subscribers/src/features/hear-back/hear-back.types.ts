import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp, Unit } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { HearBackCampaignRepository, HearBackRepository, HearBackSweep } from '../../entities/hear-back';
import type { MailRepository } from '../../entities/mail';
import type { SubscriberRecords } from '../../entities/subscriber';

export interface HearBackRecords extends Pick<SubscriberRecords, 'suppressions'> {
  readonly councils: CouncilRepository;
  readonly campaigns: CampaignRepository;
  readonly hearBacks: HearBackRepository;
  readonly hearBackCampaigns: HearBackCampaignRepository;
  readonly hearBackSweep: HearBackSweep;
  readonly mails: MailRepository;
}

export type HearBackUnit = Unit<HearBackRecords>;
export type HearBackContext = Context<HearBackRecords, Actor>;
export type HearBackApp = FeatureApp<
  HearBackRecords,
  { readonly subscriberKey: string; readonly publicOrigin: string }
>;
