import type { Signup } from './signup.domain';

/** Sign-ups until subscribers has them. */
export interface SignupIntake {
  /** Keeps a sign-up durably, in one write. One with its id that is kept, or was handed over lately, is not kept again. */
  add(signup: Signup): Promise<void>;
}

export interface SignupCleanup {
  /** Forgets that sign-ups handed over before `day` ever came. */
  deleteHandedOverBefore(day: Date): Promise<number>;
}
