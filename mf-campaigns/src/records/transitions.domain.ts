import type { CampaignStatus } from '@folkmoot/contracts/client';

export type Verb = 'activate' | 'pause' | 'resume' | 'complete' | 'archive';

const beforeActivation: readonly Verb[] = ['activate', 'archive'];

/** What may be done in each status; the server has the last word and refuses the rest (F-7, F-51). */
const allowed: Readonly<Record<CampaignStatus, readonly Verb[]>> = {
  draft: beforeActivation,
  survey_building: beforeActivation,
  ready: beforeActivation,
  scheduled: ['archive'],
  active: ['pause', 'complete'],
  paused: ['activate', 'resume', 'complete', 'archive'],
  completed: ['archive'],
  archived: [],
};

export const isAllowed = (status: CampaignStatus, verb: Verb): boolean => allowed[status].includes(verb);

/** Whether residents have never seen the campaign: then the checklist says what is still missing. */
export const isBeforeActivation = (status: CampaignStatus): boolean =>
  isAllowed(status, 'activate') && !isAllowed(status, 'resume');
