export type { AssetDeps } from './asset.deps';
export { assetJobs } from './asset.jobs';
export { assetRoutes } from './asset.routes';
export { clamAv } from './clam-av';
export { sweepAssets } from './sweep-assets.use-case';
export { uploadQuestionImage } from './upload-file.use-case';
