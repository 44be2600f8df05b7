import type { Filter, FindOptions, Listed, ListOptions } from './collection.types';
import { decodePlace, encodePlace } from './cursor';
import type { StoredDocument } from './model';

const DEFAULT_LIMIT = 50;

const after = (by: string, direction: 1 | -1, cursor: string): object => {
  const { value, id } = decodePlace(cursor);
  const beyond = direction === 1 ? '$gt' : '$lt';
  return { $or: [{ [by]: { [beyond]: value } }, { [by]: value, _id: { [beyond]: id } }] };
};

type Find<D> = (filter?: Filter<D>, options?: FindOptions<D>) => Promise<D[]>;

/** One page of a list, ordered by a field and then by id; the cursor names the last document of the page before. */
export const listPage =
  <D extends StoredDocument>(find: Find<D>) =>
  async ({ filter, sort, cursor, limit = DEFAULT_LIMIT }: ListOptions<D>): Promise<Listed<D>> => {
    const { by, direction } = sort;
    const conditions = [filter ?? {}, cursor ? after(by, direction, cursor) : {}];
    const options = { sort: { [by]: direction, _id: direction }, limit: limit + 1 } as unknown as FindOptions<D>;
    const found = await find({ $and: conditions } as unknown as Filter<D>, options);
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const more = found.length > limit && last !== undefined;
    return { items, nextCursor: more ? encodePlace(last[by], last._id) : null };
  };
