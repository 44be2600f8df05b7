export { type CampaignWatch, createCampaignWatch, type Watching } from './campaign-watch';
export { type ChallengeFor, isFromSharedPlace } from './challenges';
export { createProofs, type Proofs } from './proofs';
export { watchingOf } from './watching';
