export type { AssetDeps } from './asset.deps';
export { assetJobs } from './asset.jobs';
export { assetRoutes } from './asset.routes';
export { clamAv } from './clam-av';
export { checkPdf } from './pdf-check';
export { createPictures } from './pictures';
export { sweepAssets } from './sweep-assets.use-case';
export { uploadQuestionImage } from './upload-file.use-case';
