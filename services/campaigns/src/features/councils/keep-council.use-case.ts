import type { Council } from '@folkmoot/contracts';
import type { CampaignsUnit } from '../../records/repositories';

/** Keeps what this service needs of a council; an older snapshot changes nothing. */
export const keepCouncil = async (
  { councils, counters }: CampaignsUnit,
  { id, name, slug, timezone, revision }: Council,
): Promise<void> => {
  const known = await councils.find();
  if (known && known.sourceRevision >= revision) return;
  await councils.save({ id, name, slug, timezone, sourceRevision: revision, isDeleted: false });
  await counters.askForRecount(timezone);
};

/** No snapshot comes after a deletion. */
export const forgetCouncil = async ({ councils }: CampaignsUnit): Promise<void> => {
  const known = await councils.find();
  if (known) await councils.save({ ...known, sourceRevision: Number.MAX_SAFE_INTEGER, isDeleted: true });
};
