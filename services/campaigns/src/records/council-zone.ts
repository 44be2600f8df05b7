import type { Repositories } from './repositories';

/** Days and rounds are UTC's until the council is known. */
const UNKNOWN_ZONE = 'UTC';

/** The time zone of the council that is worked in. */
export const zoneOf = async ({ councils }: Pick<Repositories, 'councils'>): Promise<string> =>
  (await councils.find())?.timezone ?? UNKNOWN_ZONE;
