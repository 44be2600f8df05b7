import type { FactorKind } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
/** How long a system administrator can work without a second factor, counted from the first sign-in. */
export const SYSTEM_ADMIN_GRACE_DAYS = 14;
export const MAX_PASSKEYS = 20;

export interface StoredPasskey {
  /** The id that the authenticator chose, base64url. */
  readonly id: string;
  readonly name: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** The authenticator's count of uses. Many authenticators always say 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface StoredAuthenticatorApp {
  /** The secret, encrypted with the key of the installation. */
  readonly sealedSecret: string;
  /** The last used time step. A code of it, or of an earlier one, is refused. */
  readonly lastStep: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The second factors of one user. */
export interface StoredFactors {
  /** The user's id. */
  readonly id: string;
  readonly revision: number;
  readonly passkeys: readonly StoredPasskey[];
  readonly app: StoredAuthenticatorApp | null;
  /** Keyed hashes of the recovery codes that were not used. */
  readonly recoveryCodes: readonly string[];
  /** When the grace of a system administrator began. Null for everybody else. */
  readonly graceFrom: Date | null;
}

export const noFactors = (id: string): Omit<StoredFactors, 'revision'> => ({
  id,
  passkeys: [],
  app: null,
  recoveryCodes: [],
  graceFrom: null,
});

type Kinds = Pick<StoredFactors, 'passkeys' | 'app'>;

export const kindsOf = (factors: Kinds | null): FactorKind[] => [
  ...((factors?.passkeys.length ?? 0) > 0 ? ['passkey' as const] : []),
  ...(factors?.app ? ['app' as const] : []),
];

/** Recovery codes alone are no factor: they are removed with the last one. */
export const hasFactor = (factors: Kinds | null): boolean => kindsOf(factors).length > 0;

/** Removes the recovery codes when no factor is left. */
export const withoutOrphans = <T extends Kinds & Pick<StoredFactors, 'recoveryCodes'>>(factors: T): T =>
  hasFactor(factors) ? factors : { ...factors, recoveryCodes: [] };

/** A council requires a second factor of its members since a moment, with days of grace. */
export interface FactorRequirement {
  readonly since: Date;
  readonly graceDays: number;
}

export const dueAtOf = ({ since, graceDays }: FactorRequirement): Date =>
  new Date(since.getTime() + graceDays * DAY_MS);

interface Person {
  readonly role: 'system_admin' | 'council_admin' | 'council_staff';
  readonly createdAt: Date;
}

interface Rules {
  /** Whether the installation requires a factor of system administrators. It does outside the demo. */
  readonly ofSystemAdmins: boolean;
  /** The requirement of the person's council. */
  readonly ofCouncil: FactorRequirement | null;
}

export interface Requirement {
  readonly by: 'council' | 'installation';
  readonly dueAt: Date;
}

/**
 * The requirement for one person. Somebody who joins a council that requires a factor already has no days of grace: they
 * have nothing to lose yet.
 */
export const requirementOf = (
  { role, createdAt }: Person,
  factors: Pick<StoredFactors, 'graceFrom'> | null,
  { ofSystemAdmins, ofCouncil }: Rules,
  now: Date,
): Requirement | null => {
  if (role === 'system_admin') {
    if (!ofSystemAdmins) return null;
    const since = factors?.graceFrom ?? now;
    return { by: 'installation', dueAt: dueAtOf({ since, graceDays: SYSTEM_ADMIN_GRACE_DAYS }) };
  }
  if (!ofCouncil) return null;
  const hasGrace = createdAt < ofCouncil.since;
  return { by: 'council', dueAt: hasGrace ? dueAtOf(ofCouncil) : createdAt };
};
