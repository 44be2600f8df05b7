import { lookup } from '@folkmoot/contracts';
import type { SourceFile } from '../read-sources';

/**
 * Every collection that is opened without a council's filter, by the file that does it. A collection bound to its council
 * becomes one that is not only by standing here too.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'services/admin/src/records/activity.mongo.ts': ['activityModel'],
  'services/admin/src/records/ai.mongo.ts': ['aiPolicyModel', 'aiProviderModel', 'aiSettingsModel', 'aiUseModel'],
  'services/admin/src/records/attempt.mongo.ts': ['attemptModel'],
  'services/admin/src/records/audit.mongo.ts': ['auditHeadModel', 'auditModel'],
  'services/admin/src/records/certificate.mongo.ts': ['certificateModel'],
  'services/admin/src/records/council-export.mongo.ts': ['councilExportModel', 'exportPieceModel'],
  'services/admin/src/records/council.mongo.ts': ['councilModel'],
  'services/admin/src/records/digest.mongo.ts': ['digestModel'],
  'services/admin/src/records/invitation.mongo.ts': ['invitationModel'],
  'services/admin/src/records/maintenance.mongo.ts': ['maintenanceModel'],
  'services/admin/src/records/notice.mongo.ts': ['noticeModel'],
  'services/admin/src/records/notification.mongo.ts': ['notificationChoiceModel', 'teamDigestModel'],
  'services/admin/src/records/request-count.mongo.ts': ['requestCountModel'],
  'services/admin/src/records/session.mongo.ts': ['sessionModel'],
  'services/admin/src/records/sign-in-code.mongo.ts': ['codeModel'],
  'services/admin/src/records/sign-in-link.mongo.ts': ['linkModel'],
  'services/admin/src/records/system-event.mongo.ts': ['partStateModel', 'systemEventModel'],
  'services/admin/src/records/usage.mongo.ts': ['councilUsageModel', 'usageModel'],
  'services/admin/src/records/user.mongo.ts': ['userModel'],
  'services/campaigns/src/records/insight.mongo.ts': ['insightRunModel', 'insightSendingModel'],
  'services/campaigns/src/records/sweep.mongo.ts': [
    'assetModel',
    'bucketModel',
    'campaignModel',
    'councilCopyModel',
    'counterModel',
    'qrCodeModel',
  ],
  'services/public/src/features/intake/intake.mongo.ts': ['intakeModel'],
  'services/public/src/features/signups/signup.mongo.ts': ['signupModel'],
  'services/public/src/published/copies.mongo.ts': ['campaignCopyModel', 'councilCopyModel', 'surveyVersionModel'],
  'services/public/src/qr-codes/qr-code-copies.mongo.ts': ['qrCodeCopyModel'],
  'services/public/src/signup-pages/signup-copies.mongo.ts': ['pageCopyModel', 'tagCopyModel'],
  'services/subscribers/src/councils/council.mongo.ts': ['councilModel'],
  'services/subscribers/src/imports/import.mongo.ts': ['importModel'],
  'services/public/src/invitations/spent.mongo.ts': ['spentModel'],
  'services/subscribers/src/deliveries/delivery.mongo.ts': ['deliveryModel'],
  'services/subscribers/src/mailings/mailing.mongo.ts': ['mailingModel'],
  'services/subscribers/src/mails/mail.mongo.ts': ['mailModel'],
  'services/subscribers/src/opt-in-pages/opt-in-page.mongo.ts': ['optInPageModel'],
  'services/subscribers/src/subscribers/subscriber.mongo.ts': ['subscriberModel'],
  'services/subscribers/src/taggings/tagging.mongo.ts': ['taggingModel'],
  'services/subscribers/src/tags/tag.mongo.ts': ['tagModel'],
};

const OPENED = /\bcollectionAcrossCouncils(?:<[^>]*>)?\(\s*(\w+)/g;
const PRODUCT = /^(services|gateway)\/.*\.ts$/;

/** Collections opened over all councils that are not listed, and what is listed and no longer there. */
export const acrossCouncils = (
  files: readonly SourceFile[],
  list: Readonly<Record<string, readonly string[]>> = allowed,
): string[] => {
  const found = new Map(
    files
      .filter(({ path, text }) => PRODUCT.test(path) && text.includes('collectionAcrossCouncils('))
      .map(({ path, text }) => [path, [...text.matchAll(OPENED)].map(([, model = '']) => model)] as const),
  );
  const unlisted = [...found].flatMap(([path, models]) =>
    models
      .filter((model) => !lookup(list, path)?.includes(model))
      .map((model) => `${path}: ${model} is opened over all councils and does not stand in the list`),
  );
  const gone = Object.entries(list).flatMap(([path, models]) =>
    models
      .filter((model) => !found.get(path)?.includes(model))
      .map((model) => `${path}: ${model} stands in the list and is not opened over all councils`),
  );
  return [...unlisted, ...gone];
};
