import type { SeenRecently } from '../timing/seen-recently';
import type { ReadStart } from './start-token';

/** Which surveys were begun in the last minutes, by their start tokens. In memory alone. */
export interface SeenStarts {
  /** Notes that a survey was begun; false where that is known already. */
  note(start: ReadStart): boolean;
  /** Whether one that must have been told of was not. Of what is older than this memory nothing is known. */
  isMissing(start: ReadStart): boolean;
}

interface Options {
  readonly seen: SeenRecently;
  /** For so long at least starts are remembered. */
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
