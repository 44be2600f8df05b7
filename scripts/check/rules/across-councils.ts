import { lookup } from '@folkmoot/contracts';
import type { SourceFile } from '../read-sources';

export interface WideCollections {
  readonly models: readonly string[];
  /** Why the repository cannot be bound to the council of the caller. */
  readonly reason: string;
}

/**
 * Every collection that is opened without a council's filter, by file, with the reason. A collection with a filter may
 * lose it only together with an entry here.
 */
const allowed: Readonly<Record<string, WideCollections | readonly string[]>> = {
  'services/admin/src/entities/address-change/address-change.mongo.ts': {
    models: ['addressChangeModel', 'addressNoticeModel'],
    reason: 'A link has only a token, and addresses belong to users, who may have no council.',
  },
  'services/admin/src/entities/ai-provider/ai.mongo.ts': {
    models: ['aiPolicyModel', 'aiProviderModel', 'aiSettingsModel', 'aiUseModel'],
    reason:
      'Providers, settings and costs belong to the installation. System administrators set the policy of any council.',
  },
  'services/admin/src/entities/api-token/api-token.mongo.ts': {
    models: ['apiTokenModel'],
    reason:
      'A program sends only its token, and the log names the tokens of all councils. The repository for staff is bound.',
  },
  'services/admin/src/entities/attempt/attempt.mongo.ts': {
    models: ['attemptModel'],
    reason: 'Attempts are counted before the council of the caller is known.',
  },
  'services/admin/src/entities/audit-entry/activity.mongo.ts': {
    models: ['activityModel'],
    reason: 'A user has one document for each day, also on a day on which they change the council. Counting is bound.',
  },
  'services/admin/src/entities/audit-entry/audit.mongo.ts': {
    models: ['auditHeadModel', 'auditModel'],
    reason: 'The log is one chain over all councils. Only system administrators read it.',
  },
  'services/admin/src/entities/backup-status/backup-status.mongo.ts': {
    models: ['backupStatusModel'],
    reason: 'Backups have the data of all councils. Only system administrators see their status.',
  },
  'services/admin/src/entities/council/council.mongo.ts': {
    models: ['councilModel'],
    reason: 'A council belongs to no council: its own id is the key.',
  },
  'services/admin/src/entities/council-export/council-export.mongo.ts': {
    models: ['councilExportModel', 'exportPieceModel'],
    reason: 'System administrators export any council, and one job runs all exports.',
  },
  'services/admin/src/entities/erasure-certificate/certificate.mongo.ts': {
    models: ['certificateModel'],
    reason: 'A certificate stays after its council is erased.',
  },
  'services/admin/src/entities/factor/factor.mongo.ts': {
    models: ['factorChallengeModel', 'factorModel', 'factorRequirementModel'],
    reason:
      'Factors belong to users, who sign in before their council is known. The repository of a council for its requirement is bound.',
  },
  'services/admin/src/entities/health-alert/health-alert.mongo.ts': {
    models: ['healthAlertModel'],
    reason: 'The parts of an installation have no council.',
  },
  'services/admin/src/entities/health-day/health-day.mongo.ts': {
    models: ['healthDayModel'],
    reason: 'The parts of an installation have no council.',
  },
  'services/admin/src/entities/invitation/invitation.mongo.ts': {
    models: ['invitationModel'],
    reason: 'A guest has only a token, and one job sends all mails. The repository for staff is bound.',
  },
  'services/admin/src/entities/maintenance/maintenance.mongo.ts': {
    models: ['maintenanceModel'],
    reason: 'Maintenance concerns the whole installation.',
  },
  'services/admin/src/entities/notification/notice.mongo.ts': {
    models: ['noticeModel'],
    reason: 'A notice for all councils has no council, and one job sends all notices.',
  },
  'services/admin/src/entities/notification/notification.mongo.ts': {
    models: ['notificationChoiceModel', 'teamDigestModel'],
    reason: 'Choices belong to a user. The mark of the team digest has the id of its council.',
  },
  'services/admin/src/entities/remote-release/remote-release.mongo.ts': {
    models: ['releaseLoadModel', 'rollBackModel'],
    reason: 'Releases belong to the installation. Loads name neither a person nor a council.',
  },
  'services/admin/src/entities/population-table/population-table.mongo.ts': {
    models: ['populationTableModel'],
    reason: 'System administrators offer the tables to all councils.',
  },
  'services/admin/src/entities/request-count/request-count.mongo.ts': {
    models: ['requestCountModel'],
    reason: 'Gateways count requests of the whole installation.',
  },
  'services/admin/src/entities/session/session.mongo.ts': {
    models: ['sessionModel', 'sessionEndModel'],
    reason: 'Sessions belong to users, who may have no council or act in another one.',
  },
  'services/admin/src/entities/sign-in/pending-sign-in.mongo.ts': {
    models: ['pendingSignInModel'],
    reason: 'Sign-ins that wait belong to users, before their council is known.',
  },
  'services/admin/src/entities/sign-in-failure/sign-in-failure.mongo.ts': {
    models: ['signInFailureModel'],
    reason: 'Sign-ins fail before the council of a person is known.',
  },
  'services/admin/src/entities/sign-in-link/sign-in-code.mongo.ts': {
    models: ['codeModel'],
    reason: 'Codes belong to users, before their council is known.',
  },
  'services/admin/src/entities/sign-in-link/sign-in-link.mongo.ts': {
    models: ['linkModel'],
    reason: 'Links belong to users, before their council is known.',
  },
  'services/admin/src/entities/sso-attempt/sso-attempt.mongo.ts': {
    models: ['ssoAttemptModel', 'usedAnswerModel'],
    reason: 'An answer of a provider says which attempt it is for, not which council.',
  },
  'services/admin/src/entities/sso-connection/sso-connection.mongo.ts': {
    models: ['ssoConnectionModel'],
    reason: 'People sign in before their council is known. The repository for staff is bound.',
  },
  'services/admin/src/entities/sso-domain/sso-domain.mongo.ts': {
    models: ['ssoDomainModel'],
    reason:
      'The domain of an address leads to the council, and a job checks all domains. The repository for staff is bound.',
  },
  'services/admin/src/entities/sso-session/sso-session.mongo.ts': {
    models: ['ssoSessionModel'],
    reason: 'Sessions belong to users. A provider names the council only by its own session or person.',
  },
  'services/admin/src/entities/system-event/system-event.mongo.ts': {
    models: ['partStateModel', 'systemEventModel'],
    reason: 'The parts of an installation have no council.',
  },
  'services/admin/src/entities/usage/usage.mongo.ts': {
    models: ['councilUsageModel', 'usageModel'],
    reason: 'System administrators compare councils. Campaigns are counted from events of all councils.',
  },
  'services/admin/src/entities/user/user.mongo.ts': {
    models: ['userModel'],
    reason:
      'Users sign in before their council is known, and move between councils. The repository of members is bound.',
  },
  'services/admin/src/entities/webhook-delivery/webhook-delivery.mongo.ts': {
    models: ['webhookDeliveryModel'],
    reason: 'One piece of work sends the messages of all councils. The repository for staff is bound.',
  },
  'services/campaigns/src/entities/comment-plan/comment-plan.mongo.ts': {
    models: ['commentPlanModel'],
    reason: 'One job reads the comments of all councils.',
  },
  'services/campaigns/src/entities/insight/insight.mongo.ts': {
    models: ['insightRunModel', 'insightSendingModel'],
    reason: 'Jobs find the stalled analyses and the open lines of the ledger of all councils.',
  },
  'services/campaigns/src/entities/label-run/label-run.mongo.ts': {
    models: ['labelRunModel'],
    reason: 'Jobs find the stalled labelling runs of all councils.',
  },
  'services/campaigns/src/entities/answer-series/answer-series.mongo.ts': {
    models: ['seriesModel'],
    reason: 'Jobs find the stalled imports, the abandoned files and the removed series of all councils.',
  },
  'services/campaigns/src/entities/asset/asset.mongo.ts': {
    models: ['assetModel', 'bucketModel'],
    reason: 'Jobs find the councils that have files or storage.',
  },
  'services/campaigns/src/entities/campaign/campaign.mongo.ts': {
    models: ['campaignModel'],
    reason: 'Jobs find the campaigns of all councils that open, close or are erased.',
  },
  'services/campaigns/src/entities/council/council-copy.mongo.ts': {
    models: ['councilCopyModel'],
    reason: 'Jobs find the councils that keep responses for a limited time, and the deleted ones.',
  },
  'services/campaigns/src/entities/qr-code/qr-code.mongo.ts': {
    models: ['qrCodeModel'],
    reason: 'A data migration publishes the codes of all councils.',
  },
  'services/campaigns/src/entities/report/counter.mongo.ts': {
    models: ['counterModel'],
    reason: 'Jobs find the reports of all councils that must be counted again or announced.',
  },
  'services/campaigns/src/entities/integrity/integrity.mongo.ts': {
    models: ['integrityModel'],
    reason: 'One job compares the responses of all councils, and one destroys the keys of closed campaigns.',
  },
  'services/campaigns/src/entities/evidence/evidence.mongo.ts': {
    models: ['evidenceModel', 'evidenceKeyModel'],
    reason: 'One job makes the packs of all councils. The keys that sign them belong to the installation.',
  },
  'services/campaigns/src/entities/commitment/commitment.mongo.ts': {
    models: ['commitmentsModel'],
    reason: 'One job counts the themes of the commitments of all councils again.',
  },
  'services/campaigns/src/entities/publication/publication.mongo.ts': {
    models: ['publicationVersionModel'],
    reason: 'One job publishes the results of all councils at their time.',
  },
  'services/campaigns/src/entities/wave/wave.mongo.ts': {
    models: ['waveModel'],
    reason: 'One job carries out the decisions of all councils.',
  },
  'services/campaigns/src/entities/weighting/weighting.mongo.ts': {
    models: ['weightingModel'],
    reason: 'One job counts the cells of weighted campaigns of all councils.',
  },
  'services/public/src/features/intake/intake.mongo.ts': {
    models: ['intakeModel'],
    reason: 'Batches store the responses of several councils in one write.',
  },
  'services/public/src/features/signups/signup.mongo.ts': {
    models: ['signupModel'],
    reason: 'Batches store the sign-ups of several councils in one write.',
  },
  'services/public/src/entities/published-survey/copies.mongo.ts': {
    models: ['campaignCopyModel', 'councilCopyModel', 'surveyVersionModel'],
    reason: 'Residents open a survey by its address, before the council is known.',
  },
  'services/public/src/entities/published-results/results-copies.mongo.ts': {
    models: ['resultsCopyModel'],
    reason: 'A resident who opens results names a campaign, and no council.',
  },
  'services/public/src/entities/published-results/results-files.mongo.ts': {
    models: ['resultsFileModel'],
    reason: 'A resident who opens results names a campaign, and no council.',
  },
  'services/public/src/entities/hear-back-count/hear-back-counts.mongo.ts': {
    models: ['hearBackCountModel'],
    reason: 'Residents open results by an address, before the council is known.',
  },
  'services/public/src/entities/consultation/listing.mongo.ts': {
    models: ['listingModel'],
    reason: 'Residents open the list of consultations by the address of a council, before the council is known.',
  },
  'services/public/src/entities/commitment/commitment-copies.mongo.ts': {
    models: ['commitmentCopyModel'],
    reason: 'Residents open commitments by an address, before the council is known.',
  },
  'services/public/src/entities/archived-newsletter/newsletter-copies.mongo.ts': {
    models: ['newsletterCopyModel'],
    reason: 'Residents open a newsletter by its address, before the council is known.',
  },
  'services/public/src/entities/qr-code/qr-code-copies.mongo.ts': {
    models: ['qrCodeCopyModel'],
    reason: 'Residents open a code by its short address, before the council is known.',
  },
  'services/public/src/entities/signup-page/signup-copies.mongo.ts': {
    models: ['pageCopyModel', 'tagCopyModel'],
    reason: 'Residents open a page by its address, before the council is known.',
  },
  'services/public/src/entities/spent-invitation/spent.mongo.ts': {
    models: ['spentModel'],
    reason: 'Batches mark the invitations of several councils as used. A job finds those that were not announced.',
  },
  'services/subscribers/src/entities/council/council.mongo.ts': {
    models: ['councilModel'],
    reason: 'A council belongs to no council: its own id is the key.',
  },
  'services/subscribers/src/entities/delivery/delivery.mongo.ts': {
    models: ['deliveryModel'],
    reason: 'Reports of mail providers name a delivery, not a council.',
  },
  'services/subscribers/src/entities/hear-back/hear-back.mongo.ts': {
    models: ['hearBackCampaignModel'],
    reason: 'One job deletes old addresses of all councils.',
  },
  'services/subscribers/src/entities/import/import.mongo.ts': {
    models: ['importModel'],
    reason: 'Jobs find the stalled imports and the expired files of all councils.',
  },
  'services/subscribers/src/entities/mail-health/mail-health.mongo.ts': {
    models: ['mailHealthModel', 'mailWayModel'],
    reason:
      'A report of a test names only the test. The ways in which reports arrive belong to the installation. The repository for staff is bound.',
  },
  'services/subscribers/src/entities/mail/mail.mongo.ts': {
    models: ['mailModel'],
    reason: 'One job sends the mails of all councils.',
  },
  'services/subscribers/src/entities/mailing/mailing.mongo.ts': {
    models: ['mailingModel'],
    reason: 'One job finds the due mailings of all councils, and a data migration the invitations.',
  },
  'services/subscribers/src/entities/opt-in-page/opt-in-page.mongo.ts': {
    models: ['addressClaimModel', 'optInPageModel'],
    reason:
      'Jobs find the deleted pages and the reserved addresses of all councils, and a data migration the unclaimed ones.',
  },
  'services/subscribers/src/entities/segment/segment.mongo.ts': {
    models: ['segmentModel'],
    reason: 'One job counts the due segments of all councils.',
  },
  'services/subscribers/src/entities/signup/signup.mongo.ts': {
    models: ['signupModel'],
    reason: 'A data migration notes the sign-ups of all councils with their people.',
  },
  'services/subscribers/src/entities/subscriber/stats.mongo.ts': {
    models: ['statsModel'],
    reason:
      'A job finds the councils whose people have no complete search keys yet. The repository for figures is bound.',
  },
  'services/subscribers/src/entities/subscriber/subscriber-sweeps.mongo.ts': {
    models: ['subscriberModel'],
    reason: 'Data migrations fill the search keys and count the attribute values of all councils.',
  },
  'services/subscribers/src/entities/attribute/attribute.mongo.ts': {
    models: ['attributeModel'],
    reason: 'One job finds the removed attributes of all councils.',
  },
  'services/subscribers/src/entities/tag/tag.mongo.ts': {
    models: ['tagModel'],
    reason: 'One job finds the removed tags of all councils.',
  },
  'services/subscribers/src/entities/tagging/tagging.mongo.ts': {
    models: ['taggingModel'],
    reason: 'One job finds the stalled taggings of all councils.',
  },
};

const SHORTEST_REASON = 20;

const isList = (entry: WideCollections | readonly string[]): entry is readonly string[] => Array.isArray(entry);

const modelsOf = (entry: WideCollections | readonly string[] | undefined): readonly string[] =>
  entry === undefined ? [] : isList(entry) ? entry : entry.models;

const hasReason = (entry: WideCollections | readonly string[]): boolean =>
  !isList(entry) && entry.reason.length >= SHORTEST_REASON;

const OPENED = /\bcollectionAcrossCouncils(?:<[^>]*>)?\(\s*(\w+)/g;
const PRODUCT = /^(services|gateway)\/.*\.ts$/;

/** Collections that are opened over all councils and not listed, unused entries of the list, and entries without a reason. */
export const acrossCouncils = (
  files: readonly SourceFile[],
  list: Readonly<Record<string, WideCollections | readonly string[]>> = allowed,
): string[] => {
  const modelsByFile = new Map(
    files
      .filter(({ path, text }) => PRODUCT.test(path) && text.includes('collectionAcrossCouncils('))
      .map(({ path, text }) => [path, [...text.matchAll(OPENED)].map(([, model = '']) => model)] as const),
  );
  const unlisted = [...modelsByFile].flatMap(([path, models]) =>
    models
      .filter((model) => !modelsOf(lookup(list, path)).includes(model))
      .map((model) => `${path}: ${model} is opened over all councils and is not listed`),
  );
  const gone = Object.entries(list).flatMap(([path, entry]) =>
    modelsOf(entry)
      .filter((model) => !modelsByFile.get(path)?.includes(model))
      .map((model) => `${path}: ${model} is listed and is not opened over all councils`),
  );
  const unexplained = Object.entries(list)
    .filter(([, entry]) => !hasReason(entry))
    .map(([path]) => `${path}: is listed without a reason`);
  return [...unlisted, ...gone, ...unexplained];
};
