import {
  createSegmentOperation,
  deleteSegmentOperation,
  findSegmentOperation,
  listSegmentsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts';
import { asUser, type Clock, route, type Units } from '@folkmoot/service-kit';
import { toRepositoryFilter } from '../../segments/filter';
import { filterContextOf } from '../../segments/filtering';
import type { StoredSegment } from '../../segments/segment.repository';
import { createSegment } from './create-segment.use-case';
import { deleteSegment } from './delete-segment.use-case';
import type { SegmentRecords } from './deps';
import { editSegment } from './edit-segment.use-case';

interface Deps {
  readonly units: Units<SegmentRecords>;
  readonly clock: Clock;
}

/** A segment with how many are in it now. */
const sized = async (records: SegmentRecords, segment: StoredSegment): Promise<Segment> => {
  const filter = toRepositoryFilter(segment.filter, await filterContextOf(records, segment.councilId));
  const asked = segment.filter.status;
  const [size, activeSize] = await Promise.all([
    records.subscribers.count(filter),
    asked === undefined || asked === 'active' ? records.subscribers.count({ ...filter, status: 'active' }) : 0,
  ]);
  return { ...segment, size, activeSize, createdAt: segment.createdAt.toISOString() };
};

export const segmentRoutes = ({ units, clock }: Deps) => {
  const deps = { unitOfWork: units.unitOfWork, clock };
  return [
    route(listSegmentsOperation, {
      handle: async ({ actor }) => {
        const records = units.reader(actor);
        const segments = await records.segments.listAll();
        return { items: await Promise.all(segments.map((segment) => sized(records, segment))), nextCursor: null };
      },
    }),
    route(createSegmentOperation, {
      handle: async ({ actor, body }) => sized(units.reader(actor), await createSegment(deps, asUser(actor), body)),
    }),
    route(updateSegmentOperation, {
      handle: async ({ actor, params, body }) =>
        sized(units.reader(actor), await editSegment(deps, asUser(actor), { ...params, ...body })),
    }),
    route(findSegmentOperation, {
      handle: async ({ actor, params }) => {
        await units.reader(actor).segments.get(params.segmentId);
      },
    }),
    route(deleteSegmentOperation, {
      handle: ({ actor, params }) => deleteSegment(deps, asUser(actor), params.segmentId),
    }),
  ];
};
