import type { Draw } from '@folkmoot/documents';
import type { Context, FeatureApp, FetchLogo } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { SurveyRepository } from '../../entities/survey';

export interface QrCodeRecords {
  readonly campaigns: CampaignRepository;
  readonly qrCodes: QrCodeRepository;
  readonly surveys: SurveyRepository;
  readonly councils: CouncilCopyRepository;
}

export type QrCodeContext = Context<QrCodeRecords>;

/** Makes the printable files of a code. */
export interface PaperTools {
  readonly publicOrigin: string;
  readonly fetchLogo: FetchLogo;
  readonly draw: Draw;
}

export type QrCodeApp = FeatureApp<
  QrCodeRecords,
  { readonly publicOrigin: string; readonly adminUrl?: string | undefined; readonly serviceKey: string }
>;
