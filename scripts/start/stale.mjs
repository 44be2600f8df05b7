/** @file Finds the parts that must be built again. Cheap when nothing changed: it reads only sizes and times. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFingerprints } from './fingerprint.mjs';

/**
 * What is made from sources: a part of the build, or a generated file.
 * @typedef {{ name: string, sources: string[], output: string }} Made
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
 * Whether a part is as its sources say. Writes nothing, so that many processes may ask at once.
 * @param {string} root
 * @param {Made} part
 */
export const isCurrent = (root, { name, sources, output }) => {
  const stamp = new Map(Object.entries(readStamps(root))).get(name);
  if (!stamp || !existsSync(path.join(root, output))) return false;
  const prints = createFingerprints(root);
  return stamp.quick === prints.quick(sources) || stamp.exact === prints.exact(sources);
};

/**
 * The parts whose sources changed since their build, or whose output is missing.
 * @template {Made} Part
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
 * Fingerprints of the parts' sources. Taken before a build and stored after it, so that no change is missed.
 * @param {string} root
 * @param {readonly Made[]} parts
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
