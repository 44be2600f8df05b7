export { type CampaignResults, fileIn, type KnownResults, knownResultsOf } from './known-results';
export { onResultsChanged } from './results-copies.consumer';
export type { KeptFile, NewResultsCopy, ResultsCopyRepository } from './results-copies.repository';
