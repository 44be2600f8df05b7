/** @file With --separate: tells the person when the broker is away, and when it is back, as the services see it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployable } from './environment';

const EVERY_MS = 1000;
const ANSWER_MS = 2000;
/** A service that is just being started has not met the broker yet; only what is seen twice counts as away. */
const LOOKS_BEFORE_AWAY = 2;

const texts = {
  awayAtStart:
    '  ! RabbitMQ does not answer at AMQP_URL. Folkmoot runs without it: what residents send is kept, and is in the reports as soon as RabbitMQ answers.',
  away: '  ! RabbitMQ went away. What residents send is kept, and is in the reports as soon as RabbitMQ is back.',
  there: '  \u2713 RabbitMQ answers; what waited for it is on its way.',
};

export interface EventWatch {
  /** Whether events flow between the services. */
  isFlowing(): boolean;
}

export interface WatchInput {
  deployables: readonly Deployable[];
  isThere: boolean;
  tell: (line: string) => void;
  everyMs?: number;
}

/** Whether a service reaches the broker; undefined when the service does not say. */
const sees = async ({ url }: Deployable): Promise<boolean | undefined> => {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { checks } = (await reply.json()) as { checks?: { events?: boolean } };
    return checks?.events;
  } catch {
    return undefined;
  }
};

/** Looks every second for as long as the process runs. */
export const watchEvents = ({ deployables, isThere, tell, everyMs = EVERY_MS }: WatchInput): EventWatch => {
  let isFlowing = isThere;
  let looksAway = 0;
  if (!isThere) tell(texts.awayAtStart);
  const change = (to: boolean): void => {
    if (to !== isFlowing) tell(to ? texts.there : texts.away);
    isFlowing = to;
  };
  const look = async (): Promise<void> => {
    const seen = (await Promise.all(deployables.map(sees))).filter((one) => one !== undefined);
    looksAway = seen.includes(false) ? looksAway + 1 : 0;
    if (looksAway >= LOOKS_BEFORE_AWAY) change(false);
    if (looksAway === 0 && seen.length > 0) change(true);
  };
  const watch = async (): Promise<never> => {
    for (;;) {
      await look();
      await pause(everyMs, undefined, { ref: false });
    }
  };
  void watch();
  return { isFlowing: () => isFlowing };
};
