/** The door for browsers: operations without their schemas, every type, and the plain values; nothing here imports zod. */
export type * from '../core/actor';
export * from '../core/colour';
export * from '../core/contrast';
export * from '../core/dictionary';
export * from '../core/email-address';
export * from '../core/errors';
export type * from '../core/event';
export * from '../core/formula';
export type * from '../core/ids';
export type * from '../core/operation';
export type * from '../core/problem';
export * from '../core/roles';
export * from '../core/sender-name';
export * from '../core/slugify';
export type * from '../entities/ai-provider';
export * from '../entities/ai-terms';
export * from '../entities/answer-filters';
export type * from '../entities/asset';
export * from '../entities/asset-terms';
export type * from '../entities/campaign';
export * from '../entities/campaign-terms';
export * from '../entities/campaign-transitions';
export * from '../entities/changed-fields.messages';
export * from '../entities/condition-terms';
export * from '../entities/conditions';
export * from '../entities/consent.messages';
export type * from '../entities/council';
export * from '../entities/council-export-terms';
export * from '../entities/council-terms';
export type * from '../entities/device';
export type * from '../entities/health';
export * from '../entities/health-terms';
export * from '../entities/industries';

export type * from '../entities/insight';
export * from '../entities/insight-terms';

export type * from '../entities/invitation';
export * from '../entities/invitation-terms';

export type * from '../entities/mailing';
export * from '../entities/mailing-terms';
export type * from '../entities/notification';
export * from '../entities/notification-terms';

export type * from '../entities/opt-in-page';

export type * from '../entities/personal-data';

export type * from '../entities/question';
export type * from '../entities/remote';
export * from '../entities/report-terms';
export type * from '../entities/resident';
export * from '../entities/resident-fields';
export type * from '../entities/resident-subscriptions';
export type * from '../entities/response';
export * from '../entities/response-terms';
export * from '../entities/retention';
export * from '../entities/second-key';
export type * from '../entities/signup-runner';
export type * from '../entities/subscriber';
export * from '../entities/subscriber-terms';
export type * from '../entities/survey';
export * from '../entities/survey-terms';
export type * from '../entities/user';
export type { AuditEntry, AuditVerification } from '../operations/audit';
export type { OwnSession, Session } from '../operations/auth';
export type { CouncilPatch, CouncilSummary } from '../operations/council';
export type { CouncilExport } from '../operations/council-exports';
export type { MailDraft } from '../operations/council-mails';
export type { Preferences, Topic } from '../operations/preferences';
export type { PublicSurvey, PublicSurveyState } from '../operations/public';
export type { PublicOptInPage } from '../operations/public-subscriptions';
export type { CampaignReport, ReportMaking, ResponseExport } from '../operations/report-exports';
export type { AnswerCounts, QuestionResult, Report, SegmentCount } from '../operations/reports';
export type { CouncilDetail, ListedUser, SystemStats } from '../operations/system';
export { type ClientOperation, clientOperation, type ReplyOf } from './client-operation';
export * from './operations';
