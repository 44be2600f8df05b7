import { defineFeature, defineJob, type Upload } from '@folkmoot/service-kit';
import { councilFolders } from '../../entities/asset';
import { assetEntity } from '../../entities/asset/asset.mongo';
import { assetRoutes } from './asset.routes';
import type { AssetApp, AssetTools, FileReaders } from './asset.types';
import { clamAv } from './clam-av';
import { sweepAssets } from './sweep-assets.use-case';
import { type UploadContext, uploadQuestionImage } from './upload-file.use-case';

const SWEEP_INTERVAL_MS = 3_600_000;

/** The service checks uploads. A malware scanner checks them, too, when one is configured. */
const createAssetTools = (
  { blobs, config: { clamavUrl } }: Pick<AssetApp, 'blobs' | 'config'>,
  readers: FileReaders,
): AssetTools => ({
  blobs,
  readPicture: readers.readPicture,
  readMailPicture: readers.readMailPicture,
  readPdf: readers.readPdf,
  scanFile: clamavUrl ? clamAv(clamavUrl) : async () => null,
});

/** The upload of a question's picture, for the demo data. */
export const createUploadImage = (readers: FileReaders) => (app: Pick<AssetApp, 'blobs' | 'config'>) => {
  const tools = createAssetTools(app, readers);
  return (context: UploadContext, upload: Upload) => uploadQuestionImage(context, upload, tools);
};

export const assetsFeature = (readers: FileReaders) =>
  defineFeature({
    name: 'assets',
    entities: [assetEntity],
    dependencies: (app: AssetApp) => createAssetTools(app, readers),
    routes: assetRoutes,
    jobs: ({ systemContext }: AssetApp, { blobs }) => [
      defineJob('assets.sweep', { every: SWEEP_INTERVAL_MS, run: () => sweepAssets(systemContext, blobs) }),
    ],
    erasure: () => ({ folders: (councilId) => [councilFolders(councilId)] }),
  });
