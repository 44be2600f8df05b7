import type { SurveyContent } from '@folkmoot/contracts';

/** A saved state of a survey's draft, without its content. */
export interface SavedDraftHead {
  readonly id: string;
  readonly campaignId: string;
  /** Null for the state before the history began. */
  readonly savedBy: string | null;
  /** The first of the saves that this state contains. */
  readonly startedAt: Date;
  readonly savedAt: Date;
  readonly surveyRevision: number;
  readonly questionCount: number;
  readonly restoredFrom: Date | null;
  /** The size of the content, in characters of JSON. */
  readonly size: number;
}

export interface SavedDraft extends SavedDraftHead {
  readonly content: SurveyContent;
}

const MERGE_MS = 10 * 60_000;
const MAX_SAVED_DRAFTS = 100;
/** All states of a survey together. A usual survey needs far less. */
const MAX_TOTAL_SIZE = 64 * 1024 * 1024;
/** Kept whatever their size. */
const MIN_SAVED_DRAFTS = 5;

export const sizeOf = (content: SurveyContent): number => JSON.stringify(content).length;

interface Save {
  readonly savedBy: string;
  readonly now: Date;
}

/**
 * Whether a save continues the newest state: by the same person, within ten minutes of its first save. A restored state
 * stays as it is.
 */
export const continues = (newest: SavedDraftHead | null, { savedBy, now }: Save): newest is SavedDraftHead => {
  if (newest === null || newest.savedBy !== savedBy || newest.restoredFrom !== null) return false;
  return now.getTime() - newest.startedAt.getTime() < MERGE_MS;
};

/** Ids of the states that are too many or too large, from states sorted newest first. */
export const surplusOf = (drafts: readonly Pick<SavedDraftHead, 'id' | 'size'>[]): string[] => {
  let total = 0;
  return drafts
    .filter(({ size }, index) => {
      total += size;
      return index >= MAX_SAVED_DRAFTS || (index >= MIN_SAVED_DRAFTS && total > MAX_TOTAL_SIZE);
    })
    .map(({ id }) => id);
};
