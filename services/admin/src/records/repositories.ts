import type { ActivityRepository } from './activity.repository';
import type { AiRepository } from './ai.repository';
import type { AttemptRepository } from './attempt.repository';
import type { AuditRepository } from './audit.repository';
import type { CertificateRepository } from './certificate.repository';
import type { CouncilRepository } from './council.repository';
import type { CouncilExportRepository } from './council-export.repository';
import type { DigestRepository } from './digest.repository';
import type { InvitationRepository } from './invitation.repository';
import type { MaintenanceRepository } from './maintenance.repository';
import type { NoticeRepository } from './notice.repository';
import type { NotificationRepository } from './notification.repository';
import type { RequestCountRepository } from './request-count.repository';
import type { SessionRepository } from './session.repository';
import type { CodeRepository } from './sign-in-code.repository';
import type { LinkRepository } from './sign-in-link.repository';
import type { SystemEventRepository } from './system-event.repository';
import type { UsageRepository } from './usage.repository';
import type { UserRepository } from './user.repository';

/** Everything the service keeps. */
export interface Repositories {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly invitations: InvitationRepository;
  readonly sessions: SessionRepository;
  readonly codes: CodeRepository;
  readonly links: LinkRepository;
  readonly attempts: AttemptRepository;
  readonly activity: ActivityRepository;
  readonly audit: AuditRepository;
  readonly usage: UsageRepository;
  readonly requestCounts: RequestCountRepository;
  readonly systemEvents: SystemEventRepository;
  readonly maintenances: MaintenanceRepository;
  readonly certificates: CertificateRepository;
  readonly councilExports: CouncilExportRepository;
  readonly ai: AiRepository;
  readonly notifications: NotificationRepository;
  readonly notices: NoticeRepository;
  readonly digests: DigestRepository;
}
