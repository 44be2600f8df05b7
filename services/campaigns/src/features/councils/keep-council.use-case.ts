import { type Council, defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import type { CampaignsUnit } from '../../records/repositories';
import { repairStorage } from '../../records/storage';

/** Keeps what this service needs of a council; an older snapshot changes nothing. Another zone moves days and rounds. */
export const keepCouncil = async (
  { councils, counters, campaigns, buckets }: CampaignsUnit,
  council: Council,
  now: Date,
): Promise<void> => {
  const { id, name, slug, timezone, revision } = council;
  const known = await councils.find();
  if (known && known.sourceRevision >= revision) return;
  await councils.save({ id, name, slug, timezone, council, sourceRevision: revision, isDeleted: false });
  // With its first copy: a council has storage from the beginning (E-64).
  if (!known) await repairStorage({ buckets }, id, now);
  if (known?.timezone === timezone) return;
  await counters.askForRecount(timezone);
  await campaigns.lookAtRounds(now);
};

/** Everything stays until the council is erased: it may be restored, by a snapshot with a higher revision. */
export const noteDeletion = async ({ councils }: CampaignsUnit, revision: number): Promise<void> => {
  const known = await councils.find();
  if (known && known.sourceRevision < revision) {
    await councils.save({ ...known, sourceRevision: revision, isDeleted: true });
  }
};

const emptied = (council: Council): Council => ({
  ...council,
  ...{ name: '', slug: '', contactEmail: '', address: '', phone: '', website: '' },
  formerSlugs: [],
  branding: defaultBranding,
  settings: defaultCouncilSettings(council.timezone),
});

/** After its erasure: no snapshot follows, and everything that was known of it goes, but that it is gone. */
export const forgetCouncil = async ({ councils }: Pick<CampaignsUnit, 'councils'>): Promise<void> => {
  const known = await councils.find();
  if (!known) return;
  const council = known.council && { council: emptied(known.council) };
  const end = { sourceRevision: Number.MAX_SAFE_INTEGER, isDeleted: true };
  await councils.save({ ...known, ...council, ...end, name: '', slug: '' });
};
