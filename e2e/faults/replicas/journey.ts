/** @file The first journey, on a running system. */
import path from 'node:path';
import type { RunningSystem } from '../../../scripts/compose/running-system';
import { runCommand } from '../../../scripts/start/run-command.mjs';

const JOURNEY = 'an officer builds a survey';

/** Runs the first journey in a browser against the running system. */
export const journeyProblems = async (
  root: string,
  { origin, inbox }: Pick<RunningSystem, 'origin' | 'inbox'>,
): Promise<string[]> => {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const output = path.join(root, 'build/test/e2e-compose');
  const args = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=line',
    '--output',
    output,
    '-g',
    JOURNEY,
    'first-journey',
  ];
  const env = { ...process.env, E2E_ORIGIN: origin, E2E_INBOX: inbox };
  try {
    const output = await runCommand(process.execPath, [program, ...args], { cwd: root, env, shownLines: 40 });
    return output.includes('1 passed') ? [] : [`the first journey was not run: ${output}`];
  } catch (error) {
    const details: unknown = error instanceof Error && 'details' in error ? error.details : [];
    return ['the first journey fails', ...(Array.isArray(details) ? details.map(String) : [])];
  }
};
