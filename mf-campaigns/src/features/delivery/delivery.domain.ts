import { type CampaignDetail, DEFAULT_TARGET_RESPONSES } from '@folkmoot/contracts/client';

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
export const isReversed = ({ startDate, endDate }: Pick<DeliveryDraft, 'startDate' | 'endDate'>): boolean =>
  startDate !== '' && endDate !== '' && endDate < startDate;

/** A recurring campaign that has opened keeps its start and its frequency: its rounds are numbered from there. */
export const isRhythmFixed = ({ frequency, statusHistory }: Pick<CampaignDetail, 'frequency' | 'statusHistory'>) =>
  frequency !== 'once' && statusHistory.some(({ to }) => to === 'active');
