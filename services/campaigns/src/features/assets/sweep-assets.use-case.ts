import { systemActor } from '@folkmoot/contracts';
import { type Asset, unusedLimit } from '../../records/asset.domain';
import { tellStorage } from '../../records/storage.events';
import type { AssetDeps } from './asset.deps';

const actorIn = (councilId: string) => systemActor('campaigns', councilId);

/** Inside the transaction over the record, so that an upload of the same file comes wholly before or wholly after. */
const erase = ({ unitOfWork, blobs }: AssetDeps, { id, councilId }: Asset, before: Date): Promise<void> =>
  unitOfWork(actorIn(councilId), async ({ assets, outbox }) => {
    if (!(await assets.eraseUnused(id, before))) return;
    await blobs.delete(id);
    await tellStorage({ assets, outbox }, councilId);
  });

const sweepUnused = async (deps: AssetDeps, councilId: string): Promise<void> => {
  const { assets, surveys, versions } = deps.reader(actorIn(councilId));
  const shown = new Set([...(await surveys.listFiles()), ...(await versions.listFiles())]);
  const now = deps.clock.now();
  await assets.setUsed([...shown], now);
  const before = unusedLimit(now);
  const unused = (await assets.list()).filter(({ file, usedAt }) => !shown.has(file) && usedAt < before);
  for (const asset of unused) await erase(deps, asset, before);
};

/** Erases files that no survey has shown for thirty days. A deleted council keeps its files until it is erased whole. */
export const sweepAssets = async (deps: AssetDeps): Promise<void> => {
  for (const councilId of await deps.readerAcrossCouncils().sweeps.listCouncilsWithFilesAcrossCouncils()) {
    const council = await deps.reader(actorIn(councilId)).councils.find();
    if (!council?.isDeleted) await sweepUnused(deps, councilId);
  }
};
