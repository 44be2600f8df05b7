import type { Filter, FindOptions, Listed, ListOptions } from './collection.types';
import { decodePosition, encodePosition } from './cursor';
import type { StoredDocument } from './model';

const DEFAULT_LIMIT = 50;

/**
 * Filters for the documents after a cursor: first those with the same value, then those beyond it. Each is one index
 * range, however far down the list it begins. One combined filter would read everything before the cursor again for
 * every page.
 */
const stretchesAfter = (by: string, direction: 1 | -1, cursor: string): object[] => {
  const { value, id } = decodePosition(cursor);
  const beyond = direction === 1 ? '$gt' : '$lt';
  return [{ [by]: value, _id: { [beyond]: id } }, { [by]: { [beyond]: value } }];
};

type Read<D> = (stretch: object, limit: number) => Promise<D[]>;

const readOn = async <D>(stretches: readonly object[], wanted: number, read: Read<D>): Promise<D[]> => {
  const documents: D[] = [];
  for (const stretch of stretches) {
    if (documents.length < wanted) documents.push(...(await read(stretch, wanted - documents.length)));
  }
  return documents;
};

type Find<D> = (filter?: Filter<D>, options?: FindOptions<D>) => Promise<D[]>;

/** One page of a list, ordered by a field and then by id; the cursor names the last document of the page before. */
export const listPage =
  <D extends StoredDocument>(find: Find<D>) =>
  async ({ filter, sort, cursor, limit = DEFAULT_LIMIT, hint, mostMs }: ListOptions<D>): Promise<Listed<D>> => {
    const { by, direction } = sort;
    const stretches = cursor ? stretchesAfter(by, direction, cursor) : [{}];
    const documents = await readOn(stretches, limit + 1, (stretch, wanted) => {
      const options = { sort: { [by]: direction, _id: direction }, limit: wanted, hint, mostMs };
      const conditions = { $and: [stretch, filter ?? {}] } as unknown as Filter<D>;
      return find(conditions, options as unknown as FindOptions<D>);
    });
    const items = documents.slice(0, limit);
    const last = items.at(-1);
    const more = documents.length > limit && last !== undefined;
    return { items, nextCursor: more ? encodePosition(last[by], last._id) : null };
  };
