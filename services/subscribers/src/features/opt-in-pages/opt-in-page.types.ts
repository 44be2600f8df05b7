import type { FeatureApp, PagePreviewTokens } from '@folkmoot/service-kit';
import type { AddressClaimRepository } from '../../entities/address-claim';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { MailRepository } from '../../entities/mail';
import type { OptInPageRepository, OptInPageRepositoryAcrossCouncils } from '../../entities/opt-in-page';
import type { PageCodeRepository } from '../../entities/page-code';
import type { PageFiguresRepository } from '../../entities/page-figures';
import type { SignupRepository } from '../../entities/signup';
import type { SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';

/** The records that decide whether an address is free. */
export interface AddressRecords {
  readonly optInPages: OptInPageRepository;
  readonly addressClaims: AddressClaimRepository;
  readonly campaigns: Pick<CampaignRepository, 'find'>;
}

export interface PageRecords extends AddressRecords {
  readonly councils: CouncilRepository;
  readonly optInPageSweep: OptInPageRepositoryAcrossCouncils;
  readonly tags: TagRepository;
  readonly signups: SignupRepository;
  readonly pageFigures: PageFiguresRepository;
  readonly pageCodes: PageCodeRepository;
  readonly subscribers: SubscriberRepository;
  readonly mails: MailRepository;
}

export type PageApp = FeatureApp<PageRecords, { readonly subscriberKey: string; readonly publicOrigin: string }>;

/** Makes the addresses of pages. */
export interface PageTools {
  readonly publicOrigin: string;
  readonly previews: PagePreviewTokens;
}
