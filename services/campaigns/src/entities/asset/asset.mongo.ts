import { bucketPurposes, DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { Asset } from './asset.domain';
import type { AssetRepository, AssetRepositoryAcrossCouncils, BucketRepository } from './asset.repository';
import { type Bucket, bucketName } from './bucket.domain';

interface BucketDocument extends Omit<Bucket, 'id' | 'councilId' | 'revision'>, CouncilDocument {}
interface AssetDocument extends Omit<Asset, 'id' | 'councilId'>, CouncilDocument {}
/** One per council; its id is the council's id. */
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

/** Stores only the revision of the last count. The numbers are counted again each time. */
export const storageCountModel = defineModel<StorageCountDocument>('storage_counts', {
  fields: { councilId: String, revision: Number },
  indexes: [],
});

/** Older versions published all counts with revision 1. */
const FIRST_REVISION = 2;

export const createBucketRepository = (scope: Scope): BucketRepository => {
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

export const createAssetRepository = (scope: Scope): AssetRepository => {
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
    findByFile: async (file) => {
      const asset = await assets.findOne({ file });
      return asset && toAsset(asset);
    },
    getByFile: async (file) => {
      const asset = await assets.findOne({ file });
      if (!asset) throw new DomainError('not_found');
      return toAsset(asset);
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

export const createAssetRepositoryAcrossCouncils = (scope: Scope): AssetRepositoryAcrossCouncils => {
  const assets = collectionAcrossCouncils(assetModel, scope);
  const buckets = collectionAcrossCouncils(bucketModel, scope);
  return {
    listCouncilsWithFilesAcrossCouncils: async () =>
      (await assets.aggregate<{ _id: string }>([{ $group: { _id: '$councilId' } }, { $sort: { _id: 1 } }])).map(
        ({ _id }) => _id,
      ),
    listCouncilsWithStorageAcrossCouncils: async () =>
      [...new Set((await buckets.find({})).map(({ councilId }) => councilId))].sort(),
  };
};

export const assetEntity = defineEntity({
  models: [bucketModel, assetModel, storageCountModel],
  repositories: (scope) => ({
    buckets: createBucketRepository(scope),
    assets: createAssetRepository(scope),
    assetSweep: createAssetRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Settings of the storage, and the revision of a count.
    except: [bucketModel, storageCountModel],
    // The pictures and documents of the surveys.
    folders: (councilId) => bucketPurposes.map((purpose) => bucketName(councilId, purpose)),
  },
});
