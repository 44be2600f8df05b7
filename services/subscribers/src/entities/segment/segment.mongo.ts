import { DomainError, type SubscriberFilter } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { nameKey } from '../tag/tag.domain';
import type { SegmentRepository, StoredSegment } from './segment.repository';

interface SegmentDocument extends CouncilDocument {
  name: string;
  nameKey: string;
  filter: SubscriberFilter;
  createdAt: Date;
}

export const segmentModel = defineModel<SegmentDocument>('segments', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    filter: { type: Object, required: true },
    createdAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { councilId: 1, nameKey: 1 }, serves: 'listAll, and one segment of a name per council', unique: true },
  ],
});

const toSegment = ({ _id, nameKey: _, filter, ...fields }: SegmentDocument): StoredSegment => ({
  id: _id,
  ...fields,
  filter: filter ?? {},
});

const namingClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('segment_name_taken', { cause: error }) : error;
};

export const createSegmentRepository = (scope: Scope): SegmentRepository => {
  const segments = councilCollection(segmentModel, scope);
  return {
    add: async (fields) =>
      toSegment(await segments.insert({ ...fields, nameKey: nameKey(fields.name) }).catch(namingClash)),
    get: async (id) => toSegment(await segments.get(id)),
    save: async ({ id, revision, name, filter }) =>
      toSegment(
        await segments.compareAndSet(id, revision, { name, nameKey: nameKey(name), filter }).catch(namingClash),
      ),
    listAll: async () => (await segments.find({}, { sort: { nameKey: 1 } })).map(toSegment),
    remove: async (id) => {
      if (!(await segments.delete(id))) throw new DomainError('not_found');
    },
  };
};

export const segmentEntity = defineEntity({
  models: [segmentModel],
  repositories: (scope) => ({ segments: createSegmentRepository(scope) }),
  exported: {
    // Computed for an index.
    without: { segments: ['nameKey'] },
  },
});
