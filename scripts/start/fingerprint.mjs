/** @file Fingerprints of source folders: a quick one from sizes and times, an exact one from the contents. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'build/static', '.cache', 'coverage']);
const SKIPPED_FILES = /(\.test\.tsx?|\.md|\.gitkeep)$/;

/**
 * Every source file at or below a path, sorted. Without tests and documents, since they are not built.
 * @param {string} at
 * @returns {string[]}
 */
export const sourceFiles = (at) => {
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [at];
  return readdirSync(at, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(at, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourceFiles(file);
      return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [file] : [];
    });
};

/**
 * @template T
 * @param {(key: string) => T} make
 * @returns {(key: string) => T}
 */
const remembered = (make) => {
  /** @type {Map<string, T>} */
  const known = new Map();
  return (key) => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

/** @param {(string | Buffer)[]} pieces */
const digest = (pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece).update('\0');
  return hash.digest('hex');
};

/**
 * Both fingerprints, each source folder read at most once per run.
 * @param {string} root
 */
export const createFingerprints = (root) => {
  const files = remembered((/** @type {string} */ at) => sourceFiles(path.join(root, at)));
  const quickOf = remembered((/** @type {string} */ at) =>
    digest(
      files(at).map((file) => {
        const { size, mtimeMs } = statSync(file);
        return `${path.relative(root, file)} ${size} ${mtimeMs}`;
      }),
    ),
  );
  const exactOf = remembered((/** @type {string} */ at) =>
    digest(files(at).flatMap((file) => [path.relative(root, file), readFileSync(file)])),
  );
  return {
    /** @param {readonly string[]} sources */
    quick: (sources) => digest(sources.map(quickOf)),
    /** @param {readonly string[]} sources */
    exact: (sources) => digest(sources.map(exactOf)),
  };
};
