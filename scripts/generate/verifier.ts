import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The program that verifies evidence packs, as a text: it is a file of each pack. */
export const verifierSource = (root: string): string => {
  const program = readFileSync(path.join(root, 'packages/evidence/verify.mjs'), 'utf8');
  return `export const verifierSource = ${JSON.stringify(program)};\n`;
};
