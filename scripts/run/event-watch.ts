/** @file With --separate: reports to the person when the services lose the broker, and when they reach it again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployable } from './environment';

const EVERY_MS = 1000;
const ANSWER_MS = 2000;
/** A service that is just starting has no connection yet, so two failures in a row count as away. */
const LOOKS_BEFORE_AWAY = 2;

const texts = {
  awayAtStart:
    '  ! RabbitMQ does not answer at AMQP_URL. Folkmoot runs without it. Responses are kept and appear in the reports as soon as RabbitMQ answers.',
  away: '  ! RabbitMQ went away. Responses are kept and appear in the reports as soon as RabbitMQ is back.',
  there: '  \u2713 RabbitMQ answers. Waiting events are being delivered.',
};

export interface EventWatch {
  /** True when events flow between the services. */
  isFlowing(): boolean;
}

export interface WatchInput {
  deployables: readonly Deployable[];
  isThere: boolean;
  print: (line: string) => void;
  everyMs?: number;
}

/** True when a service reaches the broker. Undefined when the service does not answer. */
const sees = async ({ url }: Deployable): Promise<boolean | undefined> => {
  try {
    const reply = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { checks } = (await reply.json()) as { checks?: { events?: boolean } };
    return checks?.events;
  } catch {
    return undefined;
  }
};

/** Checks every second while the process runs. */
export const watchEvents = ({ deployables, isThere, print, everyMs = EVERY_MS }: WatchInput): EventWatch => {
  let isFlowing = isThere;
  let looksAway = 0;
  if (!isThere) print(texts.awayAtStart);
  const change = (to: boolean): void => {
    if (to !== isFlowing) print(to ? texts.there : texts.away);
    isFlowing = to;
  };
  const look = async (): Promise<void> => {
    const seen = (await Promise.all(deployables.map(sees))).filter((state) => state !== undefined);
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
