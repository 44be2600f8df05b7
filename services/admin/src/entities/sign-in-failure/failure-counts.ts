import type { SignInFailureReason } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import type { SignInFailureRepository, SignInFailures } from './sign-in-failure.repository';

const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** Different counts that may be written at the same time. There are more only under an attack on many accounts. */
const MAX_WRITES = 200;

interface SignInFailure {
  /** Null when no account is known. */
  readonly userId: string | null;
  readonly reason: SignInFailureReason;
}

export interface FailureCounts {
  /** Counts a failed sign-in. The request does not wait for it. Never throws. */
  note(failure: SignInFailure): void;
}

interface Options {
  readonly failures: Pick<SignInFailureRepository, 'add'>;
  readonly clock: Clock;
  readonly logger: { error(fields: object, message: string): void };
}

/**
 * Counts failed sign-ins by day, person and reason. Failures that arrive while their count is being written become one
 * write, so that many requests cannot cause as many writes.
 */
export const createFailureCounts = ({ failures, clock, logger }: Options): FailureCounts => {
  const waiting = new Map<string, number>();
  const write = async (key: string, counted: SignInFailures): Promise<void> => {
    await failures
      .add(counted)
      .catch((error: unknown) => logger.error({ err: error }, 'a failed sign-in could not be counted'));
    const more = waiting.get(key) ?? 0;
    waiting.delete(key);
    if (more === 0) return;
    waiting.set(key, 0);
    await write(key, { ...counted, count: more, lastAt: clock.now() });
  };
  return {
    note: ({ userId, reason }) => {
      const now = clock.now();
      const day = now.toISOString().slice(0, DATE_LENGTH);
      const key = [day, userId, reason].join(' ');
      const before = waiting.get(key);
      if (before !== undefined) {
        waiting.set(key, before + 1);
        return;
      }
      if (waiting.size >= MAX_WRITES) return;
      waiting.set(key, 0);
      void write(key, { day, userId, reason, count: 1, lastAt: now });
    },
  };
};
