import type { Scope } from '@folkmoot/service-kit';
import { addressChangeEntity } from '../entities/address-change/address-change.mongo';
import { aiEntity } from '../entities/ai-provider/ai.mongo';
import { apiTokenEntity } from '../entities/api-token/api-token.mongo';
import { attemptEntity } from '../entities/attempt/attempt.mongo';
import { activityEntity } from '../entities/audit-entry/activity.mongo';
import { auditEntity } from '../entities/audit-entry/audit.mongo';
import { councilEntity } from '../entities/council/council.mongo';
import { councilExportEntity } from '../entities/council-export/council-export.mongo';
import { certificateEntity } from '../entities/erasure-certificate/certificate.mongo';
import { factorEntity } from '../entities/factor/factor.mongo';
import { healthAlertEntity } from '../entities/health-alert/health-alert.mongo';
import { healthDayEntity } from '../entities/health-day/health-day.mongo';
import { invitationEntity } from '../entities/invitation/invitation.mongo';
import { maintenanceEntity } from '../entities/maintenance/maintenance.mongo';
import { digestEntity } from '../entities/notification/digest.mongo';
import { noticeEntity } from '../entities/notification/notice.mongo';
import { notificationEntity } from '../entities/notification/notification.mongo';
import { populationTableEntity } from '../entities/population-table/population-table.mongo';
import { requestCountEntity } from '../entities/request-count/request-count.mongo';
import { sessionEntity } from '../entities/session/session.mongo';
import { pendingSignInEntity } from '../entities/sign-in/pending-sign-in.mongo';
import { signInFailureEntity } from '../entities/sign-in-failure/sign-in-failure.mongo';
import { codeEntity } from '../entities/sign-in-link/sign-in-code.mongo';
import { linkEntity } from '../entities/sign-in-link/sign-in-link.mongo';
import { ssoAttemptEntity } from '../entities/sso-attempt/sso-attempt.mongo';
import { ssoConnectionEntity } from '../entities/sso-connection/sso-connection.mongo';
import { ssoDomainEntity } from '../entities/sso-domain/sso-domain.mongo';
import { ssoSessionEntity } from '../entities/sso-session/sso-session.mongo';
import { systemEventEntity } from '../entities/system-event/system-event.mongo';
import { usageEntity } from '../entities/usage/usage.mongo';
import { userEntity } from '../entities/user/user.mongo';
import { webhookEntity } from '../entities/webhook/webhook.mongo';
import { webhookDeliveryEntity } from '../entities/webhook-delivery/webhook-delivery.mongo';

const entities = [
  addressChangeEntity,
  aiEntity,
  apiTokenEntity,
  attemptEntity,
  activityEntity,
  auditEntity,
  councilEntity,
  councilExportEntity,
  certificateEntity,
  factorEntity,
  healthAlertEntity,
  healthDayEntity,
  invitationEntity,
  maintenanceEntity,
  digestEntity,
  noticeEntity,
  notificationEntity,
  populationTableEntity,
  requestCountEntity,
  sessionEntity,
  pendingSignInEntity,
  signInFailureEntity,
  codeEntity,
  linkEntity,
  ssoAttemptEntity,
  ssoConnectionEntity,
  ssoDomainEntity,
  ssoSessionEntity,
  systemEventEntity,
  usageEntity,
  userEntity,
  webhookEntity,
  webhookDeliveryEntity,
];

/** The collections of all entities. */
export const repositoryModels = entities.flatMap(({ models }) => models);

/** All repositories of the service. */
export const repositories = (scope: Scope) => ({
  ...addressChangeEntity.repositories(scope, {}),
  ...aiEntity.repositories(scope, {}),
  ...apiTokenEntity.repositories(scope, {}),
  ...attemptEntity.repositories(scope, {}),
  ...activityEntity.repositories(scope, {}),
  ...auditEntity.repositories(scope, {}),
  ...councilEntity.repositories(scope, {}),
  ...councilExportEntity.repositories(scope, {}),
  ...certificateEntity.repositories(scope, {}),
  ...factorEntity.repositories(scope, {}),
  ...healthAlertEntity.repositories(scope, {}),
  ...healthDayEntity.repositories(scope, {}),
  ...invitationEntity.repositories(scope, {}),
  ...maintenanceEntity.repositories(scope, {}),
  ...digestEntity.repositories(scope, {}),
  ...noticeEntity.repositories(scope, {}),
  ...notificationEntity.repositories(scope, {}),
  ...populationTableEntity.repositories(scope, {}),
  ...requestCountEntity.repositories(scope, {}),
  ...sessionEntity.repositories(scope, {}),
  ...pendingSignInEntity.repositories(scope, {}),
  ...signInFailureEntity.repositories(scope, {}),
  ...codeEntity.repositories(scope, {}),
  ...linkEntity.repositories(scope, {}),
  ...ssoAttemptEntity.repositories(scope, {}),
  ...ssoConnectionEntity.repositories(scope, {}),
  ...ssoDomainEntity.repositories(scope, {}),
  ...ssoSessionEntity.repositories(scope, {}),
  ...systemEventEntity.repositories(scope, {}),
  ...usageEntity.repositories(scope, {}),
  ...userEntity.repositories(scope, {}),
  ...webhookEntity.repositories(scope, {}),
  ...webhookDeliveryEntity.repositories(scope, {}),
});

export type Repositories = ReturnType<typeof repositories>;
