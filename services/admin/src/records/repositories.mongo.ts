import type { CouncilExportOptions, Scope } from '@folkmoot/service-kit';
import { activityModel, createActivityRepositoryAcrossCouncils } from './activity.mongo';
import { aiModels, aiPolicyModel, aiUseModel, createAiRepositoryAcrossCouncils } from './ai.mongo';
import { attemptModel, createAttemptRepositoryAcrossCouncils } from './attempt.mongo';
import { auditHeadModel, auditModel, createAuditRepositoryAcrossCouncils } from './audit.mongo';
import { certificateModel, createCertificateRepositoryAcrossCouncils } from './certificate.mongo';
import { councilModel, createCouncilRepositoryAcrossCouncils } from './council.mongo';
import {
  councilExportModel,
  createCouncilExportRepositoryAcrossCouncils,
  exportPieceModel,
} from './council-export.mongo';
import { createDigestRepositoryAcrossCouncils, digestModel } from './digest.mongo';
import { createInvitationRepositoryAcrossCouncils, invitationModel } from './invitation.mongo';
import { createMaintenanceRepositoryAcrossCouncils, maintenanceModel } from './maintenance.mongo';
import { createNoticeRepositoryAcrossCouncils, noticeModel } from './notice.mongo';
import {
  createNotificationRepositoryAcrossCouncils,
  notificationChoiceModel,
  teamDigestModel,
} from './notification.mongo';
import type { Repositories } from './repositories';
import { createRequestCountRepositoryAcrossCouncils, requestCountModel } from './request-count.mongo';
import { createSessionRepositoryAcrossCouncils, sessionModel } from './session.mongo';
import { codeModel, createCodeRepositoryAcrossCouncils } from './sign-in-code.mongo';
import { createLinkRepositoryAcrossCouncils, linkModel } from './sign-in-link.mongo';
import { createSystemEventRepositoryAcrossCouncils, partStateModel, systemEventModel } from './system-event.mongo';
import { councilUsageModel, createUsageRepositoryAcrossCouncils, usageModel } from './usage.mongo';
import { createUserRepositoryAcrossCouncils, userModel } from './user.mongo';

export const models = [
  councilModel,
  userModel,
  invitationModel,
  sessionModel,
  codeModel,
  linkModel,
  attemptModel,
  activityModel,
  auditModel,
  auditHeadModel,
  usageModel,
  requestCountModel,
  partStateModel,
  systemEventModel,
  maintenanceModel,
  councilUsageModel,
  certificateModel,
  councilExportModel,
  exportPieceModel,
  ...aiModels,
  notificationChoiceModel,
  teamDigestModel,
  noticeModel,
  digestModel,
];

/**
 * What goes with a council that is erased. Its people stay, without a council; audit entries stay, with ids only.
 */
export const councilModels = [
  invitationModel,
  activityModel,
  usageModel,
  councilUsageModel,
  aiPolicyModel,
  aiUseModel,
  councilExportModel,
  exportPieceModel,
  noticeModel,
  digestModel,
];

/** What this service gives away with a council that is exported. */
export const exportedOfCouncil: CouncilExportOptions = {
  models: [userModel, invitationModel, auditModel, aiPolicyModel, aiUseModel],
  elsewhere: [{ model: councilModel, path: '_id' }],
  without: {
    councils: ['searchText', 'teamChanges'],
    users: ['searchText', 'systemChanges'],
    invitations: ['mailState', 'mailAttempts', 'mailDueAt'],
  },
};

export const repositories = (scope: Scope): Repositories => ({
  councils: createCouncilRepositoryAcrossCouncils(scope),
  users: createUserRepositoryAcrossCouncils(scope),
  invitations: createInvitationRepositoryAcrossCouncils(scope),
  sessions: createSessionRepositoryAcrossCouncils(scope),
  codes: createCodeRepositoryAcrossCouncils(scope),
  links: createLinkRepositoryAcrossCouncils(scope),
  attempts: createAttemptRepositoryAcrossCouncils(scope),
  activity: createActivityRepositoryAcrossCouncils(scope),
  audit: createAuditRepositoryAcrossCouncils(scope),
  notifications: createNotificationRepositoryAcrossCouncils(scope),
  notices: createNoticeRepositoryAcrossCouncils(scope),
  digests: createDigestRepositoryAcrossCouncils(scope),
  usage: createUsageRepositoryAcrossCouncils(scope),
  requestCounts: createRequestCountRepositoryAcrossCouncils(scope),
  systemEvents: createSystemEventRepositoryAcrossCouncils(scope),
  maintenances: createMaintenanceRepositoryAcrossCouncils(scope),
  certificates: createCertificateRepositoryAcrossCouncils(scope),
  councilExports: createCouncilExportRepositoryAcrossCouncils(scope),
  ai: createAiRepositoryAcrossCouncils(scope),
});
