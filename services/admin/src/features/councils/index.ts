import { defineFeature } from '@folkmoot/service-kit';
import { logoFolderOf } from '../../entities/council';
import { councilEntity } from '../../entities/council/council.mongo';
import { councilRoutes } from './council.routes';
import type { CouncilApp, DrawLogo } from './council.types';
import { freeReservedSlugs } from './free-reserved-slugs.use-case';
import { logoRoutes } from './logo/logo.routes';

export { createCouncil } from './create-council.use-case';

/** Settings and logos of councils. `createLogoDrawing` starts the process that draws logos. */
export const councilsFeature = (createLogoDrawing: () => DrawLogo) =>
  defineFeature({
    name: 'councils',
    entities: [councilEntity],
    routes: (app: CouncilApp) => [
      ...councilRoutes(app),
      ...logoRoutes(app, { blobs: app.blobs, drawLogo: createLogoDrawing() }),
    ],
    erasure: () => ({ folders: (councilId) => [`${logoFolderOf(councilId)}/`] }),
    start: ({ systemContext, logger }: CouncilApp) => freeReservedSlugs(systemContext, logger),
  });
