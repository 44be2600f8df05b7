import type { Actor, permissionRefusedEvent, signInRefusedEvent, ssoRefusedEvent } from '@folkmoot/contracts';
import type { Clock } from '../clock';
import type { Units } from '../mongo/unit-of-work';
import type { Logger } from '../observability/logger';

const WINDOW_MS = 15 * 60_000;
/** More keys at once mean an attack from many networks. Its first entries are sufficient evidence. */
const MAX_KEYS = 1_000;

type RefusalEvent = typeof permissionRefusedEvent | typeof signInRefusedEvent | typeof ssoRefusedEvent;

interface Refusal {
  readonly event: RefusalEvent;
  readonly actor: Actor;
  /** From a closed list: the reason, or the operation. */
  readonly change: string;
  /** As a keyed hash; null where it is not known. */
  readonly network: string | null;
}

export interface RefusalLog {
  /** Writes an event for the activity log, unless it repeats a recent one. Never throws. */
  note(refusal: Refusal): void;
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/** Decides whether a repetition gets an entry: the 1st, 10th, 100th... of its key within 15 minutes. */
const createSampling = (clock: Clock) => {
  const seen = new Map<string, { count: number; endsAt: number }>();
  const forgetOver = (now: number): void => {
    for (const [key, { endsAt }] of seen) if (endsAt <= now) seen.delete(key);
  };
  return (key: string): boolean => {
    const now = clock.now().getTime();
    const known = seen.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return isPowerOfTen(known.count);
    }
    if (seen.size >= MAX_KEYS) forgetOver(now);
    if (seen.size >= MAX_KEYS) return false;
    seen.set(key, { count: 1, endsAt: now + WINDOW_MS });
    return true;
  };
};

interface RefusalLogOptions {
  readonly units: Pick<Units<object>, 'unitOfWorkAcrossCouncils'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Records refused sign-ins and permissions as audited events. An attacker can repeat a refused call without limit, so
 * only a sample is written: the activity log stays readable and cannot be filled.
 */
export const createRefusalLog = ({ units, clock, logger }: RefusalLogOptions): RefusalLog => {
  const isWorthAnEntry = createSampling(clock);
  return {
    note: ({ event, actor, change, network }) => {
      const who = actor.kind === 'user' ? actor.userId : actor.kind;
      if (!isWorthAnEntry([event.type, change, who, network].join(' '))) return;
      const aggregate = { type: 'network', id: network ?? 'unknown', revision: 1 };
      units
        .unitOfWorkAcrossCouncils(actor, ({ outbox }) =>
          outbox.add<RefusalEvent>(event, { aggregate, payload: { change } as never, councilId: actor.councilId }),
        )
        .catch((error: unknown) => logger.error({ err: error, change }, 'a refusal could not be recorded'));
    },
  };
};
