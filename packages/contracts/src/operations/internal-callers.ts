import type { Operation } from '../core/operation';
import type { SignerName } from '../core/signers';

/**
 * Who may call each operation with `can: 'internal'`, by the operation's name. One that is not listed may be called by
 * nobody. Operations that a service or the kit declares for itself are listed here too, so that this is the whole picture.
 */
const internalCallers: ReadonlyMap<string, readonly SignerName[]> = new Map<string, readonly SignerName[]>([
  ['resolveSession', ['gateway']],
  ['resolveApiToken', ['gateway']],
  ['recordRequestCounts', ['gateway']],
  ['readUserAddress', ['subscribers']],
  ['getAiCredentials', ['campaigns']],
  ['noteAiUse', ['campaigns']],
  ['fetchLogo', ['campaigns', 'public', 'subscribers']],
  ['fetchAsset', ['public']],
  ['fetchPublishedFile', ['public']],
  ['readPreviewedSurvey', ['public']],
  ['fetchPreviewedFile', ['public']],
  ['eraseResponse', ['public']],
  ['findSegment', ['campaigns']],
  ['claimCampaignAddresses', ['campaigns']],
  ['readPreferences', ['public']],
  ['answerHearBack', ['public']],
  ['pauseMail', ['public']],
  ['readOwnData', ['public']],
  ['correctOwnData', ['public']],
  ['eraseOwnData', ['public']],
  ['requestNewAddress', ['public']],
  ['readNewAddress', ['public']],
  ['answerNewAddress', ['public']],
  ['choosePreferences', ['public']],
  ['confirmAddress', ['public']],
  ['listAuditOfSubjects', ['campaigns']],
  ['listMailingsOfCampaign', ['campaigns']],
  ['rotateEvidenceKey', ['operator']],
  ['getServiceReport', ['admin']],
  ['listExportedKinds', ['admin']],
  ['exportKind', ['admin']],
  ['createSupportLink', ['operator']],
  ['resetFactorsByCommand', ['operator']],
  ['verifyAuditByCommand', ['operator']],
  ['readDeadLetters', ['operator']],
  ['replayDeadLettersByCommand', ['operator']],
  ['discardDeadLettersByCommand', ['operator']],
  ['recountReports', ['operator']],
  ['eraseStaffDataByCommand', ['operator']],
  ['eraseSubscriberDataByCommand', ['operator']],
  ['tellAnswered', ['operator']],
  ['findAnswered', ['subscribers']],
  ['seedAdmin', ['operator']],
  ['seedCampaigns', ['operator']],
  ['seedSubscribers', ['operator']],
]);

/** The callers of an internal operation. */
export const internalCallersOf = ({ name }: Pick<Operation, 'name'>): readonly SignerName[] =>
  internalCallers.get(name) ?? [];

/** The names of all operations in the table. */
export const internalOperationNames: readonly string[] = [...internalCallers.keys()];
