import { bindConsumers, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import type { CopiesRepository } from '../../entities/published-survey';
import { knownCodesOf, onQrCodeChanged, type QrCodeCopyRepository } from '../../entities/qr-code';
import { qrCodeCopyModel, qrCodeEntity } from '../../entities/qr-code/qr-code-copies.mongo';
import { knownPlacesOf, type SignupCopyRepository } from '../../entities/signup-page';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { scanRoutes } from './scan.routes';

export { scanOperations } from './scan.operations';

type ScanApp = FeatureApp<
  {
    readonly copies: CopiesRepository;
    readonly qrCodeCopies: QrCodeCopyRepository;
    readonly signupCopies: SignupCopyRepository;
  },
  PagesConfig
>;

/** The addresses in QR codes. */
export const scansFeature = defineFeature({
  name: 'scans',
  entities: [qrCodeEntity],
  routes: (app: ScanApp) =>
    scanRoutes({
      ...pagesOf(app),
      codes: knownCodesOf(app),
      published: residentSurveysOf(app),
      places: knownPlacesOf(app),
    }),
  consumers: ({ units }: ScanApp) => bindConsumers(units, [onQrCodeChanged]),
  // Codes of surveys go with their campaigns.
  erasure: () => ({ elsewhere: [{ model: qrCodeCopyModel, path: 'ownerId' }] }),
});
