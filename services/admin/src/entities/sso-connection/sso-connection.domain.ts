import {
  normaliseEmail,
  type SsoCertificate,
  type SsoConnection,
  type SsoGroup,
  type SsoPreset,
  type SsoProtocol,
  type SsoTest,
} from '@folkmoot/contracts';

/** The provider of a council. Its id is the council's: a council has one. */
export interface StoredSsoConnection {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly protocol: SsoProtocol;
  readonly preset: SsoPreset;
  readonly label: string;
  readonly isOn: boolean;
  readonly issuer: string;
  readonly clientId: string;
  /** Encrypted for this council. */
  readonly sealedSecret: string | null;
  readonly metadataUrl: string;
  readonly entityId: string;
  readonly signInUrl: string;
  readonly signOutUrl: string;
  /** DER as Base64, without line breaks. */
  readonly certificates: readonly string[];
  readonly emailClaim: string;
  readonly groupsClaim: string;
  readonly groups: readonly SsoGroup[];
  readonly allowsNewAccounts: boolean;
  readonly isRequired: boolean;
  readonly breakGlassUserIds: readonly string[];
  readonly lastTest: SsoTest | null;
  readonly updatedAt: Date;
}

export type SsoConnectionFields = Omit<StoredSsoConnection, 'id' | 'councilId' | 'revision'>;

/** The domain of an address, as domains are stored: lower-case ASCII. Empty when the address has none. */
export const domainOf = (email: string): string => {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : address.slice(at + 1);
};

/** The role that a person's groups give them: a new one, their present one (`unchanged`), or none in this council. */
export type GroupRole = SsoGroup['role'] | 'unchanged' | null;

/**
 * The highest role that one of the groups has in this council. Without any mapped group the provider alone decides who
 * gets in, and roles stay.
 */
export const roleOfGroups = (mapped: readonly SsoGroup[], groups: readonly string[]): GroupRole => {
  if (mapped.length === 0) return 'unchanged';
  const roles = new Set(mapped.filter(({ group }) => groups.includes(group)).map(({ role }) => role));
  if (roles.has('council_admin')) return 'council_admin';
  return roles.has('council_staff') ? 'council_staff' : null;
};

/** Whether the requirement of a connection is in force. */
export const isInForce = ({ isOn, isRequired }: Pick<StoredSsoConnection, 'isOn' | 'isRequired'>): boolean =>
  isOn && isRequired;

export const toConnectionView = (
  stored: StoredSsoConnection,
  certificates: readonly SsoCertificate[],
): SsoConnection => {
  const {
    id: _id,
    councilId: _councilId,
    sealedSecret,
    isRequired: _isRequired,
    breakGlassUserIds: _breakGlassUserIds,
    certificates: _certificates,
    groups,
    updatedAt,
    ...fields
  } = stored;
  return {
    ...fields,
    hasSecret: sealedSecret !== null,
    certificates: [...certificates],
    groups: groups.map(({ group, role }) => ({ group, role })),
    updatedAt: updatedAt.toISOString(),
  };
};
