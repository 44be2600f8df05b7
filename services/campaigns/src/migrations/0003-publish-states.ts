import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type MigrationContext, type Scope, type Units } from '@folkmoot/service-kit';
import { publishStorageCount } from '../entities/asset';
import { createAssetRepository, createAssetRepositoryAcrossCouncils } from '../entities/asset/asset.mongo';
import { type CampaignRef, campaignChanged } from '../entities/campaign';
import { createCampaignRepository, createCampaignRepositoryAcrossCouncils } from '../entities/campaign/campaign.mongo';

const createRepositories = (scope: Scope) => ({
  campaigns: createCampaignRepository(scope),
  campaignSweep: createCampaignRepositoryAcrossCouncils(scope),
  assets: createAssetRepository(scope),
  assetSweep: createAssetRepositoryAcrossCouncils(scope),
});

type Repositories = ReturnType<typeof createRepositories>;

const BATCH_SIZE = 200;

/** Position: the last published campaign; after the campaigns, the council whose storage was published last. */
interface Position {
  readonly step: 'campaigns' | 'storage';
  readonly afterId: string;
}

const START: Position = { step: 'campaigns', afterId: '' };

const publishCampaign = ({ unitOfWork }: Units<Repositories>, { campaignId, councilId }: CampaignRef): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), async ({ campaigns, outbox }) => {
    const [campaign] = await campaigns.listByIds([campaignId]);
    if (campaign) await campaignChanged(outbox, 'step', campaign);
  });

const publishStorage = ({ unitOfWork }: Units<Repositories>, councilId: string): Promise<void> =>
  unitOfWork(systemActor('campaigns', councilId), (unit) => publishStorageCount(unit, councilId));

const unpublishedAfter = async (units: Units<Repositories>, afterId: string): Promise<CampaignRef[]> =>
  (await units.readerAcrossCouncils().campaignSweep.listUnpublishedAcrossCouncils())
    .filter(({ campaignId }) => campaignId > afterId)
    .sort((a, b) => (a.campaignId < b.campaignId ? -1 : 1));

const councilsAfter = async (units: Units<Repositories>, afterId: string): Promise<string[]> =>
  (await units.readerAcrossCouncils().assetSweep.listCouncilsWithStorageAcrossCouncils()).filter((id) => id > afterId);

const countOutdated = async ({ units }: MigrationContext): Promise<number> => {
  const unitsOfWork = units(createRepositories);
  return (await unpublishedAfter(unitsOfWork, '')).length + (await councilsAfter(unitsOfWork, '')).length;
};

/**
 * Older versions did not publish that a saved survey made a draft ready, and did not number the storage counts, so other
 * services have wrong copies. Services with the same revision ignore the events.
 */
export const publishStates = defineMigration<Position>({
  number: 3,
  name: 'publish-states',
  summary: 'Publishes campaigns that were never activated, and the storage of each council, to the other services.',
  publishesEvents: true,
  countOutdated,
  migrateBatch: async ({ units }, position) => {
    const unitsOfWork = units(createRepositories);
    const { step, afterId } = position ?? START;
    const refs = step === 'campaigns' ? (await unpublishedAfter(unitsOfWork, afterId)).slice(0, BATCH_SIZE) : [];
    const lastRef = refs.at(-1);
    if (lastRef) {
      for (const ref of refs) await publishCampaign(unitsOfWork, ref);
      return { position: { step: 'campaigns', afterId: lastRef.campaignId }, changed: refs.length };
    }
    const councils = (await councilsAfter(unitsOfWork, step === 'storage' ? afterId : '')).slice(0, BATCH_SIZE);
    const lastCouncil = councils.at(-1);
    if (!lastCouncil) return null;
    for (const councilId of councils) await publishStorage(unitsOfWork, councilId);
    return { position: { step: 'storage', afterId: lastCouncil }, changed: councils.length };
  },
});
