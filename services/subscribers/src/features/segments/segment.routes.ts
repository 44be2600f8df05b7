import {
  createSegmentOperation,
  deleteSegmentOperation,
  findSegmentOperation,
  listSegmentsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts';
import { filterContextOf, type StoredSegment, toRepositoryFilter } from '../../entities/segment';
import { createSegment } from './create-segment.use-case';
import { deleteSegment } from './delete-segment.use-case';
import { editSegment } from './edit-segment.use-case';
import type { SegmentApp, SegmentRecords } from './segment.types';

/** A segment with its current number of subscribers. */
const sized = async (records: SegmentRecords, segment: StoredSegment): Promise<Segment> => {
  const filter = toRepositoryFilter(segment.filter, await filterContextOf(records, segment.councilId));
  const status = segment.filter.status;
  const [size, activeSize] = await Promise.all([
    records.subscribers.count(filter),
    status === undefined || status === 'active' ? records.subscribers.count({ ...filter, status: 'active' }) : 0,
  ]);
  return { ...segment, size, activeSize, createdAt: segment.createdAt.toISOString() };
};

export const segmentRoutes = ({ route }: SegmentApp) => [
  route(listSegmentsOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const records = reader(actor);
      const segments = await records.segments.listAll();
      return { items: await Promise.all(segments.map((segment) => sized(records, segment))), nextCursor: null };
    },
  }),
  route(createSegmentOperation, {
    handle: async ({ context, body }) => sized(context.reader(context.actor), await createSegment(context, body)),
  }),
  route(updateSegmentOperation, {
    handle: async ({ context, params, body }) =>
      sized(context.reader(context.actor), await editSegment(context, { ...params, ...body })),
  }),
  route(findSegmentOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      await reader(actor).segments.get(params.segmentId);
    },
  }),
  route(deleteSegmentOperation, {
    handle: ({ context, params }) => deleteSegment(context, params.segmentId),
  }),
];
