import { type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import type { Pages } from './answer-page';
import { importModule } from './module-import';
import { createReleases } from './release';

/** The configuration of features that answer with pages. */
export interface PagesConfig {
  readonly staticDir: string;
  readonly remotesFile: string;
  readonly productName: string;
}

type PagesApp = Pick<FeatureApp<object, PagesConfig>, 'config' | 'logger'>;

/** The releases of the resident pages. All features render with the same one. */
export const releasesOf = oncePerService(({ config: { staticDir, remotesFile }, logger }: PagesApp) =>
  createReleases({ staticDir, remotesFile, logger, importModule }),
);

export const pagesOf = (app: PagesApp): Pages => ({
  releases: releasesOf(app),
  productName: app.config.productName,
});
