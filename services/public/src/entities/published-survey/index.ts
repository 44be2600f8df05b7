export {
  type CampaignCopy,
  type CouncilCopy,
  carefulPrivacy,
  erasedCopy,
  type PublishedSurvey,
} from './campaign-copy.domain';
export { onCampaignChanged, onCouncilChanged } from './copies.consumers';
export type { CopiesRepository } from './copies.repository';
export { copiesChangedOf } from './copies-changed';
export { folderOf, hashIn } from './file-place.domain';
export { endingWhenFull, fullThanks } from './full-answers.domain';
export { privacyFactsOf } from './privacy-facts.domain';
export { createPublishedSurveys, type PublishedSurveys } from './published-surveys';
export type { SeenStarts } from './seen-starts';
export { showAtOnce } from './show-at-once';
export { createStartTokens, type ReadStart, type Start, type StartTokens } from './start-token';
export {
  answeredLanguage,
  bestLanguage,
  hasLanguages,
  type Preferred,
  preferredLanguages,
  shownContent,
  shownLanguage,
  wordsLanguage,
} from './survey-language.domain';
export { situationOf } from './survey-situation';
