import { systemActor } from '@folkmoot/contracts';
import { type Asset, unusedLimit } from '../../records/asset.domain';
import { councilFolders } from '../../records/bucket.domain';
import type { AssetDeps } from './asset.deps';

const NEVER_TOO_LATE = new Date(8_640_000_000_000_000);

const actorIn = (councilId: string) => systemActor('campaigns', councilId);

/** Inside the transaction over the record, so that an upload of the same file comes wholly before or wholly after. */
const erase = ({ unitOfWork, blobs }: AssetDeps, { id, councilId }: Asset, before: Date): Promise<void> =>
  unitOfWork(actorIn(councilId), async ({ assets }) => {
    if (await assets.eraseUnused(id, before)) await blobs.delete(id);
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

const eraseCouncil = async (deps: AssetDeps, councilId: string): Promise<void> => {
  for (const asset of await deps.reader(actorIn(councilId)).assets.list()) await erase(deps, asset, NEVER_TOO_LATE);
  for await (const key of deps.blobs.list(councilFolders(councilId))) await deps.blobs.delete(key);
};

/** Erases files that no survey has shown for thirty days, and those of councils that are gone. */
export const sweepAssets = async (deps: AssetDeps): Promise<void> => {
  for (const councilId of await deps.readerAcrossCouncils().sweeps.listCouncilsWithFilesAcrossCouncils()) {
    const council = await deps.reader(actorIn(councilId)).councils.find();
    if (council?.isDeleted) await eraseCouncil(deps, councilId);
    else await sweepUnused(deps, councilId);
  }
};
