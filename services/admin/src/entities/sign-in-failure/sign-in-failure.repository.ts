import type { SignInFailureReason } from '@folkmoot/contracts';

/** Failed sign-ins of one kind on one day. */
export interface SignInFailures {
  /** `2026-11-27`, in UTC. */
  readonly day: string;
  /** Null when no account is known. The address that somebody tried is stored nowhere. */
  readonly userId: string | null;
  readonly reason: SignInFailureReason;
  readonly count: number;
  readonly lastAt: Date;
}

export interface SignInFailureRepository {
  /** Adds to the count of this day, person and reason. */
  add(failures: SignInFailures): Promise<void>;
  /** Days from the first to the last, both included: the newest day first, then the highest counts. */
  list(firstDay: string, lastDay: string): Promise<SignInFailures[]>;
}
