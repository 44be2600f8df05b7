/** Domains of recipients whose servers asked for slower sending. Other domains are not affected. */
export interface SlowDomains {
  /** When a message to this domain may go out; null for now. Asked once for each message that would go out. */
  heldUntil(domain: string, now: Date): Date | null;
  /** A server refused a message because there were too many. Returns when the next one may go out. */
  slowDown(domain: string, now: Date): Date;
}

const MINUTE_MS = 60_000;
/** Pauses after the first refusal, the second, and so on. */
const PAUSES_MS = [1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE_MS);
/** Messages in the first minute after a pause. It doubles in each minute without a refusal. */
const FIRST_ALLOWANCE = 10;
/** With so many messages in a minute a domain is no longer slow. */
const MAX_ALLOWANCE = 1_000;
/** Messages are postponed at most so far beyond the next minute, because the allowance grows. */
const MAX_POSTPONED_MINUTES = 10;

interface Slow {
  strikes: number;
  allowance: number;
  /** The current minute. Before it nothing goes out. */
  startsAtMs: number;
  /** Messages that may still go out in it. */
  left: number;
  /** Messages that were postponed since it began. */
  postponed: number;
}

const nextMinutes = (slow: Slow, nowMs: number): Slow | null => {
  const minutes = Math.floor((nowMs - slow.startsAtMs) / MINUTE_MS);
  if (minutes < 1) return slow;
  const allowance = slow.allowance * 2;
  if (allowance > MAX_ALLOWANCE) return null;
  const startsAtMs = slow.startsAtMs + minutes * MINUTE_MS;
  return { strikes: slow.strikes, allowance, startsAtMs, left: allowance, postponed: 0 };
};

/** Messages are spread over the minutes to come, so that a long queue is not read again in each of them. */
const postpone = (slow: Slow, fromMs: number): Date => {
  const minutes = Math.min(MAX_POSTPONED_MINUTES, Math.floor(slow.postponed / slow.allowance));
  slow.postponed += 1;
  return new Date(fromMs + minutes * MINUTE_MS);
};

/** Kept in memory: after a restart, postponed messages stay postponed, and the first refusal slows down again. */
export const createSlowDomains = (): SlowDomains => {
  const domains = new Map<string, Slow>();
  return {
    heldUntil: (domain, now) => {
      const known = domains.get(domain);
      if (!known) return null;
      if (now.getTime() < known.startsAtMs) return postpone(known, known.startsAtMs);
      const slow = nextMinutes(known, now.getTime());
      if (!slow) {
        domains.delete(domain);
        return null;
      }
      domains.set(domain, slow);
      if (slow.left <= 0) return postpone(slow, slow.startsAtMs + MINUTE_MS);
      slow.left -= 1;
      return null;
    },
    slowDown: (domain, now) => {
      const known = domains.get(domain);
      // Messages that were under way in parallel get the same answer.
      if (known && now.getTime() < known.startsAtMs) return new Date(known.startsAtMs);
      const strikes = (known?.strikes ?? 0) + 1;
      const pauseMs = PAUSES_MS[Math.min(strikes, PAUSES_MS.length) - 1] ?? MINUTE_MS;
      const startsAtMs = now.getTime() + pauseMs;
      const allowance = known ? Math.max(1, Math.floor(known.allowance / 4)) : FIRST_ALLOWANCE;
      domains.set(domain, { strikes, allowance, startsAtMs, left: allowance, postponed: 0 });
      return new Date(startsAtMs);
    },
  };
};
