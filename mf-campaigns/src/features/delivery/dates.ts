import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import type { CampaignDetail } from '@folkmoot/contracts/client';
import { type DeliveryDraft, isReversed } from './delivery.domain';

interface Clock {
  timeZone: string;
  now: Date;
}

const live: ReadonlySet<CampaignDetail['status']> = new Set(['scheduled', 'active', 'paused']);

const isAfter = (wall: string, { timeZone, now }: Clock): boolean => {
  const moment = fromWallTime(wall, timeZone);
  return moment !== null && new Date(moment) > now;
};

/** The problem with the end date. An end in the past would complete an open campaign. The server refuses it too. */
export const endProblem = (
  draft: Pick<DeliveryDraft, 'startDate' | 'endDate'>,
  { status, endDate }: Pick<CampaignDetail, 'status' | 'endDate'>,
  clock: Clock,
): 'reversed' | 'passed' | null => {
  if (isReversed(draft)) return 'reversed';
  const isNew = draft.endDate !== '' && draft.endDate !== toWallTime(endDate, clock.timeZone);
  return live.has(status) && isNew && !isAfter(draft.endDate, clock) ? 'passed' : null;
};

/** The new start, when saving closes an active campaign until then. Null when it does not. */
export const closesUntil = (
  { startDate }: Pick<DeliveryDraft, 'startDate'>,
  { status }: Pick<CampaignDetail, 'status'>,
  clock: Clock,
): string | null => (status === 'active' && isAfter(startDate, clock) ? fromWallTime(startDate, clock.timeZone) : null);
