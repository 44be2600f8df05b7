import type { FactorRequirement, StoredFactors } from './factor.domain';

export type FactorChanges = Partial<Pick<StoredFactors, 'passkeys' | 'app' | 'recoveryCodes' | 'graceFrom'>>;

/** The second factors of users. A user without a document has none. */
export interface FactorRepository {
  find(userId: string): Promise<StoredFactors | null>;
  findMany(userIds: readonly string[]): Promise<StoredFactors[]>;
  /** Changes the factors of a user, or stores the first ones. Throws stale_revision when somebody else did so meanwhile. */
  save(userId: string, before: StoredFactors | null, changes: FactorChanges): Promise<StoredFactors>;
  /** Deletes everything of a user. */
  erase(userId: string): Promise<void>;
}

/** The requirements of all councils. */
export interface FactorRequirementRepository {
  find(councilId: string): Promise<FactorRequirement | null>;
}

/** The requirement of the council of the scope. */
export interface OwnFactorRequirementRepository {
  find(): Promise<FactorRequirement | null>;
  set(requirement: FactorRequirement): Promise<void>;
  clear(): Promise<void>;
}

/** The purpose of a challenge. For another purpose it is invalid. */
export type ChallengePurpose = 'add-passkey' | 'add-app' | 'confirm' | 'sign-in';

export interface ChallengeKey {
  readonly purpose: ChallengePurpose;
  /** The session or the pending sign-in that asked. Another one cannot use the challenge. */
  readonly holder: string;
}

/** The text that a browser must sign, or the sealed secret of an app that is not confirmed. */
export interface ChallengeRepository {
  /** Replaces an earlier one of the same key. */
  put(key: ChallengeKey, value: string, expiresAt: Date): Promise<void>;
  find(key: ChallengeKey, now: Date): Promise<string | null>;
  /** Deletes the challenge and returns it. Of many simultaneous calls, one gets it. */
  take(key: ChallengeKey, now: Date): Promise<string | null>;
}
