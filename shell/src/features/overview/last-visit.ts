/** The overview before this time is part of the same visit. */
const SAME_VISIT_MS = 30 * 60_000;
const KEY = 'folkmoot-last-visit';

/** Times of visits to the overview, in this browser only. */
export interface VisitMark {
  /** Start of the news: the end of the visit before. Null on the first visit. */
  readonly since: number | null;
  /** When the overview was last in view. */
  readonly seenAt: number;
}

/** The mark of a visit at `now`. After a pause it is a new visit, and the news begin where the last one ended. */
export const visitAt = (mark: VisitMark | null, now: number): VisitMark => {
  if (!mark || mark.seenAt > now) return { since: null, seenAt: now };
  const isSameVisit = now - mark.seenAt < SAME_VISIT_MS;
  return { since: isSameVisit ? mark.since : mark.seenAt, seenAt: now };
};

const isMark = (value: unknown): value is VisitMark => {
  if (typeof value !== 'object' || value === null || !('since' in value) || !('seenAt' in value)) return false;
  return typeof value.seenAt === 'number' && (value.since === null || typeof value.since === 'number');
};

/** A browser may refuse storage. Then every visit is the first one. */
const quietly = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** A shared computer keeps a mark for each person and council. It contains nothing but two times. */
const keyOf = (owner: string): string => `${KEY}:${owner}`;

const readMark = (owner: string): VisitMark | null =>
  quietly(() => {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null');
    return isMark(stored) ? stored : null;
  });

/** Notes that the overview is in view, and returns the mark of this visit. */
export const noteVisit = (owner: string, now = Date.now()): VisitMark => {
  const mark = visitAt(readMark(owner), now);
  quietly(() => localStorage.setItem(keyOf(owner), JSON.stringify(mark)));
  return mark;
};
