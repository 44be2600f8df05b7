import { storageCountedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UsageRepository } from '../../records/usage.repository';

interface Repositories {
  readonly usage: UsageRepository;
}

/** Keeps how much each council has in its storage. */
export const onStorageCounted: Consumer<Repositories> = consumer(
  'admin.storage-usage',
  storageCountedEvent,
  async ({ councilId, occurredAt, payload, aggregate }, { usage }: Repositories) => {
    if (!councilId) return;
    const { revision } = aggregate;
    await usage.noteStorage(councilId, { ...payload, countedAt: new Date(occurredAt), revision });
  },
);
