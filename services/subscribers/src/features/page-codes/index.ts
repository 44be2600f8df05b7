import type { Draw } from '@folkmoot/documents';
import { createFetchLogo, defineFeature } from '@folkmoot/service-kit';
import { pageCodeEntity } from '../../entities/page-code/page-code.mongo';
import { pageCodeRoutes } from './page-code.routes';
import type { PageCodeApp, PaperTools } from './page-code.types';

/** QR codes, posters and cards of sign-up pages. */
export const pageCodesFeature = (createDrawing: () => Draw) =>
  defineFeature({
    name: 'page-codes',
    entities: [pageCodeEntity],
    dependencies: ({ config, logger }: PageCodeApp): PaperTools => ({
      publicOrigin: config.publicOrigin,
      fetchLogo: createFetchLogo({ from: 'subscribers', ...config }, logger),
      draw: createDrawing(),
    }),
    routes: pageCodeRoutes,
  });
