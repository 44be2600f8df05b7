import type { ServerResponse } from 'node:http';

interface Line {
  /** Requests that are with a service. */
  active: number;
  /** Of those that wait, what lets them go on, in order. */
  readonly waiting: Set<() => void>;
}

export interface TurnLimits {
  /** Requests of one key that are with services at a time. */
  readonly atOnce: number;
  /** Requests of one key that may wait for their turn; more are refused. */
  readonly waiting: number;
}

/**
 * Bounds how many requests of one key are with services at a time; the others wait in line. Requests of somebody else do not
 * stand behind hundreds that one visitor sends at once. A turn lasts until the answer is sent or its visitor has gone.
 */
export const createTurns = ({ atOnce, waiting: maxWaiting }: TurnLimits) => {
  const lines = new Map<string, Line>();

  const lineOf = (key: string): Line => {
    const known = lines.get(key) ?? { active: 0, waiting: new Set() };
    lines.set(key, known);
    return known;
  };
  const end = (key: string, line: Line): void => {
    line.active -= 1;
    const [next] = line.waiting;
    if (next) next();
    else if (line.active === 0) lines.delete(key);
  };
  const begin = (key: string, line: Line, res: ServerResponse): void => {
    line.active += 1;
    res.once('close', () => end(key, line));
  };

  return {
    /** Resolves with true when it is the request's turn or its visitor has gone, and with false when too many wait already. */
    take: (key: string, res: ServerResponse): Promise<boolean> => {
      // Nobody would be told of the end of an answer that has ended already.
      if (res.closed) return Promise.resolve(true);
      const line = lineOf(key);
      if (line.active < atOnce) {
        begin(key, line, res);
        return Promise.resolve(true);
      }
      if (line.waiting.size >= maxWaiting) return Promise.resolve(false);
      return new Promise((resolve) => {
        const leave = () => {
          line.waiting.delete(goOn);
          resolve(true);
        };
        const goOn = () => {
          res.off('close', leave);
          line.waiting.delete(goOn);
          begin(key, line, res);
          resolve(true);
        };
        line.waiting.add(goOn);
        res.once('close', leave);
      });
    },
    /** How many keys have a request in hand. */
    size: (): number => lines.size,
  };
};
