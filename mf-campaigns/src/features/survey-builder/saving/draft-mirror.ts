import type { Draft } from '../draft/draft.domain';

/** A draft on this device, with what it began from, until the server has it. */
export interface MirroredDraft {
  /** The tab that wrote it: another one does not take it away. */
  writer: string;
  draft: Draft;
  /** Null where there was no room for it. */
  base: Draft | null;
  revision: number;
  /** Milliseconds. */
  at: number;
}

export interface DraftMirror {
  /** False when the device has no room, or keeps nothing. */
  write(kept: Omit<MirroredDraft, 'writer' | 'at'>): boolean;
  read(): MirroredDraft | null;
  /** Takes away what this tab wrote. */
  clear(): void;
  /** Takes away whatever is there: a person said so. */
  discard(): void;
}

/** Storage may be full, forbidden or broken; editing goes on without it. */
const quietly = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const isMirrored = (value: unknown): value is MirroredDraft =>
  typeof value === 'object' && value !== null && 'draft' in value && 'revision' in value && 'at' in value;

/** Keeps the draft of one survey and one person in the browser's storage. */
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
