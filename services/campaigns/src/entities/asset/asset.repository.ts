import type { Asset, NewAsset } from './asset.domain';
import type { Bucket, NewBucket } from './bucket.domain';

export interface BucketRepository {
  list(): Promise<Bucket[]>;
  insert(bucket: NewBucket): Promise<void>;
  /** Compare-and-set on the revision. */
  save(bucket: Bucket): Promise<void>;
  eraseAll(): Promise<void>;
}

export interface AssetRepository {
  findByFile(file: string): Promise<Asset | null>;
  /** Throws not_found. */
  getByFile(file: string): Promise<Asset>;
  /** Creates the record, or updates `usedAt` when it exists. */
  keep(asset: NewAsset): Promise<void>;
  list(): Promise<Asset[]>;
  /**
   * Counts the files and increases the revision of the count. Concurrent counts conflict on that revision, so a higher
   * revision always has the newer count.
   */
  count(): Promise<{ readonly files: number; readonly bytes: number; readonly revision: number }>;
  /** Sets `usedAt` of these files. */
  setUsed(files: readonly string[], moment: Date): Promise<void>;
  /** False when the file was deleted already or was used since `before`. */
  eraseUnused(id: string, before: Date): Promise<boolean>;
}

/** Queries of jobs over all councils. The jobs then do their work in one council at a time. */
export interface AssetRepositoryAcrossCouncils {
  /** Councils with files. */
  listCouncilsWithFilesAcrossCouncils(): Promise<string[]>;
  /** Councils with buckets. */
  listCouncilsWithStorageAcrossCouncils(): Promise<string[]>;
}
