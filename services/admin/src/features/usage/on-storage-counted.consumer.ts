import { storageCountedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UsageRepository } from '../../entities/usage';

interface Repositories {
  readonly usage: UsageRepository;
}

/** Stores the storage usage of each council. */
export const onStorageCounted: Consumer<Repositories> = consumer(
  'admin.storage-usage',
  storageCountedEvent,
  async ({ councilId, occurredAt, payload, aggregate }, { usage }: Repositories) => {
    if (!councilId) return;
    const { revision } = aggregate;
    await usage.noteStorage(councilId, { ...payload, countedAt: new Date(occurredAt), revision });
  },
);
