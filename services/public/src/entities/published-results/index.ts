export { type CampaignResults, fileIn, type KnownResults, knownResultsOf } from './known-results';
export { onResultsChanged } from './results-copies.consumer';
export type { AwaitedResultsCopy, KeptFile, ResultsCopyRepository } from './results-copies.repository';
