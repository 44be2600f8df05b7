import type { StoredMailing } from '../../mailings/mailing.domain';
import type { MailingRecords } from './deps';

/** Two reminders in a row would show who has answered between them. */
const PAUSE_MS = 24 * 3_600_000;
const MAILINGS_READ = 200;

/** When the next reminder of a campaign may begin; null when that is so at `at`. Invitations are never held up. */
export const nextReminderAt = async (
  { mailings }: Pick<MailingRecords, 'mailings'>,
  { campaignId, kind }: Pick<StoredMailing, 'campaignId' | 'kind'>,
  at: Date,
): Promise<Date | null> => {
  if (kind !== 'reminder') return null;
  const { items } = await mailings.list({ campaignId }, { limit: MAILINGS_READ });
  const begun = items.filter((each) => each.kind === 'reminder' && each.startedAt !== null);
  const last = Math.max(0, ...begun.map(({ startedAt }) => startedAt?.getTime() ?? 0));
  const next = new Date(last + PAUSE_MS);
  return last > 0 && next > at ? next : null;
};
