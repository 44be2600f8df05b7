import { campaignProgressedEvent, systemActor } from '@folkmoot/contracts';
import { zoneOf } from '../../records/council-zone';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { localDayOf } from '../../records/rollup.domain';
import type { CampaignPlace } from '../../records/sweep.repository';

const AT_ONCE = 200;

/** What the whole council has got this month, in its own time zone. */
const thisMonth = async ({ councils, rollups }: CampaignsUnit, now: Date) => {
  const name = localDayOf(now, await zoneOf({ councils })).slice(0, 7);
  // Days are compared as texts: the 31st ends every month.
  return { name, responses: await rollups.countResponses({ from: `${name}-01`, to: `${name}-31` }, []) };
};

const announce = ({ unitOfWork, clock }: Deps, { campaignId, councilId }: CampaignPlace): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async (unit) => {
    const { campaigns, counters, outbox } = unit;
    const taken = await counters.takeUnannounced(campaignId);
    if (!taken) return;
    const { responses, revision } = taken;
    const [count, month] = [await campaigns.count(), await thisMonth(unit, clock.now())];
    await outbox.add(campaignProgressedEvent, {
      aggregate: { type: 'campaign-counter', id: campaignId, revision },
      payload: { campaignId, responses, campaigns: count, month },
    });
  });

/** Tells others how far campaigns have come: one event for all the responses since the last one. */
export const announceProgress = async (deps: Deps): Promise<void> => {
  const changed = await deps.readerAcrossCouncils().sweeps.listUnannouncedAcrossCouncils(AT_ONCE);
  for (const place of changed) await announce(deps, place);
};
