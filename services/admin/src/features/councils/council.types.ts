import type { BlobStore, FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { UsageRepository } from '../../entities/usage';
import type { UserRepository } from '../../entities/user';
import type { DrawnLogo, SentLogo, SentPicture } from '../../integrations/logos/draw-logo';

export interface CouncilRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly usage: UsageRepository;
}

export type CouncilApp = FeatureApp<CouncilRecords>;

/** Creates a PNG from an uploaded picture, one at a time for each council. Throws file_unreadable. */
export type DrawLogo = (sent: SentLogo | SentPicture, councilId: string) => Promise<DrawnLogo>;

export interface LogoTools {
  readonly blobs: BlobStore;
  readonly drawLogo: DrawLogo;
}
