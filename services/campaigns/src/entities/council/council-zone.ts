import type { CouncilCopyRepository } from './council-copy.repository';

interface CouncilRecords {
  readonly councils: Pick<CouncilCopyRepository, 'find'>;
}

/** Time zone of days and rounds until the council copy has arrived. */
const UNKNOWN_ZONE = 'UTC';

/** The time zone of the current council. */
export const zoneOf = async ({ councils }: CouncilRecords): Promise<string> =>
  (await councils.find())?.timezone ?? UNKNOWN_ZONE;
