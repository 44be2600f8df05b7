import { storageCountedEvent } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { AssetRepository } from './asset.repository';

/** Publishes the number and size of the council's files. */
export const publishStorageCount = async (
  { assets, outbox }: Pick<Unit<{ readonly assets: Pick<AssetRepository, 'count'> }>, 'assets' | 'outbox'>,
  councilId: string,
): Promise<void> => {
  const { revision, ...payload } = await assets.count();
  await outbox.add(storageCountedEvent, {
    aggregate: { type: 'storage', id: councilId, revision },
    payload,
    councilId,
  });
};
