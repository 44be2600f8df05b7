import type { Filter } from '@folkmoot/service-kit';

/**
 * A filter that names a council, for the collections of this service that span councils: the users of one, the audit
 * of one. Everywhere else the unit of work binds the council.
 */
export const inCouncil = <D>(councilId: string | null, filter: object = {}): Filter<D> =>
  ({ ...filter, councilId }) as unknown as Filter<D>;

/**
 * The same for what system administrators ask of a council that they name: it narrows, and protects nobody from anybody.
 */
export const aboutCouncil = <D>(councilId: string, filter: object = {}): Filter<D> =>
  ({ ...filter, councilId }) as unknown as Filter<D>;
