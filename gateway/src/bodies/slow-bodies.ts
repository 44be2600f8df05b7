import type { ErrorCode } from '@folkmoot/contracts';

/** A body of which only a part has arrived. */
export interface ArrivingBody {
  readonly network: string;
  readonly since: number;
  bytes: number;
  /** Answers with the error and stops reading. */
  refuse(code: ErrorCode): void;
}

export interface SlowBodyLimits {
  /** Limit for bodies of one network, and of all, that take longer than a second to arrive. */
  readonly perNetwork: number;
  readonly total: number;
  /** Average bytes per second that a body must reach after the first ten seconds. */
  readonly leastRate: number;
  readonly now?: () => number;
}

const GRACE_MS = 10_000;
const SLOW_AFTER_MS = 1_000;
const SWEEP_MS = 500;
const MS_PER_SECOND = 1_000;

const groupByNetwork = (bodies: readonly ArrivingBody[]): ArrivingBody[][] => {
  const groups = new Map<string, ArrivingBody[]>();
  for (const body of bodies) {
    const group = groups.get(body.network);
    if (group) group.push(body);
    else groups.set(body.network, [body]);
  }
  return [...groups.values()];
};

/**
 * Ends bodies that arrive too slowly, and the slowest ones when there are too many. A body that arrives within a second
 * is never ended: the limit does not affect people who answer at the same time from one address.
 */
export const createSlowBodies = ({ perNetwork, total, leastRate, now = Date.now }: SlowBodyLimits) => {
  const arriving = new Set<ArrivingBody>();

  const isTooSlow = ({ since, bytes }: ArrivingBody): boolean =>
    bytes < (leastRate * (now() - since - GRACE_MS)) / MS_PER_SECOND;
  const rateOf = ({ since, bytes }: ArrivingBody): number => bytes / (now() - since);

  const refuseSlowest = (bodies: readonly ArrivingBody[], limit: number): void => {
    if (bodies.length <= limit) return;
    const slowestFirst = [...bodies].sort((a, b) => rateOf(a) - rateOf(b));
    for (const body of slowestFirst.slice(0, bodies.length - limit)) body.refuse('too_many_requests');
  };

  const sweep = (): void => {
    for (const body of arriving) if (isTooSlow(body)) body.refuse('request_timeout');
    const slow = () => [...arriving].filter(({ since }) => now() - since > SLOW_AFTER_MS);
    for (const group of groupByNetwork(slow())) refuseSlowest(group, perNetwork);
    refuseSlowest(slow(), total);
  };
  const timer = setInterval(sweep, SWEEP_MS).unref();

  return {
    now,
    sweep,
    add: (body: ArrivingBody): void => void arriving.add(body),
    delete: (body: ArrivingBody): void => void arriving.delete(body),
    stop: (): void => clearInterval(timer),
  };
};

export type SlowBodies = ReturnType<typeof createSlowBodies>;
