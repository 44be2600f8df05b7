import type { FeatureApp } from '@folkmoot/service-kit';
import type { ActivityRepository } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type { InvitationRepository } from '../../entities/invitation';
import type { SessionRepository } from '../../entities/session';
import type { MemberRepository, UserRepository } from '../../entities/user';

export interface TeamRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly sessions: SessionRepository;
  readonly invitations: InvitationRepository;
  readonly activity: ActivityRepository;
}

export type TeamApp = FeatureApp<TeamRecords>;
