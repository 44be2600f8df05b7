import type { Actor, campaignChanges } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { type Campaign, checkSeenStart, move, type PlainVerb } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';

const changes: Readonly<Record<PlainVerb, (typeof campaignChanges)[number]>> = {
  open: 'opened',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  reopen: 'reopened',
  archive: 'archived',
};

/**
 * Moves a campaign to another status. `seenStart` is the start date that the person saw. Throws transition_not_allowed
 * with the reason, or stale_revision when the start is another by now.
 */
export const moveCampaign = (
  { unitOfWork, clock }: Deps,
  actor: Actor,
  campaignId: string,
  verb: PlainVerb,
  seenStart?: Date | null,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    checkSeenStart(campaign, seenStart);
    const saved = await campaigns.save(move(campaign, verb, { now: clock.now(), by: userIdOf(actor) }));
    await campaignChanged(outbox, changes[verb], saved);
    return saved;
  });
