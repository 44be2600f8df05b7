import type { Draw } from '@folkmoot/documents';
import type { Context, FeatureApp, FetchLogo } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { OptInPageRepository } from '../../entities/opt-in-page';
import type { PageCodeRepository } from '../../entities/page-code';

export interface PageCodeRecords {
  readonly optInPages: OptInPageRepository;
  readonly pageCodes: PageCodeRepository;
  readonly councils: CouncilRepository;
}

export type PageCodeContext = Context<PageCodeRecords>;

/** Makes the printable files of a page and its codes. */
export interface PaperTools {
  readonly publicOrigin: string;
  readonly fetchLogo: FetchLogo;
  readonly draw: Draw;
}

export type PageCodeApp = FeatureApp<
  PageCodeRecords,
  { readonly publicOrigin: string; readonly adminUrl: string; readonly serviceKey: string }
>;
