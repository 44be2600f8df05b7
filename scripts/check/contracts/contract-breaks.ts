import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runCommand } from '../../start/run-command.mjs';
import { type AcceptedBreak, acceptedBreaks } from './accepted-breaks';
import { compareContracts } from './compare-contracts';
import type { PrintedContracts } from './printed';

const PRINT = 'scripts/check/contracts/print.ts';
const BASELINE = 'contracts.json.gz';

const print = async (root: string): Promise<PrintedContracts> =>
  JSON.parse(await runCommand(process.execPath, ['--import', 'tsx', PRINT, root], { cwd: root }));

/** The versions with contracts in `fixtures`. */
const keptVersions = (root: string): string[] => {
  const dir = path.join(root, 'fixtures');
  if (!existsSync(dir)) return [];
  return readdirSync(dir).filter((version) => existsSync(path.join(dir, version, BASELINE)));
};

const readBaseline = (root: string, version: string): PrintedContracts =>
  JSON.parse(gunzipSync(readFileSync(path.join(root, 'fixtures', version, BASELINE))).toString('utf8'));

const unexplained = (breaks: readonly string[], accepted: readonly AcceptedBreak[]): string[] => [
  ...breaks.filter((text) => !accepted.some((entry) => entry.text === text)),
  ...accepted.filter((entry) => !breaks.includes(entry.text)).map(({ text }) => `accepted, but not there: ${text}`),
];

/**
 * Breaks since each stored version. The interface only grows: instead of a break there is a new path, or a new event,
 * next to the old one. Breaks with a stronger reason are in `accepted-breaks.ts`.
 */
export const contractBreaks = async (root: string, accepted = acceptedBreaks): Promise<string[]> => {
  const versions = keptVersions(root);
  if (versions.length === 0) return [`no contracts of an earlier version are kept: fixtures/VERSION/${BASELINE}`];
  const today = await print(root);
  return versions.flatMap((version) => {
    const breaks = compareContracts(readBaseline(root, version), today);
    const known = accepted.filter(({ since }) => since === version);
    return unexplained(breaks, known).map((text) => `${text} (since ${version})`);
  });
};
