import type { Filter } from '@folkmoot/service-kit';

/**
 * A filter by council for repositories across councils: system administrators and jobs name any council. It selects
 * data only; it does not protect access.
 */
export const aboutCouncil = <D>(councilId: string | null, filter: object = {}): Filter<D> =>
  ({ ...filter, councilId }) as unknown as Filter<D>;
