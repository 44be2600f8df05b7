import { storageCountedEvent } from '@folkmoot/contracts';
import type { CampaignsUnit } from './repositories';

/** Says how much the council keeps in its storage now. */
export const tellStorage = async (
  { assets, outbox }: Pick<CampaignsUnit, 'assets' | 'outbox'>,
  councilId: string,
): Promise<void> => {
  const { revision, ...payload } = await assets.count();
  await outbox.add(storageCountedEvent, {
    aggregate: { type: 'storage', id: councilId, revision },
    payload,
    councilId,
  });
};
