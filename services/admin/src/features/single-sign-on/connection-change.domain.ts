import { DomainError, type FieldProblem, type SsoConnectionChange, type SsoPreset } from '@folkmoot/contracts';
import type { SsoConnectionFields, StoredSsoConnection } from '../../entities/sso-connection/sso-connection.domain';
import { messages, presetLabels } from './sso.messages';

/** A new connection, before anything was entered. */
const emptyConnection = (now: Date): SsoConnectionFields => ({
  protocol: 'oidc',
  preset: 'other',
  label: '',
  isOn: false,
  issuer: '',
  clientId: '',
  sealedSecret: null,
  metadataUrl: '',
  entityId: '',
  signInUrl: '',
  signOutUrl: '',
  certificates: [],
  emailClaim: '',
  groupsClaim: '',
  groups: [],
  allowsNewAccounts: false,
  isRequired: false,
  breakGlassUserIds: [],
  lastTest: null,
  updatedAt: now,
});

const ENTRA_SAML_GROUPS = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups';

const groupsClaimOf = (protocol: SsoConnectionChange['protocol'], preset: SsoPreset): string =>
  protocol === 'saml' && preset === 'entra' ? ENTRA_SAML_GROUPS : 'groups';

/** Removes the fields that were not sent. */
const sent = (change: SsoConnectionChange): Partial<SsoConnectionFields> => {
  const {
    clientSecret: _secret,
    metadataXml: _xml,
    certificate: _certificate,
    revision: _revision,
    ...fields
  } = change;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};

/** The connection with a change. Secrets, metadata and certificates are handled by the caller. */
export const withChange = (
  stored: StoredSsoConnection | null,
  change: SsoConnectionChange,
  now: Date,
): SsoConnectionFields => {
  const fields = { ...(stored ?? emptyConnection(now)), ...sent(change) };
  // A name that was entered stays; one that we made follows the preset.
  const isOwnLabel = fields.label !== '' && !Object.values(presetLabels).includes(fields.label);
  // So does the claim with the groups, which differs between protocols.
  const isOurClaim = stored !== null && stored.groupsClaim === groupsClaimOf(stored.protocol, stored.preset);
  const claim = isOurClaim ? (change.groupsClaim ?? '') : fields.groupsClaim;
  return {
    ...fields,
    label: isOwnLabel ? fields.label : presetLabels[fields.preset],
    groupsClaim: claim === '' ? groupsClaimOf(fields.protocol, fields.preset) : claim,
    updatedAt: now,
  };
};

const isAddress = (text: string, mayBePlain: boolean): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || (mayBePlain && protocol === 'http:')) && username === '' && password === '';
};

const oidcProblems = ({ issuer, clientId }: SsoConnectionFields, mayBePlain: boolean): FieldProblem[] => [
  ...(issuer === '' ? [{ path: 'issuer', message: messages.issuerMissing }] : []),
  ...(issuer !== '' && !isAddress(issuer, mayBePlain) ? [{ path: 'issuer', message: messages.urlInvalid }] : []),
  ...(clientId === '' ? [{ path: 'clientId', message: messages.clientIdMissing }] : []),
];

const samlProblems = (fields: SsoConnectionFields, mayBePlain: boolean): FieldProblem[] => {
  const { entityId, signInUrl, signOutUrl, certificates } = fields;
  if (signInUrl === '' && certificates.length === 0) return [{ path: 'metadataUrl', message: messages.samlMissing }];
  const isWrong = (url: string) => url !== '' && !isAddress(url, mayBePlain);
  return [
    ...(entityId === '' ? [{ path: 'entityId', message: messages.entityIdMissing }] : []),
    ...(isWrong(signInUrl) || signInUrl === '' ? [{ path: 'signInUrl', message: messages.urlInvalid }] : []),
    ...(isWrong(signOutUrl) ? [{ path: 'signOutUrl', message: messages.urlInvalid }] : []),
    ...(certificates.length === 0 ? [{ path: 'certificate', message: messages.certificateMissing }] : []),
  ];
};

/** Throws invalid_input for a connection that nobody could sign in with. Only networks of the operator need no TLS. */
export const requireComplete = (fields: SsoConnectionFields, mayBePlain: boolean): void => {
  const groups = fields.groups.map(({ group }) => group);
  const problems = [
    ...(fields.protocol === 'oidc' ? oidcProblems(fields, mayBePlain) : samlProblems(fields, mayBePlain)),
    ...(new Set(groups).size < groups.length ? [{ path: 'groups', message: messages.groupTwice }] : []),
  ];
  if (problems.length > 0) throw new DomainError('invalid_input', { fields: problems });
};

const QUIET: ReadonlySet<string> = new Set(['updatedAt', 'lastTest', 'sealedSecret', 'id', 'revision', 'councilId']);

/** Names of the fields that differ, for the activity log. */
export const changedFieldsOf = (before: StoredSsoConnection | null, after: SsoConnectionFields): string[] => {
  if (!before) return [];
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !QUIET.has(name) && JSON.stringify(old.get(name)) !== JSON.stringify(value))
    .map(([name]) => name);
};
