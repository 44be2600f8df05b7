import type { getSystemHealthOperation, ResponseOf } from '@folkmoot/contracts';
import type { Clock, Outlook } from '@folkmoot/service-kit';

type SystemHealth = ResponseOf<typeof getSystemHealthOperation>;

export interface HealthWatch {
  /** Checks because somebody asks. */
  readonly ask: () => Promise<SystemHealth>;
  /** Checks in the background. The next check is due soon after somebody has asked, or a part has changed its state. */
  readonly look: () => Promise<Outlook>;
  /** The last check; null before the first. */
  readonly last: () => SystemHealth | null;
}

export const FREQUENT_CHECK_MS = 5_000;
/**
 * Checks are frequent for this time after somebody has asked, and after a change: longer than the minute after which the
 * operator gets a message about a bad state.
 */
const ATTENTION_MS = 75_000;

const statesOf = ({ parts }: SystemHealth): string => parts.map(({ id, state }) => `${id} ${state}`).join('\n');

interface WatchParts {
  readonly check: () => Promise<SystemHealth>;
  /** Called after each check in the background. A person who asks does not wait for it. */
  readonly afterCheck: (health: SystemHealth) => Promise<void>;
  readonly clock: Clock;
}

/** Checks the parts of the installation: often while it matters, and rarely while nobody asks and nothing changes. */
export const createHealthWatch = ({ check, afterCheck, clock }: WatchParts): HealthWatch => {
  let attentiveUntil = 0;
  let statesBefore = '';
  let last: SystemHealth | null = null;
  const attend = (): void => {
    attentiveUntil = clock.now().getTime() + ATTENTION_MS;
  };
  const checkOnce = async (): Promise<SystemHealth> => {
    const health = await check();
    const states = statesOf(health);
    if (states !== statesBefore) attend();
    statesBefore = states;
    last = health;
    return health;
  };
  return {
    last: () => last,
    ask: () => {
      attend();
      return checkOnce();
    },
    look: async () => {
      await afterCheck(await checkOnce());
      return clock.now().getTime() < attentiveUntil ? FREQUENT_CHECK_MS : null;
    },
  };
};
