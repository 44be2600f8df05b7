import type { CampaignStatus } from './campaign-terms';

/** What staff, or time (`open`, `complete`), can do with a campaign. */
export const campaignVerbs = ['activate', 'open', 'pause', 'resume', 'complete', 'archive'] as const;
export type CampaignVerb = (typeof campaignVerbs)[number];

/** `live` is active, or scheduled while the start lies ahead. */
export type CampaignTarget = 'live' | 'active' | 'paused' | 'completed' | 'archived';

const beforeActivation = { activate: 'live', archive: 'archived' } as const;

/** What may be done in each status, and where it leads (F-7, E-47). What is not here is refused. */
export const campaignTransitions: Readonly<
  Record<CampaignStatus, Readonly<Partial<Record<CampaignVerb, CampaignTarget>>>>
> = {
  draft: beforeActivation,
  survey_building: beforeActivation,
  ready: beforeActivation,
  scheduled: { activate: 'live', open: 'active', archive: 'archived' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { activate: 'live', resume: 'live', complete: 'completed', archive: 'archived' },
  completed: { archive: 'archived' },
  archived: {},
};
