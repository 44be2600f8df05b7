import type { SignInMethod } from '../session';

/**
 * A sign-in whose first proof was accepted and whose second factor is missing. Its cookie can finish this sign-in, for a
 * few minutes, and nothing else.
 */
export interface PendingSignIn {
  /** Hash of the value of the cookie. The value is not stored. */
  readonly id: string;
  readonly userId: string;
  readonly method: SignInMethod;
  /** Wrong proofs so far. */
  readonly failures: number;
  readonly expiresAt: Date;
}

export interface PendingSignInRepository {
  add(pending: PendingSignIn): Promise<void>;
  find(id: string, now: Date): Promise<PendingSignIn | null>;
  /** Counts a wrong proof. Returns how many there were; null when it has ended. */
  countFailure(id: string): Promise<number | null>;
  /** Deletes it. True for one of many simultaneous calls. */
  end(id: string): Promise<boolean>;
  endOfUser(userId: string): Promise<void>;
}
