import type { Filter, FindOptions, Listed, ListOptions } from './collection.types';
import { decodePlace, encodePlace } from './cursor';
import type { StoredDocument } from './model';

const DEFAULT_LIMIT = 50;

/**
 * What follows a place: first those with the same value, then those beyond it. Each is one stretch of an index, however
 * far down the list it begins; asked for together, everything before the place would be read again for every page.
 */
const stretchesAfter = (by: string, direction: 1 | -1, cursor: string): object[] => {
  const { value, id } = decodePlace(cursor);
  const beyond = direction === 1 ? '$gt' : '$lt';
  return [{ [by]: value, _id: { [beyond]: id } }, { [by]: { [beyond]: value } }];
};

type Read<D> = (stretch: object, limit: number) => Promise<D[]>;

const readOn = async <D>(stretches: readonly object[], wanted: number, read: Read<D>): Promise<D[]> => {
  const found: D[] = [];
  for (const stretch of stretches) {
    if (found.length < wanted) found.push(...(await read(stretch, wanted - found.length)));
  }
  return found;
};

type Find<D> = (filter?: Filter<D>, options?: FindOptions<D>) => Promise<D[]>;

/** One page of a list, ordered by a field and then by id; the cursor names the last document of the page before. */
export const listPage =
  <D extends StoredDocument>(find: Find<D>) =>
  async ({ filter, sort, cursor, limit = DEFAULT_LIMIT, hint, mostMs }: ListOptions<D>): Promise<Listed<D>> => {
    const { by, direction } = sort;
    const stretches = cursor ? stretchesAfter(by, direction, cursor) : [{}];
    const found = await readOn(stretches, limit + 1, (stretch, wanted) => {
      const options = { sort: { [by]: direction, _id: direction }, limit: wanted, hint, mostMs };
      const conditions = { $and: [stretch, filter ?? {}] } as unknown as Filter<D>;
      return find(conditions, options as unknown as FindOptions<D>);
    });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const more = found.length > limit && last !== undefined;
    return { items, nextCursor: more ? encodePlace(last[by], last._id) : null };
  };
