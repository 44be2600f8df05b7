import type { getSystemHealthOperation, ResponseOf } from '@folkmoot/contracts';
import type { Clock, Outlook } from '@folkmoot/service-kit';

type SystemHealth = ResponseOf<typeof getSystemHealthOperation>;

export interface HealthWatch {
  /** Checks because somebody asks. */
  readonly ask: () => Promise<SystemHealth>;
  /** Checks in the background. There is work while somebody asks, or a part has just changed its state. */
  readonly look: () => Promise<Outlook>;
}

/** Checks are frequent for this time after somebody has asked, and after a change. */
const ATTENTION_MS = 60_000;

const statesOf = ({ parts }: SystemHealth): string => parts.map(({ id, state }) => `${id} ${state}`).join('\n');

/** Checks the parts of the installation: often while it matters, and rarely while nobody asks and nothing changes. */
export const createHealthWatch = (check: () => Promise<SystemHealth>, clock: Clock): HealthWatch => {
  let attentiveUntil = 0;
  let statesBefore = '';
  const attend = (): void => {
    attentiveUntil = clock.now().getTime() + ATTENTION_MS;
  };
  const checkOnce = async (): Promise<SystemHealth> => {
    const health = await check();
    const states = statesOf(health);
    if (states !== statesBefore) attend();
    statesBefore = states;
    return health;
  };
  return {
    ask: () => {
      attend();
      return checkOnce();
    },
    look: async () => {
      await checkOnce();
      return clock.now().getTime() < attentiveUntil ? 'worked' : null;
    },
  };
};
