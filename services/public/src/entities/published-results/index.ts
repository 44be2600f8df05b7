export { type CampaignResults, type KnownResults, knownResultsOf } from './known-results';
export { onResultsChanged } from './results-copies.consumer';
export type { AwaitedResultsCopy, ResultsCopyRepository } from './results-copies.repository';
export type { ResultsFileRepository } from './results-files.repository';
