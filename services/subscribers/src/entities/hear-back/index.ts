export { hearBackEndOf } from './hear-back.domain';
export { publishHearBackCounted } from './hear-back.events';
export type {
  HearBackCampaign,
  HearBackCampaignRepository,
  HearBackRepository,
  HearBackSweep,
  StoredHearBack,
} from './hear-back.repository';
export { createHearBackLinks, type HearBackLinks } from './hear-back-links';
