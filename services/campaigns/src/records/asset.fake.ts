import { DomainError } from '@folkmoot/contracts';
import type { Asset } from './asset.domain';
import type { AssetRepository, BucketRepository } from './asset.repository';
import type { Bucket } from './bucket.domain';
import type { FakeBound } from './fake-store.fake';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

export const fakeBuckets = (store: FakeBound<Bucket>): BucketRepository => ({
  list: async () => store.all().sort(byId),
  insert: async (bucket) => {
    store.insert(bucket);
  },
  save: async (bucket) => {
    store.save(bucket);
  },
  eraseAll: async () => store.erase(() => true),
});

export const fakeAssets = (store: FakeBound<Asset & { revision: number }>): AssetRepository => {
  let revision = 1;
  const all = (): Asset[] => store.all().map(({ revision: _, ...asset }) => asset);
  return {
    getByFile: async (file) => {
      const found = all().find((asset) => asset.file === file);
      if (!found) throw new DomainError('not_found');
      return found;
    },
    keep: async (asset) => {
      const known = store.find(asset.id);
      if (known) store.put({ ...known, usedAt: asset.usedAt });
      else store.insert(asset);
    },
    list: async () => all().sort(byId),
    count: async () => {
      revision += 1;
      return { files: all().length, bytes: all().reduce((sum, { size }) => sum + size, 0), revision };
    },
    setUsed: async (files, usedAt) => {
      for (const asset of store.all()) if (files.includes(asset.file)) store.put({ ...asset, usedAt });
    },
    eraseUnused: async (id, before) => {
      const isUnused = (asset: Asset) => asset.id === id && asset.usedAt < before;
      const isThere = all().some(isUnused);
      store.erase(isUnused);
      return isThere;
    },
  };
};
