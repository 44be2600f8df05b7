import {
  countSegmentOperation,
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentFieldsOperation,
  listSegmentsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { sampleSegment } from '@folkmoot/sample-data/subscribers';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { getItem, type Memory, peopleOfSegment, ruleFields } from './memory';

/** Segments with their live sizes. */
export const segmentHandlers = (store: Memory): Handler[] => {
  const sized = (segment: Segment): Segment => {
    const people = peopleOfSegment(store, segment);
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
    handle(listSegmentFieldsOperation, () => ruleFields),
    handle(countSegmentOperation, ({ body: { rule } }) => ({
      count: peopleOfSegment(store, { filter: {}, rule }).length,
      isExact: true,
    })),
    handle(createSegmentOperation, ({ body }) => {
      refuseTaken(body.name);
      const id = `segment-${store.segments.length}-new`;
      store.segments.push(sampleSegment({ ...body, id, createdAt: new Date().toISOString(), revision: 1 }));
      return sized(get(id));
    }),
    handle(updateSegmentOperation, ({ params, body: { name, filter, rule } = {} }) => {
      const segment = get(params.segmentId);
      if (name) refuseTaken(name, segment.id);
      Object.assign(segment, name ? { name } : {}, filter ? { filter } : {}, rule === undefined ? {} : { rule }, {
        revision: segment.revision + 1,
      });
      return sized(segment);
    }),
    handle(deleteSegmentOperation, ({ params }) => {
      store.segments.splice(store.segments.indexOf(get(params.segmentId)), 1);
    }),
  ];
};
