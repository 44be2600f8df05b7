import { collectionAcrossCouncils, councilCollection } from '../mongo/collection';
import type { CouncilCollection } from '../mongo/collection.types';
import type { ModelDefinition, OwnedDocument } from '../mongo/model';
import type { Scope } from '../mongo/scope';

const met = new Set<string>();
let unbound: ReadonlySet<string> = new Set();

/** The removed tenant filters, and the filters that were used. */
export const tenantFilters = {
  /** Removes the filters of these collections, and restores all others. */
  remove: (...collections: readonly string[]): void => {
    unbound = new Set(collections);
  },
  /** Records that a filter is used; false when it is removed. */
  meets: (collection: string): boolean => {
    met.add(collection);
    return !unbound.has(collection);
  },
  /** False while a filter is removed. */
  areWhole: (): boolean => unbound.size === 0,
  met: (): string[] => [...met].sort(),
  /** Clears the record of used filters. */
  forget: (): void => met.clear(),
};

/** The kit's own, but for the collection whose filter was taken away: that finds and changes whatever is there. */
export const mutableCouncilCollection = <D extends OwnedDocument>(
  definition: ModelDefinition<D>,
  scope: Scope,
): CouncilCollection<D> => {
  const bound = councilCollection(definition, scope);
  if (tenantFilters.meets(definition.collection)) return bound;
  const wide = collectionAcrossCouncils(definition, scope) as unknown as CouncilCollection<D>;
  const { insert, insertMany, prepareMany, insertPrepared } = bound;
  return { ...wide, insert, insertMany, prepareMany, insertPrepared };
};
