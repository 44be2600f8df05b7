/** @file The files in which services note what they erase, as the operator's tool sees them. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { erasureFileDay } from '@folkmoot/service-kit';

const MS_PER_DAY = 86_400_000;
/** Clocks of other machines may differ, and a file has the erasures of a whole day. */
const SPARE_DAYS = 2;
const PRUNED = 'pruned.json';

const filesIn = (dir: string): string[] => readdirSync(dir).filter((name) => erasureFileDay(name) !== null);

/** Deletes files that no kept backup needs, and notes since when erasures are known. */
export const pruneErasures = (dir: string, oldestBackup: Date): void => {
  if (!existsSync(dir)) return;
  const before = new Date(oldestBackup.getTime() - SPARE_DAYS * MS_PER_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const old = filesIn(dir).filter((name) => (erasureFileDay(name) ?? before) < before);
  if (old.length === 0) return;
  // Noted first: after an interruption, too much rather than too little counts as unknown.
  writeFileSync(path.join(dir, PRUNED), `${JSON.stringify({ knownSince: before })}\n`, { flush: true });
  for (const name of old) rmSync(path.join(dir, name), { force: true });
};

/** The first day from which erasures are known completely. Null when all are known. */
export const erasuresKnownSince = (dir: string): string | null => {
  try {
    return String(JSON.parse(readFileSync(path.join(dir, PRUNED), 'utf8')).knownSince);
  } catch {
    return null;
  }
};
