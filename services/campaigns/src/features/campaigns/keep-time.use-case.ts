import { systemActor } from '@folkmoot/contracts';
import { isDueToEnd, isDueToOpen, move, type Verb } from '../../records/campaign.domain';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';
import { releaseFiles } from '../../records/storage';
import type { CampaignPlace } from '../../records/sweep.repository';
import { restoreLimit } from './delete-campaign.use-case';

const asSystem = ({ councilId }: CampaignPlace) => systemActor('campaigns', councilId);

const keepTimeOf = ({ unitOfWork, clock }: Deps, place: CampaignPlace): Promise<void> =>
  unitOfWork(asSystem(place), async ({ campaigns, outbox }) => {
    const now = clock.now();
    const byTime = async (verb: Extract<Verb, 'open' | 'complete'>) => {
      const campaign = await campaigns.get(place.campaignId);
      if (!(verb === 'open' ? isDueToOpen : isDueToEnd)(campaign, now)) return;
      const saved = await campaigns.save(move(campaign, verb, { now, by: null }));
      await campaignChanged(outbox, verb === 'open' ? 'opened' : 'completed', saved);
    };
    await byTime('open');
    await byTime('complete');
  });

/** Opens scheduled campaigns whose start has come, and completes open ones whose end has. */
export const keepTime = async (deps: Deps): Promise<void> => {
  const due = await deps.readerAcrossCouncils().sweeps.listDueAcrossCouncils(deps.clock.now());
  for (const place of due) await keepTimeOf(deps, place);
};

const erase = (deps: Deps, place: CampaignPlace): Promise<void> =>
  deps.unitOfWork(asSystem(place), async (unit) => {
    await releaseFiles(unit, place.campaignId);
    const { campaigns, surveys, versions, qrCodes, responses, rollups, counters, visits } = unit;
    for (const records of [surveys, versions, qrCodes, responses, rollups, counters, visits]) {
      await records.eraseOfCampaign(place.campaignId);
    }
    await campaigns.erase(place.campaignId);
  });

/** Erases deleted campaigns, and all that belongs to them, once they can no longer be restored. */
export const eraseDeleted = async (deps: Deps): Promise<void> => {
  const limit = restoreLimit(deps.clock.now());
  const gone = await deps.readerAcrossCouncils().sweeps.listDeletedBeforeAcrossCouncils(limit);
  for (const place of gone) await erase(deps, place);
};
