import type { Signup } from './signup.domain';

/** Sign-ups until subscribers has stored them. */
export interface SignupRepository {
  /**
   * Stores a sign-up durably, in one write. A sign-up with the id of a stored or recently handed-over one is not stored
   * again.
   */
  add(signup: Signup): Promise<void>;
}

export interface HandedOverSignupRepository {
  /** Deletes the records of sign-ups that were handed over before `day`. */
  deleteHandedOverBefore(day: Date): Promise<number>;
}
