import type { CampaignStatus } from './campaign-terms';

/** What staff, or time (`open`, `complete`), can do with a campaign. */
export const campaignVerbs = [
  'activate',
  'unschedule',
  'open',
  'pause',
  'resume',
  'complete',
  'reopen',
  'archive',
] as const;
export type CampaignVerb = (typeof campaignVerbs)[number];

/**
 * `live` is active, or scheduled while the start lies ahead. `waiting` is what the survey says, as before the first
 * activation; paused if the campaign has been open before.
 */
export type CampaignTarget = 'live' | 'waiting' | 'active' | 'paused' | 'completed' | 'archived';

const beforeActivation = { activate: 'live', archive: 'archived' } as const;

/** What may be done in each status, and where it leads (F-7, E-47). What is not here is refused. */
export const campaignTransitions: Readonly<
  Record<CampaignStatus, Readonly<Partial<Record<CampaignVerb, CampaignTarget>>>>
> = {
  draft: beforeActivation,
  survey_building: beforeActivation,
  ready: beforeActivation,
  scheduled: { activate: 'live', unschedule: 'waiting', open: 'active', archive: 'archived' },
  active: { pause: 'paused', complete: 'completed' },
  paused: { activate: 'live', resume: 'live', complete: 'completed', archive: 'archived' },
  completed: { reopen: 'live', archive: 'archived' },
  archived: {},
};

/** For so long a completed campaign can be reopened. */
export const REOPEN_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a campaign that was completed then can be reopened. */
export const reopenableUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + REOPEN_DAYS * DAY_MS);
