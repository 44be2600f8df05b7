import {
  type Campaign,
  type CampaignStatus,
  type CampaignVerb,
  campaignTransitions,
  lastCompletedAt,
  reopenableUntil,
} from '@folkmoot/contracts/client';

/** Transitions that people start. `open` happens by schedule. */
export type Verb = Exclude<CampaignVerb, 'open'>;

/**
 * Whether the screen offers an action in this status. The server decides. A scheduled campaign needs no second
 * activation.
 */
export const isAllowed = (status: CampaignStatus, verb: Verb): boolean =>
  verb in campaignTransitions[status] && !(status === 'scheduled' && verb === 'activate');

/** Whether residents have never seen the campaign. If so, the checklist shows what is missing. */
export const isBeforeActivation = (status: CampaignStatus): boolean =>
  isAllowed(status, 'activate') && !isAllowed(status, 'resume');

/** The time until which a completed campaign can be reopened. Null when it is not completed, or the time is over. */
export const reopensUntil = (
  { status, statusHistory }: Pick<Campaign, 'status' | 'statusHistory'>,
  now: Date,
): Date | null => {
  const completedAt = lastCompletedAt(statusHistory);
  if (!isAllowed(status, 'reopen') || completedAt === null) return null;
  const until = reopenableUntil(new Date(completedAt));
  return until >= now ? until : null;
};
