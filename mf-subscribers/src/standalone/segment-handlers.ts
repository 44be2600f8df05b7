import {
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { sampleSegment } from '@folkmoot/sample-data/subscribers';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { getItem, type Memory, peopleOf } from './memory';

/** Saved filters with their live sizes. */
export const segmentHandlers = (store: Memory): Handler[] => {
  const sized = (segment: Segment): Segment => {
    const people = peopleOf(store, segment.filter);
    return { ...segment, size: people.length, activeSize: people.filter(({ status }) => status === 'active').length };
  };
  const get = (segmentId: string) => getItem(store.segments, ({ id }) => id === segmentId);
  const refuseTaken = (name: string, except?: string) => {
    const isTaken = store.segments.some(
      (segment) => segment.id !== except && segment.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) throw problem('segment_name_taken');
  };
  return [
    handle(listSegmentsOperation, () => ({
      items: store.segments.map(sized).sort((a, b) => a.name.localeCompare(b.name)),
      nextCursor: null,
    })),
    handle(createSegmentOperation, ({ body }) => {
      refuseTaken(body.name);
      const id = `segment-${store.segments.length}-new`;
      store.segments.push(sampleSegment({ ...body, id, createdAt: new Date().toISOString(), revision: 1 }));
      return sized(get(id));
    }),
    handle(updateSegmentOperation, ({ params, body: { name, filter } = {} }) => {
      const segment = get(params.segmentId);
      if (name) refuseTaken(name, segment.id);
      Object.assign(segment, name ? { name } : {}, filter ? { filter } : {}, { revision: segment.revision + 1 });
      return sized(segment);
    }),
    handle(deleteSegmentOperation, ({ params }) => {
      store.segments.splice(store.segments.indexOf(get(params.segmentId)), 1);
    }),
  ];
};
