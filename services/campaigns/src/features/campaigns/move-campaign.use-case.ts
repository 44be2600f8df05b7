import type { campaignChanges } from '@folkmoot/contracts';
import {
  type Campaign,
  campaignChanged,
  campaignCompleted,
  checkSeenStart,
  move,
  type PlainVerb,
} from '../../entities/campaign';
import type { CampaignContext } from './campaign.types';

const changes: Readonly<Record<Exclude<PlainVerb, 'complete'>, (typeof campaignChanges)[number]>> = {
  open: 'opened',
  pause: 'paused',
  resume: 'resumed',
  reopen: 'reopened',
  archive: 'archived',
};

/**
 * Changes the status of a campaign. `seenStart` is the start date that the person saw. Throws transition_not_allowed
 * with the reason, or stale_revision when the start date has changed.
 */
export const moveCampaign = (
  { actor, unitOfWork, clock }: CampaignContext,
  campaignId: string,
  verb: PlainVerb,
  seenStart?: Date | null,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, counters, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    checkSeenStart(campaign, seenStart);
    const saved = await campaigns.save(move(campaign, verb, { now: clock.now(), by: actor.userId }));
    if (verb === 'complete') await campaignCompleted(outbox, saved, (await counters.get(campaignId)).responses);
    else await campaignChanged(outbox, changes[verb], saved);
    return saved;
  });
