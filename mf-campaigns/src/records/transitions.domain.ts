import {
  type Campaign,
  type CampaignStatus,
  type CampaignVerb,
  campaignTransitions,
  reopenableUntil,
} from '@folkmoot/contracts/client';

/** What people do; opening is left to time. */
export type Verb = Exclude<CampaignVerb, 'open'>;

/** What a status offers to do; the server has the last word (F-7, F-51). One that is scheduled needs no second activation. */
export const isAllowed = (status: CampaignStatus, verb: Verb): boolean =>
  verb in campaignTransitions[status] && !(status === 'scheduled' && verb === 'activate');

/** Whether residents have never seen the campaign: then the checklist says what is still missing. */
export const isBeforeActivation = (status: CampaignStatus): boolean =>
  isAllowed(status, 'activate') && !isAllowed(status, 'resume');

/** Until when a completed campaign can be reopened; null when it is not completed, or too long ago. */
export const reopensUntil = (
  { status, statusHistory }: Pick<Campaign, 'status' | 'statusHistory'>,
  now: Date,
): Date | null => {
  const completed = statusHistory.findLast(({ to }) => to === 'completed');
  if (!isAllowed(status, 'reopen') || !completed) return null;
  const until = reopenableUntil(new Date(completed.at));
  return until >= now ? until : null;
};
