import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { CouncilRepository } from '../../entities/council';
import type { InvitationRepository } from '../../entities/invitation';
import type { UsageRepository } from '../../entities/usage';
import type { MemberRepository, UserRepository } from '../../entities/user';
import type { LookUpMailDomain } from './mail-domain';

export interface SystemRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly invitations: InvitationRepository;
  readonly usage: UsageRepository;
}

export type SystemApp = FeatureApp<SystemRecords, Pick<AdminConfig, 'mailFrom'>>;

export interface CouncilDetailTools {
  /** The sender of all mail: `Name <address>`. */
  readonly mailFrom: string;
  readonly lookUpMailDomain: LookUpMailDomain;
  /** The council's logos, which this service stores itself: no event counts them. */
  readonly countLogos: (councilId: string) => Promise<{ readonly files: number; readonly bytes: number }>;
}
