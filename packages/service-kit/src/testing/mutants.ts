import { collectionAcrossCouncils, councilCollection } from '../mongo/collection';
import type { CouncilCollection } from '../mongo/collection.types';
import type { CouncilDocument, ModelDefinition } from '../mongo/model';
import type { Scope } from '../mongo/scope';

const met = new Set<string>();
let unbound: ReadonlySet<string> = new Set();

/** Which tenant filters are taken away, and which were met. */
export const tenantFilters = {
  /** Takes the filters of these places away, and puts all others back. */
  remove: (...places: readonly string[]): void => {
    unbound = new Set(places);
  },
  /** Notes that a filter is used; false when it was taken away. */
  meets: (place: string): boolean => {
    met.add(place);
    return !unbound.has(place);
  },
  met: (): string[] => [...met].sort(),
  /** Begins anew with what is met. */
  forget: (): void => met.clear(),
};

/** The kit's own, but for the collection whose filter was taken away: that finds and changes whatever is there. */
export const mutableCouncilCollection = <D extends CouncilDocument>(
  definition: ModelDefinition<D>,
  scope: Scope,
): CouncilCollection<D> => {
  const bound = councilCollection(definition, scope);
  if (tenantFilters.meets(definition.collection)) return bound;
  const wide = collectionAcrossCouncils(definition, scope) as unknown as CouncilCollection<D>;
  return { ...wide, insert: bound.insert, insertMany: bound.insertMany };
};

/** Where a function was called from, as `file.ts:line`, for filters that are written by hand. */
export const callingPlace = (folder: string): string => {
  const found = new RegExp(`/${folder}/([\\w.-]+\\.ts):(\\d+)`);
  const line = (new Error().stack ?? '')
    .split('\n')
    .find((each) => found.test(each) && !each.includes('council-filter'));
  const [, file = 'somewhere', at = ''] = found.exec(line ?? '') ?? [];
  return `${file}:${at}`;
};
