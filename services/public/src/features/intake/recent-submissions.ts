import { createSecretHash } from '../../timing/secret-hash';
import { createSeenRecently } from '../../timing/seen-recently';
import { createCampaignPace } from './campaign-pace';
import { createNetworkCounts } from './network-windows';

export interface Sighting {
  readonly campaignId: string;
  /** Null where nobody tells: then no burst is seen. */
  readonly network: string | null;
  /** Of the start token; empty for those that have none. */
  readonly nonce: string;
  readonly responseId: string;
  /** An invitation can be used once, so that many of them from one network are many people. */
  readonly isInvited: boolean;
}

const recentMarks = ['burst', 'above_pace', 'token_reused'] as const;
export type RecentMark = (typeof recentMarks)[number];

/** What is known of the responses of the last hours, in memory alone. */
export interface RecentSubmissions {
  /** What is odd about a response beside those that came before it. The same response again is never odd. */
  look(sighting: Sighting): RecentMark[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** No room full of people hands in so many within seconds; no library has so many visitors within half an hour. */
const BURSTS = [
  { forMs: 10_000, most: 30 },
  { forMs: 30 * MINUTE_MS, most: 250 },
];
/** Nor so many within a quarter of a day. */
const SLOW = { forMs: 6 * HOUR_MS, most: 400 };
const TOKEN_MS = 30 * MINUTE_MS;
const MAX_KEPT = 200_000;

/** Whether a network hands in more than people would. */
const createNetworkChecks = (now: () => number) => {
  const hash = createSecretHash();
  const bursts = BURSTS.map((window) => createNetworkCounts(window, now));
  const slow = createNetworkCounts(SLOW, now);
  const pace = createCampaignPace(now);
  return (campaignId: string, network: string): RecentMark[] => {
    const hashed = hash(network);
    const isBurst = bursts.map((count) => count(campaignId, hashed)).includes(true);
    const isAbovePace = [slow(campaignId, hashed), pace(campaignId, hashed)].includes(true);
    return [...(isBurst ? (['burst'] as const) : []), ...(isAbovePace ? (['above_pace'] as const) : [])];
  };
};

/**
 * Sees more responses of one network than the campaign's own pace explains, and a start token that serves for more than one
 * response. It is held in memory for hours at most and written nowhere; after a restart it begins anew.
 */
export const createRecentSubmissions = (now: () => number = Date.now): RecentSubmissions => {
  const checkNetwork = createNetworkChecks(now);
  const known = createSeenRecently({ forMs: TOKEN_MS, most: MAX_KEPT, now });

  const isReused = (token: string, responseId: string): boolean => {
    const begun = known.find(token);
    if (begun === null) known.note(token, responseId);
    return begun !== null && begun !== responseId;
  };

  return {
    look: ({ campaignId, network, nonce, responseId, isInvited }) => {
      const own = `response ${responseId}`;
      const before = known.find(own)?.split(',');
      if (before) return recentMarks.filter((mark) => before.includes(mark));
      const isAgain = nonce !== '' && isReused(`token ${campaignId} ${nonce}`, responseId);
      const marks: RecentMark[] = [
        ...(network === null || isInvited ? [] : checkNetwork(campaignId, network)),
        ...(isAgain ? (['token_reused'] as const) : []),
      ];
      known.note(own, marks.join(','));
      return marks;
    },
  };
};
