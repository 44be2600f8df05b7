import { createLooker, defineFeature, oncePerService, writtenSignal } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import { copiesChangedOf, folderOf } from '../../entities/published-survey';
import { surveyVersionModel } from '../../entities/published-survey/copies.mongo';
import { fetchFromAdmin, fetchFromCampaigns } from './fetch-file';
import { fileRoutes } from './file.routes';
import type { FileApp } from './file.types';
import { createKeepFilesAcrossCouncils } from './keep-files.use-case';
import { logoRoutes } from './logo.routes';
import { pictureRoutes } from './picture.routes';

const FILES_MS = 500;

/** Fetches the files of published surveys that are not stored here yet. */
export const keepFilesOf = oncePerService((app: FileApp) =>
  createKeepFilesAcrossCouncils(app.systemContext, {
    blobs: app.blobs,
    fetchFile: fetchFromCampaigns(app.config),
    logger: app.logger,
    show: residentSurveysOf(app).refresh,
  }),
);

/** Files of published surveys and logos: fetched at publication, then served from this service. */
export const filesFeature = defineFeature({
  name: 'files',
  routes: (app: FileApp) => {
    const { copies } = app.units.readerAcrossCouncils();
    const { blobs } = app;
    return [
      ...fileRoutes({ published: residentSurveysOf(app), blobs }),
      ...pictureRoutes({ copies, blobs, fetchFile: fetchFromCampaigns(app.config) }),
      ...logoRoutes({ copies, blobs, fetchLogo: fetchFromAdmin(app.config) }),
    ];
  },
  erasure: () => ({ folders: (councilId) => [`${folderOf(councilId)}/`] }),
  start: async (app: FileApp) => {
    const keepFiles = keepFilesOf(app);
    // A failed fetch is retried by the poller.
    copiesChangedOf(app).listen(() => void keepFiles().catch(() => undefined));
  },
  pollers: (app: FileApp) => [
    createLooker(keepFilesOf(app), {
      shortestMs: FILES_MS,
      longestMs: app.longestLookMs,
      signals: [writtenSignal(app.connection, surveyVersionModel.collection)],
      onError: (error) => app.logger.warn({ err: error }, 'files of published surveys could not be looked for'),
    }),
  ],
});
