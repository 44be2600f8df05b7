import { DomainError, errorCodes } from '@folkmoot/contracts';
import {
  type Campaign,
  type ChangeStamp,
  checkDates,
  checkEndAhead,
  type Delivery,
  isBeforeActivation,
  toStatus,
} from './campaign.domain';

/** SMS needs a provider, and there is none yet. */
const checkMethods = ({ deliveryMethods }: Delivery): void => {
  if (!deliveryMethods.includes('sms')) return;
  const { message } = errorCodes.delivery_method_unavailable;
  throw new DomainError('delivery_method_unavailable', { fields: [{ path: 'deliveryMethods', message }] });
};

/** Rounds are numbered from the start date, so start and frequency cannot change after the first round. */
const checkRounds = (campaign: Campaign, delivery: Delivery, now: Date): void => {
  const { frequency, startDate } = campaign;
  if (frequency === 'once' || isBeforeActivation(campaign) || startDate === null || startDate > now) return;
  const isSame = delivery.frequency === frequency && delivery.startDate?.getTime() === startDate.getTime();
  if (!isSame) throw new DomainError('campaign_rounds_begun');
};

const live: ReadonlySet<Campaign['status']> = new Set(['scheduled', 'active', 'paused']);

/** A past end date would complete a campaign for ever. An unchanged end date that has just passed is accepted. */
const checkNewEnd = (campaign: Campaign, delivery: Delivery, now: Date): void => {
  const isSame = delivery.endDate?.getTime() === campaign.endDate?.getTime();
  if (live.has(campaign.status) && !isSame) checkEndAhead(delivery, now);
};

/**
 * Changes the delivery: methods, audience and dates. An activated campaign keeps its start when no start is submitted.
 * An active campaign with a new start in the future becomes scheduled. Any other status stays, and only time changes
 * it. Throws campaign_dates_reversed, campaign_rounds_begun or delivery_method_unavailable.
 */
export const withDelivery = (campaign: Campaign, changes: Delivery, stamp: ChangeStamp): Campaign => {
  const { now } = stamp;
  const kept = isBeforeActivation(campaign) ? null : campaign.startDate;
  const delivery = { ...changes, startDate: changes.startDate ?? kept };
  checkMethods(delivery);
  checkDates(delivery);
  checkNewEnd(campaign, delivery, now);
  checkRounds(campaign, delivery, now);
  const saved = { ...campaign, ...delivery, updatedAt: now };
  const isAhead = delivery.startDate !== null && delivery.startDate > now;
  return campaign.status === 'active' && isAhead ? toStatus(saved, 'scheduled', stamp) : saved;
};
