export { type Asset, unusedLimit } from './asset.domain';
export type { AssetRepository, AssetRepositoryAcrossCouncils, BucketRepository } from './asset.repository';
export { type Bucket, councilFolders, isStorageReady } from './bucket.domain';
export { bucketFor, keepFile } from './keep-file';
export { releaseFiles, repairStorage } from './storage';
export { publishStorageCount } from './storage.events';
