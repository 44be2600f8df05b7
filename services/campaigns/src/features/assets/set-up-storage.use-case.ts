import { type Actor, DomainError, type StorageSetup, type StorageState, storageSetUpEvent } from '@folkmoot/contracts';
import { isStorageReady } from '../../records/bucket.domain';
import { repairStorage } from '../../records/storage';
import type { AssetDeps } from './asset.deps';
import { messages } from './assets.messages';

const failed = (reason: string): DomainError =>
  new DomainError('storage_setup_failed', { detail: messages.setUpFailed(reason) });

/** Makes what is missing of the council's storage, brings the rest up to date, and says what it did. */
export const setUpStorage = async (
  { blobs, unitOfWork, clock }: AssetDeps,
  actor: Actor,
  councilId: string,
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

/** Whether the council can keep files, and where. */
export const getStorage = async ({ reader }: AssetDeps, actor: Actor): Promise<StorageState> => {
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
