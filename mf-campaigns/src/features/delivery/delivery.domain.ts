import { type CampaignDetail, DEFAULT_TARGET_RESPONSES } from '@folkmoot/contracts/client';
import { fromWallTime, toWallTime } from '../../records/zoned-time';

/** What the form holds: fields as they are typed. */
export interface DeliveryDraft {
  frequency: CampaignDetail['frequency'];
  /** Blank is the usual length. */
  roundOpenDays: number | string;
  startDate: string;
  endDate: string;
  targetAudience: string;
  hasTarget: boolean;
  targetResponses: number | string;
  deliveryMethods: CampaignDetail['deliveryMethods'];
}

type Recurring = Exclude<DeliveryDraft['frequency'], 'once'>;

/** How long a round is open unless told otherwise, and at most: until about the next one (F-55). */
export const roundLengths: Readonly<Record<Recurring, { usual: number; longest: number }>> = {
  weekly: { usual: 3, longest: 7 },
  monthly: { usual: 7, longest: 31 },
  quarterly: { usual: 14, longest: 92 },
};

/** Whole and at least 1; blank or invalid falls back to the default (D2 section 5). */
export const targetOf = (given: number | string): number => {
  const number = Math.floor(Number(given));
  return number >= 1 ? number : DEFAULT_TARGET_RESPONSES;
};

/** Days that a round is open: whole, within what the frequency allows, the usual ones when blank or invalid. */
export const openDaysOf = (frequency: Recurring, given: number | string): number => {
  const { usual, longest } = roundLengths[frequency];
  const days = Math.floor(Number(given));
  return days >= 1 ? Math.min(days, longest) : usual;
};

/** Whether the fields say that the end lies before the start; both are wall-clock times of one zone. */
const isReversed = ({ startDate, endDate }: Pick<DeliveryDraft, 'startDate' | 'endDate'>): boolean =>
  startDate !== '' && endDate !== '' && endDate < startDate;

interface Clock {
  timeZone: string;
  now: Date;
}

const live: ReadonlySet<CampaignDetail['status']> = new Set(['scheduled', 'active', 'paused']);

const isAfter = (wall: string, { timeZone, now }: Clock): boolean => {
  const moment = fromWallTime(wall, timeZone);
  return moment !== null && new Date(moment) > now;
};

/** What is wrong with the end date. One in the past would complete a campaign that is open; the server refuses it too. */
export const endProblem = (
  draft: Pick<DeliveryDraft, 'startDate' | 'endDate'>,
  { status, endDate }: Pick<CampaignDetail, 'status' | 'endDate'>,
  clock: Clock,
): 'reversed' | 'passed' | null => {
  if (isReversed(draft)) return 'reversed';
  const isNew = draft.endDate !== '' && draft.endDate !== toWallTime(endDate, clock.timeZone);
  return live.has(status) && isNew && !isAfter(draft.endDate, clock) ? 'passed' : null;
};

/** Until when saving closes an active campaign, since its start moves ahead; null when it does not. */
export const closesUntil = (
  { startDate }: Pick<DeliveryDraft, 'startDate'>,
  { status }: Pick<CampaignDetail, 'status'>,
  clock: Clock,
): string | null => (status === 'active' && isAfter(startDate, clock) ? fromWallTime(startDate, clock.timeZone) : null);

/** A recurring campaign that has opened keeps its start and its frequency: its rounds are numbered from there. */
export const isRhythmFixed = ({ frequency, statusHistory }: Pick<CampaignDetail, 'frequency' | 'statusHistory'>) =>
  frequency !== 'once' && statusHistory.some(({ to }) => to === 'active');
