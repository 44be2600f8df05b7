import { campaignProgressedEvent, systemActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/repositories';
import type { CampaignPlace } from '../../records/sweep.repository';

const AT_ONCE = 200;

const announce = ({ unitOfWork }: Deps, { campaignId, councilId }: CampaignPlace): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async ({ campaigns, counters, outbox }) => {
    const taken = await counters.takeUnannounced(campaignId);
    if (!taken) return;
    const { responses, revision } = taken;
    await outbox.add(campaignProgressedEvent, {
      aggregate: { type: 'campaign-counter', id: campaignId, revision },
      payload: { campaignId, responses, campaigns: await campaigns.count() },
    });
  });

/** Tells others how far campaigns have come: one event for all the responses since the last one. */
export const announceProgress = async (deps: Deps): Promise<void> => {
  const changed = await deps.readerAcrossCouncils().sweeps.listUnannouncedAcrossCouncils(AT_ONCE);
  for (const place of changed) await announce(deps, place);
};
