import { lastCompletedAt, reopenableUntil } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign/campaign.domain';

const closed: ReadonlySet<string> = new Set(['completed', 'archived']);

/** Whether a campaign is closed for good: it can be reopened no more, and no late answer comes. */
export const isKeyOver = (
  { status, statusHistory }: Pick<Campaign, 'status' | 'statusHistory'>,
  now: Date,
): boolean => {
  if (!closed.has(status)) return false;
  const completedAt = lastCompletedAt(statusHistory);
  return completedAt === null || reopenableUntil(completedAt) <= now;
};
