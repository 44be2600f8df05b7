import { createSeenRecently } from '../../timing/seen-recently';

export interface Sighting {
  readonly campaignId: string;
  /** Null where nobody tells: then no burst is seen. */
  readonly network: string | null;
  /** Of the start token; empty for those that have none. */
  readonly nonce: string;
  readonly responseId: string;
}

export type RecentMark = 'burst' | 'token_reused';

/** What is known of the responses of the last minutes, in memory alone. */
export interface RecentSubmissions {
  /** What is odd about a response beside those that came before it. The same response again is never odd. */
  look(sighting: Sighting): RecentMark[];
}

interface Window {
  readonly forMs: number;
  /** So many of one network for one campaign are taken for granted. */
  readonly most: number;
}

const MINUTE_MS = 60_000;
/** No room full of people hands in so many within seconds; no library has so many visitors within half an hour. */
const windows: readonly Window[] = [
  { forMs: 10_000, most: 30 },
  { forMs: 30 * MINUTE_MS, most: 250 },
];
const TOKEN_MS = 30 * MINUTE_MS;
const MAX_KEPT = 200_000;

/** Counts by key in windows of time that follow each other; at most `MAX_KEPT` keys. */
const createCounts = ({ forMs, most }: Window, now: () => number) => {
  let counts = new Map<string, number>();
  let began = now();
  return (key: string): boolean => {
    // A clock that is set back begins anew too.
    if (Math.abs(now() - began) >= forMs || counts.size >= MAX_KEPT) {
      counts = new Map();
      began = now();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  };
};

/**
 * Sees many responses of one network in a short time, and a start token that serves for more than one response. It is held
 * in memory for minutes and written nowhere; after a restart it begins anew.
 */
export const createRecentSubmissions = (now: () => number = Date.now): RecentSubmissions => {
  const tooMany = windows.map((window) => createCounts(window, now));
  const known = createSeenRecently({ forMs: TOKEN_MS, most: MAX_KEPT, now });

  const isReused = (token: string, responseId: string): boolean => {
    const begun = known.find(token);
    if (begun === null) known.note(token, responseId);
    return begun !== null && begun !== responseId;
  };

  return {
    look: ({ campaignId, network, nonce, responseId }) => {
      const own = `response ${responseId}`;
      const before = known.find(own);
      if (before !== null) return before.split(',').filter((mark): mark is RecentMark => mark !== '');
      const isBurst = network !== null && tooMany.map((count) => count(`${campaignId} ${network}`)).includes(true);
      const isAgain = nonce !== '' && isReused(`token ${campaignId} ${nonce}`, responseId);
      const marks: RecentMark[] = [
        ...(isBurst ? (['burst'] as const) : []),
        ...(isAgain ? (['token_reused'] as const) : []),
      ];
      known.note(own, marks.join(','));
      return marks;
    },
  };
};
