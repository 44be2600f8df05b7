import type { Actor, getAvailabilityOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { availabilityOf, BURN_HOURS, hoursAgo, periodStart } from './availability.domain';
import type { HealthRecords } from './health.types';

/** The share of answered requests in 28 days, or since counting began. */
export const getAvailabilityAcrossCouncils = async (
  { acrossCouncils, clock }: Context<HealthRecords, Actor>,
  target: number,
): Promise<ResponseOf<typeof getAvailabilityOperation>> => {
  const { requestCounts } = acrossCouncils.reader();
  const now = clock.now();
  const from = periodStart(now);
  const [firstAt, days, ...recent] = await Promise.all([
    requestCounts.firstSince(from, now),
    requestCounts.days(from),
    ...BURN_HOURS.map((hours) => requestCounts.days(hoursAgo(now, hours))),
  ]);
  return availabilityOf({ now, target, firstAt, days, recent });
};
