import { systemActor } from '@folkmoot/contracts';
import type { Jobs } from '@folkmoot/service-kit';
import { campaignChanged } from '../../records/campaign.events';
import type { Deps } from '../../records/repositories';
import { tellStorage } from '../../records/storage.events';

export const TELL_STATES_JOB = 'campaigns.tell-states';

/**
 * Says once more how campaigns that were never activated are, and how much each council keeps. Earlier versions did not
 * say that a saved survey made a draft ready, and numbered no counts, so that other services kept wrong ones. Services
 * that know the same revision already ignore it.
 */
export const tellStates = async ({
  unitOfWork,
  readerAcrossCouncils,
}: Pick<Deps, 'unitOfWork' | 'readerAcrossCouncils'>): Promise<void> => {
  const { sweeps } = readerAcrossCouncils();
  for (const { campaignId, councilId } of await sweeps.listUnpublishedAcrossCouncils()) {
    await unitOfWork(systemActor('campaigns', councilId), async ({ campaigns, outbox }) => {
      const [campaign] = await campaigns.listByIds([campaignId]);
      if (campaign) await campaignChanged(outbox, 'step', campaign);
    });
  }
  for (const councilId of await sweeps.listCouncilsWithStorageAcrossCouncils()) {
    await unitOfWork(systemActor('campaigns', councilId), (unit) => tellStorage(unit, councilId));
  }
};

/** Queues that work at the first start of this version. On a new installation it finds nothing to say. */
export const queueTellStates = async (jobs: Pick<Jobs, 'list' | 'schedule'>): Promise<void> => {
  const [latest] = await jobs.list(TELL_STATES_JOB, 1);
  if (!latest || latest.state === 'failed' || latest.state === 'cancelled') await jobs.schedule(TELL_STATES_JOB, {});
};
