import { DomainError, errorCodes } from '@folkmoot/contracts';
import {
  type Campaign,
  checkDates,
  checkEndAhead,
  type Delivery,
  type Happening,
  isBeforeActivation,
  toStatus,
} from './campaign.domain';

/** SMS needs a provider, and there is none yet (F-18, E-21). */
const checkMethods = ({ deliveryMethods }: Delivery): void => {
  if (!deliveryMethods.includes('sms')) return;
  const { message } = errorCodes.delivery_method_unavailable;
  throw new DomainError('delivery_method_unavailable', { fields: [{ path: 'deliveryMethods', message }] });
};

/** Rounds are numbered from the start, so once they have begun their rhythm stays. */
const checkRounds = (campaign: Campaign, delivery: Delivery, now: Date): void => {
  const { frequency, startDate } = campaign;
  if (frequency === 'once' || isBeforeActivation(campaign) || startDate === null || startDate > now) return;
  const isSame = delivery.frequency === frequency && delivery.startDate?.getTime() === startDate.getTime();
  if (!isSame) throw new DomainError('campaign_rounds_begun');
};

const live: ReadonlySet<Campaign['status']> = new Set(['scheduled', 'active', 'paused']);

/** A wrong end date must not end a campaign for good. One that has just come stays, so that the rest can be saved. */
const checkNewEnd = (campaign: Campaign, delivery: Delivery, now: Date): void => {
  const isSame = delivery.endDate?.getTime() === campaign.endDate?.getTime();
  if (live.has(campaign.status) && !isSame) checkEndAhead(delivery, now);
};

/**
 * How, to whom and when. A campaign that has been activated keeps its start when none is given. An active campaign whose
 * start moves ahead is scheduled; otherwise the status stays, and time moves it. Throws campaign_dates_reversed,
 * campaign_rounds_begun or delivery_method_unavailable.
 */
export const withDelivery = (campaign: Campaign, given: Delivery, happening: Happening): Campaign => {
  const { now } = happening;
  const kept = isBeforeActivation(campaign) ? null : campaign.startDate;
  const delivery = { ...given, startDate: given.startDate ?? kept };
  checkMethods(delivery);
  checkDates(delivery);
  checkNewEnd(campaign, delivery, now);
  checkRounds(campaign, delivery, now);
  const saved = { ...campaign, ...delivery, updatedAt: now };
  const isAhead = delivery.startDate !== null && delivery.startDate > now;
  return campaign.status === 'active' && isAhead ? toStatus(saved, 'scheduled', happening) : saved;
};
