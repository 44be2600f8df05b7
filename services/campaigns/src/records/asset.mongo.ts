import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineModel, type Scope } from '@folkmoot/service-kit';
import type { Asset } from './asset.domain';
import type { AssetRepository, BucketRepository } from './asset.repository';
import type { Bucket } from './bucket.domain';

interface BucketDocument extends Omit<Bucket, 'id' | 'councilId' | 'revision'>, CouncilDocument {}
interface AssetDocument extends Omit<Asset, 'id' | 'councilId'>, CouncilDocument {}
/** One per council; its id is the council's. */
type StorageCountDocument = CouncilDocument;

export const bucketModel = defineModel<BucketDocument>('buckets', {
  fields: {
    councilId: String,
    revision: Number,
    purpose: String,
    allowedTypes: [String],
    maxBytes: Number,
    updatedAt: Date,
  },
  indexes: [{ keys: { councilId: 1 }, serves: "a council's buckets" }],
});

export const assetModel = defineModel<AssetDocument>('assets', {
  fields: {
    councilId: String,
    revision: Number,
    file: String,
    type: String,
    size: Number,
    name: String,
    createdAt: Date,
    usedAt: Date,
  },
  indexes: [{ keys: { councilId: 1, file: 1 }, serves: 'a file by its name, all files of a council' }],
});

/** Only the revision of the last count: what it numbers is counted anew each time. */
export const storageCountModel = defineModel<StorageCountDocument>('storage_counts', {
  fields: { councilId: String, revision: Number },
  indexes: [],
});

/** Counts told before counts had revisions of their own all had revision 1. */
const FIRST_REVISION = 2;

export const mongoBuckets = (scope: Scope): BucketRepository => {
  const buckets = councilCollection(bucketModel, scope);
  return {
    list: async () => (await buckets.find({}, { sort: { _id: 1 } })).map(({ _id, ...rest }) => ({ id: _id, ...rest })),
    insert: async ({ id, ...rest }) => {
      await buckets.insert({ _id: id, ...rest });
    },
    save: async ({ id, revision, councilId: _, ...rest }) => {
      await buckets.compareAndSet(id, revision, rest);
    },
    eraseAll: async () => {
      await buckets.deleteMany({});
    },
  };
};

const toAsset = ({ _id, revision: _, ...rest }: AssetDocument): Asset => ({ id: _id, ...rest });

export const mongoAssets = (scope: Scope): AssetRepository => {
  const assets = councilCollection(assetModel, scope);
  const counts = councilCollection(storageCountModel, scope);
  const nextRevision = async (): Promise<number> => {
    const _id = scope.councilId ?? '';
    const counted = await counts.updateOne({ _id }, { $inc: { revision: 1 } });
    if (counted) return counted.revision;
    const first = { $setOnInsert: { revision: FIRST_REVISION } };
    return (await counts.updateOne({ _id }, first, { upsert: true }))?.revision ?? FIRST_REVISION;
  };
  return {
    getByFile: async (file) => {
      const found = await assets.findOne({ file });
      if (!found) throw new DomainError('not_found');
      return toAsset(found);
    },
    keep: async ({ id, usedAt, ...rest }) => {
      await assets.updateOne(
        { _id: id },
        { $set: { usedAt }, $setOnInsert: { ...rest, revision: 1 } },
        { upsert: true },
      );
    },
    list: async () => (await assets.find({}, { sort: { _id: 1 } })).map(toAsset),
    count: async () => {
      const revision = await nextRevision();
      const [sum] = await assets.aggregate<{ files: number; bytes: number }>([
        { $group: { _id: null, files: { $sum: 1 }, bytes: { $sum: '$size' } } },
      ]);
      return { files: sum?.files ?? 0, bytes: sum?.bytes ?? 0, revision };
    },
    setUsed: async (files, usedAt) => {
      await assets.updateMany({ file: { $in: files } }, { $set: { usedAt } });
    },
    eraseUnused: async (id, before) => (await assets.deleteMany({ _id: id, usedAt: { $lt: before } })) > 0,
  };
};
