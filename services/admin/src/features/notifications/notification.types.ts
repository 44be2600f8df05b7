import type { FeatureApp, Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AuditRepository } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type { DigestRepository, NoticeRepository, NotificationRepository } from '../../entities/notification';
import type { UsageRepository } from '../../entities/usage';
import type { MemberRepository, UserRepository } from '../../entities/user';
import type { NotificationTokens } from './notification-token';

export interface NotificationRecords {
  readonly notifications: NotificationRepository;
  readonly notices: NoticeRepository;
  readonly digests: DigestRepository;
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly usage: UsageRepository;
  readonly audit: AuditRepository;
}

export type NotificationApp = FeatureApp<
  NotificationRecords,
  Pick<AdminConfig, 'linkKey' | 'actorTokenKey' | 'productName' | 'publicOrigin'>
>;

/** The parts that compose and send a mail to staff. */
export interface NoticeTools {
  readonly tokens: NotificationTokens;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: { warn(fields: object, message: string): void };
  readonly productName: string;
  readonly publicOrigin: string;
}
