import { createRecentKeys, createSecretHash } from '../../entities/visit';
import { createCampaignPace } from './campaign-pace';
import { createNetworkCounts } from './network-windows';

export interface Sighting {
  readonly campaignId: string;
  /** Null when unknown: then no burst is detected. */
  readonly network: string | null;
  /** Nonce of the start token; empty for tokens without one. */
  readonly nonce: string;
  readonly responseId: string;
  /** Each invitation can be used once, so many of them from one network are many people. */
  readonly isInvited: boolean;
  /** It was begun by the code of a shared place, where many people answer through one network. */
  readonly isSharedPlace?: boolean;
}

const recentMarks = ['burst', 'above_pace', 'token_reused'] as const;
export type RecentMark = (typeof recentMarks)[number];

/** Knowledge about the responses of the last hours, in memory only. */
export interface RecentSubmissions {
  /** The marks of a response, by comparison with earlier ones. A repeat gets its first marks. */
  look(sighting: Sighting): RecentMark[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Above a room full of people within seconds, and above the visitors of a library within half an hour. */
const BURSTS = [
  { forMs: 10_000, most: 30 },
  { forMs: 30 * MINUTE_MS, most: 250 },
];
/** Above the people of one network within a quarter of a day. */
const SLOW = { forMs: 6 * HOUR_MS, most: 400 };
/** At a shared place a network may submit this many times as much. */
const SHARED_PLACE_TIMES = 4;
const TOKEN_MS = 30 * MINUTE_MS;
const MAX_KEPT = 200_000;

/** Whether a network submits more than people would. */
const createNetworkChecks = (now: () => number) => {
  const hash = createSecretHash();
  const bursts = BURSTS.map((window) => createNetworkCounts(window, now));
  const slow = createNetworkCounts(SLOW, now);
  const pace = createCampaignPace(now);
  return (campaignId: string, network: string, isSharedPlace: boolean): RecentMark[] => {
    // Counted apart, so that a shared place takes nothing from other people of its network.
    const hashed = hash(isSharedPlace ? `shared ${network}` : network);
    const times = isSharedPlace ? SHARED_PLACE_TIMES : 1;
    const isBurst = bursts.map((count) => count(campaignId, hashed, times)).includes(true);
    const isAboveSlow = slow(campaignId, hashed, times);
    // The bursts of a shared place are expected, so they say nothing about the pace of the campaign.
    const isAbovePace = (!isSharedPlace && pace(campaignId, hashed)) || isAboveSlow;
    return [...(isBurst ? (['burst'] as const) : []), ...(isAbovePace ? (['above_pace'] as const) : [])];
  };
};

/**
 * Detects more responses of one network than the campaign's pace explains, and a start token used for several
 * responses. Data is in memory for hours at most and never stored; a restart clears it.
 */
export const createRecentSubmissions = (now: () => number = Date.now): RecentSubmissions => {
  const checkNetwork = createNetworkChecks(now);
  const known = createRecentKeys({ forMs: TOKEN_MS, most: MAX_KEPT, now });

  const isReused = (token: string, responseId: string): boolean => {
    const begun = known.find(token);
    if (begun === null) known.note(token, responseId);
    return begun !== null && begun !== responseId;
  };

  return {
    look: ({ campaignId, network, nonce, responseId, isInvited, isSharedPlace = false }) => {
      const own = `response ${responseId}`;
      const before = known.find(own)?.split(',');
      if (before) return recentMarks.filter((mark) => before.includes(mark));
      const isAgain = nonce !== '' && isReused(`token ${campaignId} ${nonce}`, responseId);
      const marks: RecentMark[] = [
        ...(network === null || isInvited ? [] : checkNetwork(campaignId, network, isSharedPlace)),
        ...(isAgain ? (['token_reused'] as const) : []),
      ];
      known.note(own, marks.join(','));
      return marks;
    },
  };
};
