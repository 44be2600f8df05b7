import { localDay } from '@folkmoot/calendar/days';
import { type Actor, campaignProgressedEvent, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRef } from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import type { ResponseRecords } from './response.types';

const MAX_CAMPAIGNS_PER_RUN = 200;

type ProgressContext = Context<ResponseRecords, Actor>;

/** The council's responses in this month, in its own time zone. */
const thisMonth = async ({ councils, rollups }: ResponseRecords, now: Date) => {
  const name = localDay(now, await zoneOf({ councils })).slice(0, 7);
  // Days are compared as text, so 31 is a correct upper limit for every month.
  return { name, responses: await rollups.countResponses({ from: `${name}-01`, to: `${name}-31` }, []) };
};

const announce = ({ unitOfWork, clock }: ProgressContext, { campaignId, councilId }: CampaignRef): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async (unit) => {
    const { campaigns, counters, outbox } = unit;
    const taken = await counters.takeUnannounced(campaignId);
    if (!taken) return;
    const { responses, revision } = taken;
    const count = await campaigns.count();
    const month = await thisMonth(unit, clock.now());
    await outbox.add(campaignProgressedEvent, {
      aggregate: { type: 'campaign-counter', id: campaignId, revision },
      payload: { campaignId, responses, campaigns: count, month },
    });
  });

/** Publishes the progress of campaigns: one event for all responses since the last one. */
export const announceProgress = async (context: ProgressContext): Promise<void> => {
  const { counterSweep } = context.acrossCouncils.reader();
  const changed = await counterSweep.listUnannouncedAcrossCouncils(MAX_CAMPAIGNS_PER_RUN);
  for (const ref of changed) await announce(context, ref);
};
