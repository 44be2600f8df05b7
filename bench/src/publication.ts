/**
 * @file Published results: their written answers and versions in the campaigns service with its other work beside it, the numbers that
 * are hidden, and their page in the public service. ONLY=campaigns, ONLY=hidden and ONLY=pages are one part each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChildren } from './children';
import { campaignFigures } from './publication/campaigns';
import { hiddenCellFigures } from './publication/hidden-cells';
import { pageFigures } from './publication/pages';
import { machine } from './rounds';

const only = process.env.ONLY?.split(',');
const isWanted = (part: string): boolean => only === undefined || only.includes(part);

const children = createChildren();
const { start, killAll } = children;
const root = path.join(import.meta.dirname, '..', '..');

/** The public service shows the release in `build`. */
const publicEnv = async (startEngine: (name: string) => Promise<string>) => ({
  MONGODB_URI: await startEngine('public'),
  STATIC_DIR: path.join(root, 'build/static'),
  REMOTES_FILE: path.join(root, 'build/remotes.json'),
});

export const publication = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-bench-'));
  const lines: string[] = [];
  const print = (line: string): void => {
    lines.push(line);
    process.stderr.write(`${line}\n`);
  };
  const startEngine = async (name: string): Promise<string> =>
    process.env.MONGODB_URI ??
    (await start<{ uri: string }>('intake/engine.ts', { DB_PATH: path.join(folder, name) })).message.uri;
  print(machine());
  try {
    if (isWanted('hidden')) hiddenCellFigures(print);
    if (isWanted('campaigns')) await campaignFigures(children, await startEngine('campaigns'), print);
    if (isWanted('pages')) await pageFigures(children, await publicEnv(startEngine), print);
    print(machine());
    return lines.join('\n');
  } finally {
    killAll();
    await rm(folder, { recursive: true, force: true });
  }
};
