import { appendFile, readFile } from 'node:fs/promises';
import type { ChainHead } from '../../entities/audit-entry';

/** The copies of chain heads outside the database. */
export interface NotedHeads {
  /** All recorded heads, oldest first. */
  read(): Promise<readonly ChainHead[]>;
  add(head: ChainHead, now: Date): Promise<void>;
}

const LINE = /^\S+ (\d+):([0-9a-f]{64})$/;

const headIn = (line: string): ChainHead[] => {
  const [, position, hash] = LINE.exec(line) ?? [];
  return position && hash ? [{ position: Number(position), hash }] : [];
};

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** One line for each: `2026-11-22T03:00:00.000Z 120:<hash>`. Lines are only appended. */
export const notedHeadsIn = (file: string | undefined): NotedHeads => ({
  read: async () => {
    if (!file) return [];
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    });
    return text.split('\n').flatMap(headIn);
  },
  add: async ({ position, hash }, now) => {
    if (file) await appendFile(file, `${now.toISOString()} ${position}:${hash}\n`, { mode: 0o600 });
  },
});
