import { DomainError } from '@folkmoot/contracts';
import { nameKey } from '../tags/tag.domain';
import type { SegmentRepository, StoredSegment } from './segment.repository';

let made = 0;

/** Segments in memory. */
export const fakeSegments = (councilId: string, store = new Map<string, StoredSegment>()): SegmentRepository => {
  const own = () => [...store.values()].filter((segment) => segment.councilId === councilId);
  const get = (id: string): StoredSegment => {
    const found = own().find((segment) => segment.id === id);
    if (!found) throw new DomainError('not_found');
    return found;
  };
  const put = (segment: StoredSegment): StoredSegment => {
    const isTaken = own().some(({ id, name }) => id !== segment.id && nameKey(name) === nameKey(segment.name));
    if (isTaken) throw new DomainError('segment_name_taken');
    store.set(segment.id, segment);
    return segment;
  };
  return {
    add: async (fields) => {
      made += 1;
      return put({ ...fields, id: `segment_${made}`, councilId, revision: 1 });
    },
    get: async (id) => get(id),
    save: async (segment) => {
      const known = get(segment.id);
      if (known.revision !== segment.revision) throw new DomainError('stale_revision');
      return put({ ...segment, revision: known.revision + 1 });
    },
    listAll: async () => own().sort((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1)),
    remove: async (id) => {
      store.delete(get(id).id);
    },
  };
};
