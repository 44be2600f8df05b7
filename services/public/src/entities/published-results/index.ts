export { type CampaignResults, createKnownResults, fileIn, type KnownResults } from './known-results';
export { onResultsChanged } from './results-copies.consumer';
export type { KeptFile, NewResultsCopy, ResultsCopyRepository } from './results-copies.repository';
