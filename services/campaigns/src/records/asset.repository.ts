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
  /** Throws not_found. */
  getByFile(file: string): Promise<Asset>;
  /** Makes the record, or, where it is there already, notes that the file was used now. */
  keep(asset: NewAsset): Promise<void>;
  list(): Promise<Asset[]>;
  /**
   * Counts the files and gives the count the next revision. Concurrent counts conflict on that revision, so a higher
   * revision always has the newer count.
   */
  count(): Promise<{ readonly files: number; readonly bytes: number; readonly revision: number }>;
  /** Notes when these files were used. */
  setUsed(files: readonly string[], moment: Date): Promise<void>;
  /** False when it is gone already or was used since. */
  eraseUnused(id: string, before: Date): Promise<boolean>;
}
