import { type CampaignDetail, DEFAULT_TARGET_RESPONSES } from '@folkmoot/contracts/client';

/** The fields of the form, as they are typed. */
export interface DeliveryDraft {
  frequency: CampaignDetail['frequency'];
  /** Blank means the default length. */
  roundOpenDays: number | string;
  startDate: string;
  endDate: string;
  targetAudience: string;
  hasTarget: boolean;
  targetResponses: number | string;
  deliveryMethods: CampaignDetail['deliveryMethods'];
}

type Recurring = Exclude<DeliveryDraft['frequency'], 'once'>;

/** For how many days a round is open by default, and at most. The longest ends about when the next one begins. */
export const roundLengths: Readonly<Record<Recurring, { usual: number; longest: number }>> = {
  weekly: { usual: 3, longest: 7 },
  monthly: { usual: 7, longest: 31 },
  quarterly: { usual: 14, longest: 92 },
};

/** Whole and at least 1; blank or invalid falls back to the default. */
export const targetOf = (entered: number | string): number => {
  const number = Math.floor(Number(entered));
  return number >= 1 ? number : DEFAULT_TARGET_RESPONSES;
};

/** Days for which a round is open: a whole number in the allowed range. The default when blank or invalid. */
export const openDaysOf = (frequency: Recurring, entered: number | string): number => {
  const { usual, longest } = roundLengths[frequency];
  const days = Math.floor(Number(entered));
  return days >= 1 ? Math.min(days, longest) : usual;
};

/** Whether the end is before the start. Both are wall-clock times of one zone. */
export const isReversed = ({ startDate, endDate }: Pick<DeliveryDraft, 'startDate' | 'endDate'>): boolean =>
  startDate !== '' && endDate !== '' && endDate < startDate;

/**
 * A recurring campaign that has opened cannot change start and frequency, because its rounds are numbered from there.
 */
export const isRhythmFixed = ({ frequency, statusHistory }: Pick<CampaignDetail, 'frequency' | 'statusHistory'>) =>
  frequency !== 'once' && statusHistory.some(({ to }) => to === 'active');
