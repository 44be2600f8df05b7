export type { MailboxPosition, StoredMailWay } from './mail-health.domain';
export type { MailHealthRepository, MailHealthRepositoryAcrossCouncils } from './mail-health.repository';
