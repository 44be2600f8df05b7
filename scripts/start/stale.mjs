/** @file Which parts must be built again. Cheap when nothing changed: only sizes and times are looked at. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFingerprints } from './fingerprint.mjs';

/**
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {Record<string, { quick: string, exact: string }>} Stamps
 */

const STAMPS = 'build/stamps.json';

/**
 * @param {string} root
 * @returns {Stamps}
 */
const readStamps = (root) => {
  try {
    return JSON.parse(readFileSync(path.join(root, STAMPS), 'utf8'));
  } catch {
    return {};
  }
};

/**
 * @param {string} root
 * @param {Stamps} stamps
 */
const writeStamps = (root, stamps) => {
  const file = path.join(root, STAMPS);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(stamps, null, 2));
  renameSync(`${file}.new`, file);
};

/**
 * The parts whose sources changed since they were built, or whose output is gone.
 * @param {string} root
 * @param {readonly Part[]} parts
 * @returns {Part[]}
 */
export const staleParts = (root, parts) => {
  const stamps = readStamps(root);
  const prints = createFingerprints(root);
  let touched = false;
  const stale = parts.filter((part) => {
    const stamp = Object.hasOwn(stamps, part.name) ? stamps[part.name] : undefined;
    if (!stamp || !existsSync(path.join(root, part.output))) return true;
    const quick = prints.quick(part.sources);
    if (stamp.quick === quick) return false;
    if (stamp.exact !== prints.exact(part.sources)) return true;
    stamp.quick = quick;
    touched = true;
    return false;
  });
  if (touched) writeStamps(root, stamps);
  return stale;
};

/**
 * What the sources of parts look like now; taken before a build, stored after it, so that a change meanwhile is not missed.
 * @param {string} root
 * @param {readonly Part[]} parts
 * @returns {Stamps}
 */
export const takeStamps = (root, parts) => {
  const prints = createFingerprints(root);
  return Object.fromEntries(
    parts.map(({ name, sources }) => [name, { quick: prints.quick(sources), exact: prints.exact(sources) }]),
  );
};

/**
 * @param {string} root
 * @param {Stamps} built
 */
export const storeStamps = (root, built) => writeStamps(root, { ...readStamps(root), ...built });
