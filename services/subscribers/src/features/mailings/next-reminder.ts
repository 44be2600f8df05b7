import type { CampaignMailing } from '../../entities/mailing';
import type { MailingRecords } from './mailing.types';

/** Minimum time between two reminders. Shorter times would show who has answered in between. */
const PAUSE_MS = 24 * 3_600_000;
const MAILINGS_READ = 200;

/** Earliest start of the next reminder of a campaign; null when it may start at `at`. Invitations never wait. */
export const nextReminderAt = async (
  { mailings }: Pick<MailingRecords, 'mailings'>,
  { campaignId, kind }: Pick<CampaignMailing, 'campaignId' | 'kind'>,
  at: Date,
): Promise<Date | null> => {
  if (kind !== 'reminder') return null;
  const { items } = await mailings.list({ campaignId }, { limit: MAILINGS_READ });
  const begun = items.filter((each) => each.kind === 'reminder' && each.startedAt !== null);
  const last = Math.max(0, ...begun.map(({ startedAt }) => startedAt?.getTime() ?? 0));
  const next = new Date(last + PAUSE_MS);
  return last > 0 && next > at ? next : null;
};
