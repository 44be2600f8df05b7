import { type Council, defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import { repairStorage } from '../../entities/asset';
import type { CouncilRecords } from './council.types';

/** Stores the council copy. Ignores an older snapshot. A new time zone makes recounts and round checks due. */
export const keepCouncil = async (
  { councils, counters, campaigns, buckets }: CouncilRecords,
  council: Council,
  now: Date,
): Promise<void> => {
  const { id, name, slug, timezone, revision } = council;
  const known = await councils.find();
  if (known && known.sourceRevision >= revision) return;
  await councils.save({ id, name, slug, timezone, council, sourceRevision: revision, isDeleted: false });
  // With its first copy: a council has storage from the beginning.
  if (!known) await repairStorage({ buckets }, id, now);
  if (known?.timezone === timezone) return;
  await counters.askForRecount(timezone);
  await campaigns.lookAtRounds(now);
};

/** Keeps all data until the erasure, because a snapshot with a higher revision may restore the council. */
export const noteDeletion = async ({ councils }: Pick<CouncilRecords, 'councils'>, revision: number): Promise<void> => {
  const known = await councils.find();
  if (known && known.sourceRevision < revision) {
    await councils.save({ ...known, sourceRevision: revision, isDeleted: true });
  }
};

const emptied = (council: Council): Council => ({
  ...council,
  name: '',
  slug: '',
  contactEmail: '',
  address: '',
  phone: '',
  website: '',
  formerSlugs: [],
  branding: defaultBranding,
  settings: defaultCouncilSettings(council.timezone),
});

/** Deletes the data of an erased council and keeps a marker, so that late events are ignored. */
export const forgetCouncil = async ({ councils }: Pick<CouncilRecords, 'councils'>): Promise<void> => {
  const known = await councils.find();
  if (!known) return;
  const council = known.council && { council: emptied(known.council) };
  const end = { sourceRevision: Number.MAX_SAFE_INTEGER, isDeleted: true };
  await councils.save({ ...known, ...council, ...end, name: '', slug: '' });
};
