export {
  changedPage,
  claimOf,
  conversionOf,
  keptSince,
  newPage,
  type PageChanges,
  restorableUntil,
  type StoredOptInPage,
} from './opt-in-page.domain';
export { publishPageChanged } from './opt-in-page.events';
export { pageMessages } from './opt-in-page.messages';
export type { OptInPageRepository, OptInPageRepositoryAcrossCouncils } from './opt-in-page.repository';
export { publicUrls } from './public-urls';
export { replaceTopic } from './replace-topic';
