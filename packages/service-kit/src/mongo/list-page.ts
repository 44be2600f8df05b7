import type { Filter, FindOptions, Listed, ListOptions, PartedListOptions } from './collection.types';
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

/** No id comes before the first one, or behind the other. */
const outerIds = ['', '\u{10ffff}'] as const;

/** Between all documents with this value and those beyond it. */
const behindAllOf = (value: unknown, direction: 1 | -1): string =>
  encodePosition(value, direction === 1 ? outerIds[1] : outerIds[0]);

/** Whether the page before this cursor was read in parts, and ended with the last one of them before it was full. */
export const isBetweenParts = (cursor: string): boolean => outerIds.some((id) => id === decodePosition(cursor).id);

const both = <D>(...filters: readonly (object | undefined)[]): Filter<D> =>
  ({ $and: filters.map((filter) => filter ?? {}) }) as unknown as Filter<D>;

type Find<D> = (filter?: Filter<D>, options?: FindOptions<D>) => Promise<D[]>;

/** One page of a list, ordered by a field and then by id; the cursor names the last document of the page before. */
export const listPage =
  <D extends StoredDocument>(find: Find<D>) =>
  async ({ filter, sort, cursor, limit = DEFAULT_LIMIT, hint, mostMs }: ListOptions<D>): Promise<Listed<D>> => {
    const { by, direction } = sort;
    const stretches = cursor ? stretchesAfter(by, direction, cursor) : [{}];
    const documents = await readOn(stretches, limit + 1, (stretch, wanted) => {
      const options = { sort: { [by]: direction, _id: direction }, limit: wanted, hint, mostMs };
      return find(both(stretch, filter), options as unknown as FindOptions<D>);
    });
    const items = documents.slice(0, limit);
    const last = items.at(-1);
    const more = documents.length > limit && last !== undefined;
    return { items, nextCursor: more ? encodePosition(last[by], last._id) : null };
  };

/**
 * A page of a list whose matches may be rare, where no index leads to them. It looks at the list in parts, of about `size`
 * documents each, until the page is full or the time is over: then it has fewer items than asked for, or none, and a
 * cursor. So each page takes a bounded time, and the last one has no cursor.
 */
export const listPageInParts = <D extends StoredDocument>(find: Find<D>) => {
  const page = listPage(find);
  /** The value of the last document of the part that begins behind the cursor. Undefined when the list ends before. */
  const lastValueOf = async ({
    sort: { by, direction },
    cursor,
    size,
    hint,
  }: PartedListOptions<D>): Promise<unknown> => {
    const stretch = cursor ? stretchesAfter(by, direction, cursor).at(-1) : undefined;
    const options = { sort: { [by]: direction, _id: direction }, skip: size - 1, limit: 1, hint };
    const [last] = await find(both(stretch), options as unknown as FindOptions<D>);
    return last?.[by];
  };
  /** The matches of a part, and where the list goes on. */
  const readPart = async (list: PartedListOptions<D>): Promise<Listed<D> & { readonly isLast: boolean }> => {
    const { by, direction } = list.sort;
    const end = await lastValueOf(list);
    const upToEnd = end === undefined ? undefined : { [by]: { [direction === 1 ? '$lte' : '$gte']: end } };
    const { items, nextCursor } = await page({ ...list, filter: both(upToEnd, list.filter) });
    // Full pages go on behind their last item.
    if (nextCursor !== null || end === undefined) return { items, nextCursor, isLast: true };
    return { items, nextCursor: behindAllOf(end, direction), isLast: false };
  };
  return async ({ limit = DEFAULT_LIMIT, ...list }: PartedListOptions<D>): Promise<Listed<D>> => {
    const began = performance.now();
    const items: D[] = [];
    let { cursor } = list;
    for (;;) {
      const part = await readPart({ ...list, cursor, limit: limit - items.length });
      items.push(...part.items);
      const isOver = items.length === limit || performance.now() - began >= list.forMs;
      if (part.isLast || part.nextCursor === null || isOver) return { items, nextCursor: part.nextCursor };
      cursor = part.nextCursor;
    }
  };
};
