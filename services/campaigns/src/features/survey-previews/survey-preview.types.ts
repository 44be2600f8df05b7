import type { Actor } from '@folkmoot/contracts';
import type { BlobStore, Context, FeatureApp } from '@folkmoot/service-kit';
import type { AssetRepository } from '../../entities/asset';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { SurveyRepository } from '../../entities/survey';
import type { SurveyPreviewRepository } from '../../entities/survey-preview';

export interface PreviewRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly surveyPreviews: SurveyPreviewRepository;
  readonly councils: CouncilCopyRepository;
  readonly assets: AssetRepository;
}

/** Staff make and end links. */
export type PreviewContext = Context<PreviewRecords>;
/** The public service opens links. */
export type OpeningContext = Pick<Context<PreviewRecords, Actor>, 'actor' | 'reader' | 'clock'>;
export type PreviewApp = FeatureApp<PreviewRecords, { readonly publicOrigin: string }>;

export interface PreviewFiles {
  readonly blobs: Pick<BlobStore, 'open'>;
}
