export {
  activate,
  afterSurveySave,
  type Campaign,
  type ChangeStamp,
  checkMayPublish,
  checkSeenStart,
  checkSurveyState,
  type Delivery,
  isBeforeActivation,
  isDueToEnd,
  isDueToOpen,
  move,
  type NewCampaign,
  newCampaign,
  type PlainVerb,
  shortNamesOf,
  statusOfSurvey,
  unarchive,
  unschedule,
  withRetention,
  withShortName,
} from './campaign.domain';
export { campaignChanged, campaignCompleted, campaignErased, qrCodeChanged, roundChanged } from './campaign.events';
export type {
  CampaignFilter,
  CampaignRef,
  CampaignRepository,
  CampaignRepositoryAcrossCouncils,
  DeletedList,
} from './campaign.repository';
export {
  type CampaignViewRecords,
  campaignDetail,
  campaignViews,
  previewUrlOf,
  toQrCodeView,
} from './campaign.view';
export { withDelivery } from './campaign-delivery.domain';
export { checkRange } from './check-range';
export { type IntegrityLevelRecords, integrityLevelOf, saveIntegrityLevel } from './integrity-level';
export { createRoom, findLimits, followLimits, takenIn } from './limits';
export { type PublicationRecords, publishDraft } from './publication';
export { openDaysOf, placeNow, roundsDueAt, timingOf, unannouncedChanges, withRoundAnnounced } from './rounds.domain';
