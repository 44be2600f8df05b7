import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type MigrationContext, type Scope, type Units } from '@folkmoot/service-kit';
import { type CampaignRef, campaignChanged } from '../entities/campaign';
import { createCampaignRepository, createCampaignRepositoryAcrossCouncils } from '../entities/campaign/campaign.mongo';

const createRepositories = (scope: Scope) => ({
  campaigns: createCampaignRepository(scope),
  campaignSweep: createCampaignRepositoryAcrossCouncils(scope),
});

type Repositories = ReturnType<typeof createRepositories>;

const BATCH_SIZE = 200;

/** Position: the last published campaign. */
interface Position {
  readonly afterId: string;
}

const publish = ({ unitOfWork }: Units<Repositories>, { campaignId, councilId }: CampaignRef): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async ({ campaigns, outbox }) => {
    const [campaign] = await campaigns.listByIds([campaignId]);
    if (campaign) await campaignChanged(outbox, 'step', campaign);
  });

const countOutdated = ({ units }: MigrationContext): Promise<number> =>
  units(createRepositories).readerAcrossCouncils().campaignSweep.countLabelledAcrossCouncils();

/**
 * Older versions did not publish labels, which are the topics of the list of consultations. The public service completes
 * its copies with them; other services ignore events with the same revision.
 */
export const publishLabels = defineMigration<Position>({
  number: 5,
  name: 'publish-labels',
  summary: 'Publishes the labels of campaigns, so that the list of consultations shows them as topics.',
  publishesEvents: true,
  countOutdated,
  migrateBatch: async ({ units }, position) => {
    const unitsOfWork = units(createRepositories);
    const { campaignSweep } = unitsOfWork.readerAcrossCouncils();
    const refs = await campaignSweep.listLabelledAcrossCouncils(position?.afterId ?? '', BATCH_SIZE);
    const last = refs.at(-1);
    if (!last) return null;
    for (const ref of refs) await publish(unitsOfWork, ref);
    return { position: { afterId: last.campaignId }, changed: refs.length };
  },
});
