import { storageCountedEvent } from '@folkmoot/contracts';
import type { CampaignsUnit } from './repositories';

/** Tells how much the council keeps now. */
export const tellStorage = async (
  { assets, outbox }: Pick<CampaignsUnit, 'assets' | 'outbox'>,
  councilId: string,
): Promise<void> => {
  const aggregate = { type: 'storage', id: councilId, revision: 1 };
  await outbox.add(storageCountedEvent, { aggregate, payload: await assets.total(), councilId });
};
