import type { RecentKeys } from '../visit/recent-keys';
import type { ReadStart } from './start-token';

/** The surveys started in the last minutes, by start token. In memory only. */
export interface SeenStarts {
  /** Records that a survey was started; false when it was recorded before. */
  note(start: ReadStart): boolean;
  /** Whether a start that should be recorded is missing. For starts older than this memory: false. */
  isMissing(start: ReadStart): boolean;
}

interface Options {
  readonly seen: RecentKeys;
  /** Minimum time for which starts are kept. */
  readonly forMs: number;
  readonly now: () => number;
}

export const createSeenStarts = ({ seen, forMs, now }: Options): SeenStarts => {
  const rememberedSince = now();
  const keyOf = ({ campaignId, nonce }: ReadStart): string => `start ${campaignId} ${nonce}`;
  const isRemembered = ({ nonce, issuedAt }: ReadStart): boolean =>
    nonce !== '' && issuedAt.getTime() >= rememberedSince && now() - issuedAt.getTime() < forMs;
  return {
    note: (start) => {
      if (start.nonce === '') return true;
      if (seen.find(keyOf(start)) !== null) return false;
      seen.note(keyOf(start));
      return true;
    },
    isMissing: (start) => isRemembered(start) && seen.find(keyOf(start)) === null,
  };
};
