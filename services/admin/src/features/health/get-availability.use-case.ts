import type { getAvailabilityOperation, ResponseOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { availabilityOf, BURN_HOURS, hoursAgo, periodStart } from './availability.domain';

/** How many of the requests of 28 days, or since counting began, were answered. */
export const getAvailabilityAcrossCouncils = async (
  { units, clock }: Pick<Deps, 'units' | 'clock'>,
  target: number,
): Promise<ResponseOf<typeof getAvailabilityOperation>> => {
  const { requestCounts } = units.readerAcrossCouncils();
  const now = clock.now();
  const from = periodStart(now);
  const [firstAt, days, ...recent] = await Promise.all([
    requestCounts.firstSince(from, now),
    requestCounts.days(from),
    ...BURN_HOURS.map((hours) => requestCounts.days(hoursAgo(now, hours))),
  ]);
  return availabilityOf({ now, target, firstAt, days, recent });
};
