import type { FeatureApp, Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AddressChangeRepository } from '../../entities/address-change';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { PendingSignInRepository } from '../../entities/sign-in';
import type { LinkRepository } from '../../entities/sign-in-link';
import type { SsoConnectionRepositoryAcrossCouncils } from '../../entities/sso-connection';
import type { UserRepository } from '../../entities/user';

export interface ProfileRecords {
  readonly users: UserRepository;
  readonly councils: CouncilRepository;
  readonly attempts: AttemptRepository;
  readonly addressChanges: AddressChangeRepository;
  readonly links: LinkRepository;
  readonly pendingSignIns: PendingSignInRepository;
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
}

export type ProfileApp = FeatureApp<ProfileRecords, Pick<AdminConfig, 'productName' | 'publicOrigin' | 'supportEmail'>>;

export interface ProfileMailTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly publicOrigin: string;
  readonly supportEmail: string;
}
