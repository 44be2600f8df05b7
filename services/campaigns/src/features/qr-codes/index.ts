import type { Draw } from '@folkmoot/documents';
import { createFetchLogo, defineFeature } from '@folkmoot/service-kit';
import { qrCodeEntity } from '../../entities/qr-code/qr-code.mongo';
import { qrCodeRoutes } from './qr-code.routes';
import type { PaperTools, QrCodeApp } from './qr-code.types';

export const qrCodesFeature = (draw: Draw) =>
  defineFeature({
    name: 'qr-codes',
    entities: [qrCodeEntity],
    dependencies: ({ config, logger }: QrCodeApp): PaperTools => ({
      publicOrigin: config.publicOrigin,
      fetchLogo: createFetchLogo({ from: 'campaigns', ...config }, logger),
      draw,
    }),
    routes: qrCodeRoutes,
  });
