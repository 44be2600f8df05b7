/** The entry point for browsers: operations without schemas, all types, and plain values. Nothing here imports zod. */
export * from '../../generated/client-operations';
export type * from '../core/actor';
export * from '../core/colour';
export * from '../core/contrast';
export * from '../core/countries';
export * from '../core/dates';
export * from '../core/dictionary';
export * from '../core/email-address';
export * from '../core/errors';
export type * from '../core/event';
export * from '../core/formula';
export * from '../core/https-address';
export type * from '../core/ids';
export * from '../core/interface-language';
export * from '../core/language-names';
export * from '../core/locale';
export type * from '../core/operation';
export type * from '../core/problem';
export * from '../core/roles';
export * from '../core/sender-name';
export * from '../core/services';
export * from '../core/slugify';
export * from '../core/text-limits';
export type * from '../entities/ai-provider';
export * from '../entities/ai-terms';
export type * from '../entities/annotation';
export * from '../entities/annotation-terms';
export * from '../entities/answer-filters';
export type * from '../entities/answer-series';
export * from '../entities/answer-series-terms';
export type * from '../entities/api-token';
export type * from '../entities/asset';
export * from '../entities/asset-terms';
export * from '../entities/audit-terms';
export type * from '../entities/campaign';
export * from '../entities/campaign-terms';
export * from '../entities/campaign-texts';
export * from '../entities/campaign-transitions';
export * from '../entities/changed-fields.messages';
export type * from '../entities/comment';
export * from '../entities/comment-terms';
export * from '../entities/condition-terms';
export * from '../entities/conditions';
export * from '../entities/consent.messages';
export type * from '../entities/council';
export * from '../entities/council-export-terms';
export type * from '../entities/council-place';
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
export * from '../entities/mailing.messages';
export * from '../entities/mailing-terms';
export type * from '../entities/notification';
export * from '../entities/notification-terms';
export type * from '../entities/opt-in-page';
export * from '../entities/option-terms';
export type * from '../entities/overview';
export * from '../entities/page-languages';
export type * from '../entities/personal-data';
export type * from '../entities/place-terms';
export * from '../entities/place-words';
export * from '../entities/postcode-columns';
export type * from '../entities/question';
export type * from '../entities/question-bank';
export * from '../entities/receipt-fields';
export type * from '../entities/release-health';
export type * from '../entities/remote';
export type {
  ReportBlock,
  ReportFilter,
  ReportLayout,
  ReportLayoutFields,
  ReportTemplate,
} from '../entities/report-layout';
export * from '../entities/report-layout-terms';
export * from '../entities/report-terms';
export type * from '../entities/resident';
export * from '../entities/resident-fields';
export type * from '../entities/resident-subscriptions';
export type * from '../entities/response';
export * from '../entities/response-terms';
export * from '../entities/retention';
export type * from '../entities/second-factor';
export * from '../entities/second-factor-terms';
export * from '../entities/second-key';
export * from '../entities/session-terms';
export type * from '../entities/signup-runner';
export type * from '../entities/sso';
export * from '../entities/sso-terms';
export type * from '../entities/subscriber';
export * from '../entities/subscriber-terms';
export type * from '../entities/survey';
export type * from '../entities/survey-end-pages';
export type * from '../entities/survey-limits';
export * from '../entities/survey-preview-terms';
export type * from '../entities/survey-sections';
export * from '../entities/survey-terms';
export * from '../entities/survey-thanks';
export type * from '../entities/survey-translations';
export type * from '../entities/survey-work';
export type * from '../entities/user';
export type * from '../entities/webhook';
export * from '../entities/webhook-terms';
export type { AuditEntry, AuditVerification } from '../operations/audit';
export type { OwnSession, Session } from '../operations/auth';
export type { CouncilPatch, CouncilSummary } from '../operations/council';
export type { CouncilExport } from '../operations/council-exports';
export type { MailDraft } from '../operations/council-mails';
export type { Preferences, Topic } from '../operations/preferences';
export type { PublicSurvey, PublicSurveyState } from '../operations/public';
export type { PublicOptInPage } from '../operations/public-subscriptions';
export type { CampaignReport, ReportMaking, ResponseExport } from '../operations/report-exports';
export type {
  AnswerCounts,
  ExclusionBatch,
  ExclusionSelection,
  QuestionResult,
  Report,
  SegmentCount,
} from '../operations/reports';
export type { SurveyPreviewLink } from '../operations/survey-previews';
export type { CouncilDetail, ListedUser, SystemStats } from '../operations/system';
export { type ClientOperation, clientOperation, type ReplyOf } from './client-operation';
