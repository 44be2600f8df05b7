import type { Actor, CampaignVerb, campaignChanges } from '@folkmoot/contracts';
import { userIdOf } from '../../records/actors';
import { type Campaign, move } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';

type MoveVerb = Exclude<CampaignVerb, 'activate'>;

const changes: Readonly<Record<MoveVerb, (typeof campaignChanges)[number]>> = {
  open: 'opened',
  pause: 'paused',
  resume: 'resumed',
  complete: 'completed',
  archive: 'archived',
};

/** Moves a campaign to another status. Throws transition_not_allowed with the reason. */
export const moveCampaign = (
  { unitOfWork, clock }: Deps,
  actor: Actor,
  campaignId: string,
  verb: MoveVerb,
): Promise<Campaign> =>
  unitOfWork(actor, async ({ campaigns, outbox }) => {
    const campaign = await campaigns.get(campaignId);
    const saved = await campaigns.save(move(campaign, verb, { now: clock.now(), by: userIdOf(actor) }));
    await campaignChanged(outbox, changes[verb], saved);
    return saved;
  });
