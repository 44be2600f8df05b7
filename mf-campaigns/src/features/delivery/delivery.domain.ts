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

/** Whole and at least 1; blank or invalid falls back to the default. */
export const targetOf = (entered: number | string): number => {
  const number = Math.floor(Number(entered));
  return number >= 1 ? number : DEFAULT_TARGET_RESPONSES;
};

/** Whether the end is before the start. Both are wall-clock times of one zone. */
export const isReversed = ({ startDate, endDate }: Pick<DeliveryDraft, 'startDate' | 'endDate'>): boolean =>
  startDate !== '' && endDate !== '' && endDate < startDate;

/**
 * A recurring campaign that has opened cannot change start and frequency, because its rounds are numbered from there.
 */
export const isRhythmFixed = ({ frequency, statusHistory }: Pick<CampaignDetail, 'frequency' | 'statusHistory'>) =>
  frequency !== 'once' && statusHistory.some(({ to }) => to === 'active');
