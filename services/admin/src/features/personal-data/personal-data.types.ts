import type { FeatureApp } from '@folkmoot/service-kit';
import type { AddressChangeRepository } from '../../entities/address-change';
import type { CouncilRepository } from '../../entities/council';
import type { FactorRepository } from '../../entities/factor';
import type { InvitationRepository } from '../../entities/invitation';
import type { NotificationRepository } from '../../entities/notification';
import type { SessionRepository } from '../../entities/session';
import type { PendingSignInRepository } from '../../entities/sign-in';
import type { SsoSessionRepository } from '../../entities/sso-session';
import type { MemberRepository, UserRepository } from '../../entities/user';

export interface StaffDataRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly sessions: SessionRepository;
  readonly ssoSessions: SsoSessionRepository;
  readonly invitations: InvitationRepository;
  readonly notifications: NotificationRepository;
  readonly factors: FactorRepository;
  readonly addressChanges: AddressChangeRepository;
  readonly pendingSignIns: PendingSignInRepository;
}

export type StaffDataApp = FeatureApp<StaffDataRecords>;
