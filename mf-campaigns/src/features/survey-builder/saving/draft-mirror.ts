import type { Draft } from '../draft/draft.domain';

/** A draft on this device with its base, until the server has it. */
export interface MirroredDraft {
  /** Id of the tab that wrote it. Other tabs must not delete it. */
  writer: string;
  draft: Draft;
  /** Null when there was not enough space. */
  base: Draft | null;
  revision: number;
  /** Time of writing, in milliseconds. */
  at: number;
}

export interface DraftMirror {
  /** Returns false when the device has no space or stores nothing. */
  write(kept: Omit<MirroredDraft, 'writer' | 'at'>): boolean;
  read(): MirroredDraft | null;
  /** Deletes the draft if this tab wrote it. */
  clear(): void;
  /** Deletes any draft, because the person asked for it. */
  discard(): void;
}

/** Storage can be full, forbidden or broken. Editing continues without it. */
const quietly = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const isMirrored = (value: unknown): value is MirroredDraft =>
  typeof value === 'object' && value !== null && 'draft' in value && 'revision' in value && 'at' in value;

/** Stores the draft of one survey and one person in the browser. */
export const createMirror = (surveyId: string, userId: string, writer: string = crypto.randomUUID()): DraftMirror => {
  const key = `folkmoot:builder:${userId}:${surveyId}`;
  const put = (kept: MirroredDraft): boolean =>
    quietly(() => {
      localStorage.setItem(key, JSON.stringify(kept));
      return true;
    }) ?? false;
  const read = () =>
    quietly(() => {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isMirrored(value) ? value : null;
    });
  const discard = () => {
    quietly(() => localStorage.removeItem(key));
  };
  return {
    write: ({ draft, base, revision }) => {
      const kept = { writer, draft, base, revision, at: Date.now() };
      return put(kept) || put({ ...kept, base: null });
    },
    read,
    clear: () => {
      if (read()?.writer === writer) discard();
    },
    discard,
  };
};
