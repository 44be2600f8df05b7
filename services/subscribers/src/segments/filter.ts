import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import { DateTime } from 'luxon';
import type { SubscriberFilter } from '../subscribers/subscriber.repository';

/** What a filter means in a council's zone: days become moments, half open. */
export const toRepositoryFilter = (
  { subscribedFrom, subscribedTo, ...filter }: WireFilter,
  zone: string,
): SubscriberFilter => ({
  ...filter,
  ...(subscribedFrom ? { since: DateTime.fromISO(subscribedFrom, { zone }).startOf('day').toJSDate() } : {}),
  ...(subscribedTo
    ? { before: DateTime.fromISO(subscribedTo, { zone }).plus({ days: 1 }).startOf('day').toJSDate() }
    : {}),
});
