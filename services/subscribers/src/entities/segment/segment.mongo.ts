import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { nameKey } from '../tag/tag.domain';
import type { SegmentRepository, SegmentRepositoryAcrossCouncils, StoredSegment } from './segment.repository';
import { type SegmentDocument, segmentModel } from './segment-model.mongo';

const toSegment = ({
  _id,
  councilId,
  name,
  filter,
  rule,
  count,
  createdAt,
  revision,
}: SegmentDocument): StoredSegment => ({
  id: _id,
  councilId,
  name,
  filter: filter ?? {},
  rule: rule ?? null,
  count: count ?? null,
  createdAt,
  revision,
});

const namingClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('segment_name_taken', { cause: error }) : error;
};

export const createSegmentRepository = (scope: Scope): SegmentRepository => {
  const segments = councilCollection(segmentModel, scope);
  return {
    add: async (fields) => {
      const count = { count: null, countState: 'stale', countDueAt: fields.createdAt } as const;
      return toSegment(
        await segments.insert({ ...fields, ...count, nameKey: nameKey(fields.name) }).catch(namingClash),
      );
    },
    get: async (id) => toSegment(await segments.get(id)),
    save: async ({ id, revision, name, filter, rule, count }, now) => {
      const fields = { name, nameKey: nameKey(name), filter, rule, count };
      const asked = { countState: 'stale', countDueAt: now } as const;
      return toSegment(await segments.compareAndSet(id, revision, { ...fields, ...asked }).catch(namingClash));
    },
    listAll: async () => (await segments.find({}, { sort: { nameKey: 1 } })).map(toSegment),
    remove: async (id) => {
      if (!(await segments.delete(id))) throw new DomainError('not_found');
    },
    beginCount: async (id, retryAt) => {
      const document = await segments.updateOne({ _id: id }, { $set: { countState: 'counting', countDueAt: retryAt } });
      return document && toSegment(document);
    },
    endCount: async ({ id, revision }, count, { dueAt, isNeeded }) => {
      const counted = { ...(count ? { count } : {}), countDueAt: dueAt };
      const known = { _id: id, revision };
      const countState = isNeeded || !count ? 'stale' : 'fresh';
      const document =
        (await segments.updateOne({ ...known, countState: 'counting' }, { $set: { ...counted, countState } })) ??
        // People have changed since the count began: it stays stale.
        (await segments.updateOne(known, { $set: counted }));
      return document && toSegment(document);
    },
  };
};

const WAITING = { countState: { $in: ['stale', 'counting'] as const } };

export const createSegmentRepositoryAcrossCouncils = (scope: Scope): SegmentRepositoryAcrossCouncils => {
  const segments = collectionAcrossCouncils(segmentModel, scope);
  const first = async (range: object) => {
    const [document] = await segments.find({ ...WAITING, countDueAt: range }, { sort: { countDueAt: 1 }, limit: 1 });
    return document ?? null;
  };
  return {
    findDueAcrossCouncils: async (now) => {
      const document = await first({ $lte: now });
      return document && { segmentId: document._id, councilId: document.councilId };
    },
    findNextCountAtAcrossCouncils: async () => (await first({ $gt: new Date(0) }))?.countDueAt ?? null,
    askForCountsAcrossCouncils: async (now, limit) => {
      const old = await segments.find({ countDueAt: { $exists: false } }, { limit });
      if (old.length === 0) return 0;
      const ids = old.map(({ _id }) => _id);
      return segments.updateMany({ _id: { $in: ids } }, { $set: { countState: 'stale', countDueAt: now } });
    },
  };
};

export const segmentEntity = defineEntity({
  models: [segmentModel],
  repositories: (scope) => ({
    segments: createSegmentRepository(scope),
    segmentSweep: createSegmentRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Computed for an index, and the progress of a count.
    without: { segments: ['nameKey', 'countState', 'countDueAt'] },
  },
});
