import { type Actor, systemActor } from '@folkmoot/contracts';
import type { BlobStore, Context } from '@folkmoot/service-kit';
import { type Asset, publishStorageCount, unusedLimit } from '../../entities/asset';
import type { AssetSweepRecords } from './asset.types';

type SweepContext = Context<AssetSweepRecords, Actor>;

const actorIn = (councilId: string) => systemActor('campaigns', councilId);

/** Runs in the transaction of the record, so that a parallel upload of the same file is complete before or after it. */
const erase = ({ unitOfWork }: SweepContext, { id, councilId }: Asset, before: Date, blobs: BlobStore): Promise<void> =>
  unitOfWork(actorIn(councilId), async ({ assets, outbox }) => {
    if (!(await assets.eraseUnused(id, before))) return;
    await blobs.delete(id);
    await publishStorageCount({ assets, outbox }, councilId);
  });

const sweepUnused = async (context: SweepContext, councilId: string, blobs: BlobStore): Promise<void> => {
  const { assets, surveys, versions, savedDrafts, bankedQuestions, councilPlaces } = context.reader(actorIn(councilId));
  const shown = new Set([
    ...(await surveys.listFiles()),
    ...(await versions.listFiles()),
    ...(await savedDrafts.listFiles()),
    ...(await bankedQuestions.listFiles()),
    ...(await councilPlaces.listFiles()),
  ]);
  const now = context.clock.now();
  await assets.setUsed([...shown], now);
  const before = unusedLimit(now);
  const unused = (await assets.list()).filter(({ file, usedAt }) => !shown.has(file) && usedAt < before);
  for (const asset of unused) await erase(context, asset, before, blobs);
};

/**
 * Erases files that no survey, no state in its history, no question in the bank and no map of the council has shown for thirty days. A deleted council keeps its files until it is erased.
 */
export const sweepAssets = async (context: SweepContext, blobs: BlobStore): Promise<void> => {
  const { assetSweep } = context.acrossCouncils.reader();
  for (const councilId of await assetSweep.listCouncilsWithFilesAcrossCouncils()) {
    const council = await context.reader(actorIn(councilId)).councils.find();
    if (!council?.isDeleted) await sweepUnused(context, councilId, blobs);
  }
};
