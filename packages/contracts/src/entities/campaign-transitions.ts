import type { CampaignStatus } from './campaign-terms';

/** Actions on a campaign, by staff or by the schedule (`open`, `complete`). */
export const campaignVerbs = [
  'activate',
  'unschedule',
  'open',
  'pause',
  'resume',
  'complete',
  'reopen',
  'archive',
  'unarchive',
] as const;
export type CampaignVerb = (typeof campaignVerbs)[number];

/**
 * `live` is active, or scheduled when the start is in the future. `waiting` is the status from the survey, as before
 * the first activation; paused if the campaign has been open before. `former` is the status before it was archived.
 */
export type CampaignTarget = 'live' | 'waiting' | 'active' | 'paused' | 'completed' | 'archived' | 'former';

const beforeActivation = { activate: 'live', archive: 'archived' } as const;

/** The actions that are allowed in each status, with the status that follows. Other actions are refused. */
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
  archived: { unarchive: 'former' },
};

/** Days in which a completed campaign can be reopened. */
export const REOPEN_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a campaign that was completed then can be reopened. */
export const reopenableUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + REOPEN_DAYS * DAY_MS);

/**
 * When a campaign was completed last. Leaving the archive does not count: it gives no more time to reopen. Null for a
 * campaign that was never completed.
 */
export const lastCompletedAt = <Moment>(
  history: readonly { readonly from: CampaignStatus; readonly to: CampaignStatus; readonly at: Moment }[],
): Moment | null => history.findLast(({ from, to }) => to === 'completed' && from !== 'archived')?.at ?? null;
