import { countDays, localDay } from '@folkmoot/calendar/days';
import { type CampaignAttention, isOverdueCommitment } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign/campaign.domain';
import type { Commitments } from '../../entities/commitment/commitment.domain';

const DAY_MS = 86_400_000;
/** A campaign ends soon, or should open soon, when it does so within this number of days. */
export const SOON_DAYS = 3;
/** A draft counts as forgotten after this number of days without a change. */
export const UNTOUCHED_DAYS = 14;
/** A smaller gap than this share of the expected responses is chance. */
const NOTABLE_SHARE = 0.1;

interface Moment {
  readonly now: Date;
  readonly zone: string;
}

const headOf = ({ id, title, status }: Campaign) => ({ campaignId: id, title, status });

/** The first activation. The planned start is earlier or later when staff activated it by hand. */
const openedAtOf = ({ statusHistory }: Campaign): Date | undefined =>
  statusHistory.find(({ to }) => to === 'active')?.at;

const daysUntil = (end: Date, { now, zone }: Moment): number => countDays(localDay(now, zone), localDay(end, zone)) - 1;

const endsSoon = (campaign: Campaign, responseCount: number, moment: Moment): CampaignAttention | null => {
  const { endDate, targetResponses } = campaign;
  if (!endDate || endDate <= moment.now) return null;
  const daysLeft = daysUntil(endDate, moment);
  if (daysLeft > SOON_DAYS) return null;
  return { ...headOf(campaign), kind: 'ends_soon', daysLeft, responseCount, targetResponses };
};

/**
 * Compares the responses with the share of the target that belongs to the days since the opening. Nothing without a
 * target, without an end, and on the first day.
 */
const behindTarget = (campaign: Campaign, responseCount: number, { now }: Moment): CampaignAttention | null => {
  const { endDate, targetResponses } = campaign;
  const openedAt = openedAtOf(campaign);
  if (!endDate || !targetResponses || !openedAt || campaign.status !== 'active' || endDate <= now) return null;
  const passed = now.getTime() - openedAt.getTime();
  const whole = endDate.getTime() - openedAt.getTime();
  if (passed < DAY_MS) return null;
  const expected = Math.floor((targetResponses * passed) / whole);
  const behind = expected - responseCount;
  if (behind < 1 || behind < expected * NOTABLE_SHARE) return null;
  const days = Math.ceil(whole / DAY_MS);
  const day = Math.min(days, Math.ceil(passed / DAY_MS));
  return { ...headOf(campaign), kind: 'behind_target', behind, expected, responseCount, day, days };
};

/** The entry of a campaign that was activated. */
export const attentionOfOpened = (
  campaign: Campaign,
  responseCount: number,
  moment: Moment,
): CampaignAttention | null =>
  endsSoon(campaign, responseCount, moment) ?? behindTarget(campaign, responseCount, moment);

export const notReady = (campaign: Campaign, now: Date): CampaignAttention[] =>
  campaign.startDate
    ? [
        {
          ...headOf(campaign),
          kind: 'not_ready',
          startDate: campaign.startDate.toISOString(),
          isLate: campaign.startDate <= now,
        },
      ]
    : [];

/** Commitments of a campaign that are late; nothing without any. */
export const overdueCommitments = (campaign: Campaign, { points }: Pick<Commitments, 'points'>, today: string) => {
  const days = points.flatMap((point) => (point.dueOn && isOverdueCommitment(point, today) ? [point.dueOn] : []));
  const [dueOn] = days.sort();
  return dueOn === undefined
    ? []
    : [{ ...headOf(campaign), kind: 'commitments_overdue' as const, overdue: days.length, dueOn }];
};

export const untouched = (campaign: Campaign): CampaignAttention => ({
  ...headOf(campaign),
  kind: 'draft_untouched',
  updatedAt: campaign.updatedAt.toISOString(),
});

/** When a completed campaign ended. Null when it did not. */
export const endedAtOf = ({ status, statusHistory, endDate }: Campaign): Date | null => {
  const completedAt = status === 'completed' ? statusHistory.findLast(({ to }) => to === 'completed')?.at : undefined;
  if (!completedAt) return null;
  // A service that was away completes it late.
  return endDate && endDate < completedAt ? endDate : completedAt;
};

/** The entry of a campaign that ended without published results, from the first whole day on. */
export const unpublished = (
  campaign: Campaign,
  responseCount: number,
  { now, zone }: Moment,
): Extract<CampaignAttention, { kind: 'unpublished' }>[] => {
  const endedAt = endedAtOf(campaign);
  if (!endedAt || responseCount === 0) return [];
  const daysSince = countDays(localDay(endedAt, zone), localDay(now, zone)) - 1;
  if (daysSince < 1) return [];
  return [{ ...headOf(campaign), kind: 'unpublished', endedAt: endedAt.toISOString(), daysSince, responseCount }];
};

const urgencyOf: Readonly<Record<CampaignAttention['kind'], number>> = {
  not_ready: 0,
  ends_soon: 1,
  behind_target: 2,
  commitments_overdue: 3,
  unpublished: 3,
  draft_untouched: 4,
};

/** Sorts by urgency. Entries of the same kind keep their order. A campaign keeps its first entry only. */
export const byUrgency = (entries: readonly CampaignAttention[]): CampaignAttention[] => {
  const sorted = entries.toSorted((a, b) => urgencyOf[a.kind] - urgencyOf[b.kind]);
  const seen = new Set<string>();
  return sorted.filter(({ campaignId }) => !seen.has(campaignId) && seen.add(campaignId));
};
