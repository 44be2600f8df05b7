import { type CampaignVerb, systemActor } from '@folkmoot/contracts';
import { isDueToEnd, isDueToOpen, move } from '../../records/campaign.domain';
import { campaignChanged, campaignErased, roundChanged } from '../../records/campaign.events';
import { zoneOf } from '../../records/council-zone';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { roundsDueAt, untoldChanges, withRoundTold } from '../../records/rounds.domain';
import { releaseFiles } from '../../records/storage';
import type { CampaignPlace } from '../../records/sweep.repository';
import { restoreLimit } from './delete-campaign.use-case';

const asSystem = ({ councilId }: CampaignPlace) => systemActor('campaigns', councilId);

/** Says what has happened to the rounds since it was last said, one event after another, and when to look again. */
const tellOfRounds = async (unit: CampaignsUnit, campaignId: string, now: Date) => {
  const { campaigns, outbox } = unit;
  const zone = await zoneOf(unit);
  let campaign = await campaigns.get(campaignId);
  for (const change of untoldChanges(campaign, zone, now)) {
    campaign = await campaigns.save(withRoundTold(campaign, change));
    await roundChanged(outbox, change, campaign);
  }
  await campaigns.noteRoundsDue(campaignId, roundsDueAt(campaign, zone, now));
};

/** In the order in which it would have happened: it opens, its rounds open and close, it ends. */
const keepTimeOf = ({ unitOfWork, clock }: Deps, place: CampaignPlace): Promise<void> =>
  unitOfWork(asSystem(place), async (unit) => {
    const { campaigns, outbox } = unit;
    const now = clock.now();
    const byTime = async (verb: Extract<CampaignVerb, 'open' | 'complete'>) => {
      const campaign = await campaigns.get(place.campaignId);
      if (!(verb === 'open' ? isDueToOpen : isDueToEnd)(campaign, now)) return;
      const saved = await campaigns.save(move(campaign, verb, { now, by: null }));
      await campaignChanged(outbox, verb === 'open' ? 'opened' : 'completed', saved);
    };
    await byTime('open');
    await tellOfRounds(unit, place.campaignId, now);
    await byTime('complete');
  });

/**
 * Opens scheduled campaigns whose start has come, says which rounds have opened and closed, and completes campaigns whose
 * end has come. After a pause it catches up; what it has done it does not do again, however often and wherever it runs.
 * A campaign that fails stops no other one.
 */
export const keepTime = async (deps: Deps): Promise<void> => {
  const { sweeps } = deps.readerAcrossCouncils();
  const now = deps.clock.now();
  const due = [...(await sweeps.listDueAcrossCouncils(now)), ...(await sweeps.listRoundsDueAcrossCouncils(now))];
  const places = new Map(due.map((place) => [place.campaignId, place]));
  const failures: unknown[] = [];
  for (const place of places.values()) {
    await keepTimeOf(deps, place).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${places.size} campaigns failed`);
};

const erase = (deps: Deps, place: CampaignPlace): Promise<void> =>
  deps.unitOfWork(asSystem(place), async (unit) => {
    const { campaigns, outbox, surveys, versions, qrCodes, responses, rollups, counters, visits, insights } = unit;
    const { id, revision } = await campaigns.getDeleted(place.campaignId);
    await releaseFiles(unit, id);
    for (const records of [surveys, versions, qrCodes, responses, rollups, counters, visits, insights]) {
      await records.eraseOfCampaign(place.campaignId);
    }
    await campaigns.erase(id);
    await campaignErased(outbox, { id, revision: revision + 1 });
  });

/** Erases deleted campaigns, and all that belongs to them, once they can no longer be restored. */
export const eraseDeleted = async (deps: Deps): Promise<void> => {
  const limit = restoreLimit(deps.clock.now());
  const gone = await deps.readerAcrossCouncils().sweeps.listDeletedBeforeAcrossCouncils(limit);
  for (const place of gone) await erase(deps, place);
};
