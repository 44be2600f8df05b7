import { DomainError, type StorageSetup, type StorageState, storageSetUpEvent } from '@folkmoot/contracts';
import type { BlobStore, Context } from '@folkmoot/service-kit';
import { isStorageReady, repairStorage } from '../../entities/asset';
import type { AssetRecords } from './asset.types';
import { messages } from './assets.messages';

const failed = (reason: string): DomainError =>
  new DomainError('storage_setup_failed', { detail: messages.setUpFailed(reason) });

/** Creates missing buckets of the council and updates outdated ones. Returns the number of each. */
export const setUpStorage = async (
  { actor, unitOfWork, clock }: Context<AssetRecords>,
  councilId: string,
  blobs: BlobStore,
): Promise<StorageSetup> => {
  if (actor.councilId !== councilId) throw new DomainError('forbidden');
  if (!(await blobs.isHealthy().catch(() => false))) throw failed(messages.storeAway);
  return unitOfWork(actor, async ({ councils, buckets, outbox }) => {
    const council = await councils.find();
    if (!council) throw failed(messages.councilUnknown);
    const summary = await repairStorage({ buckets }, councilId, clock.now());
    await outbox.add(storageSetUpEvent, {
      aggregate: { type: 'storage', id: councilId, revision: council.sourceRevision },
      payload: summary,
    });
    const { created, updated } = summary;
    const isNew = created > 0 && updated === 0;
    const message = isNew ? messages.setUp(council.name, created) : messages.repaired(created, updated);
    return { success: true, message, summary, council: { id: council.id, name: council.name } };
  });
};

/** Whether the council can store files, and where. */
export const getStorage = async ({ actor, reader }: Context<AssetRecords>): Promise<StorageState> => {
  const buckets = await reader(actor).buckets.list();
  return {
    isReady: isStorageReady(buckets),
    buckets: buckets.map(({ id, purpose, allowedTypes, maxBytes, updatedAt }) => ({
      name: id,
      purpose,
      allowedTypes: [...allowedTypes],
      maxBytes,
      updatedAt: updatedAt.toISOString(),
    })),
  };
};
