/** @file Shared helpers of the fault tests. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { demoDataDir, freshDataDir } from '../../scripts/product/running-product';
import { nodeFlags } from '../../scripts/start/node-flags.mjs';
import { freePorts } from '../../scripts/start/ports.mjs';

const LOOK_MS = 100;
/** Waits end after this time. Only a failing fault waits so long: a busy machine is slow, not wrong. */
export const HANGS_MS = 120_000;

export interface Ended {
  code: number | null;
  text: string;
}

/** Runs `npm start` and expects a refusal, on a free port unless `args` name one. */
export const startAndRefuse = async (
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> => {
  const [free] = await freePorts(1);
  const port = args.includes('--port') ? [] : ['--port', String(free)];
  return await new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, 'scripts/start.mjs', ...port, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('close', (code) => resolve({ code, text }));
  });
};

/** Missing parts of a refusal: code 1, these words, and no stack. */
export const expectRefusal = ({ code, text }: Ended, ...words: string[]): string[] => [
  ...(code === 1 ? [] : [`exit code ${code}, not 1`]),
  ...words.filter((word) => !text.includes(word)).map((word) => `does not say "${word}": ${text}`),
  ...(/\n\s+at /.test(text) ? [`shows a stack: ${text}`] : []),
];

/** Runs work on a data folder that is removed afterwards. */
export const withData = async (work: (dir: string) => Promise<string[]>): Promise<string[]> => {
  const dir = freshDataDir();
  try {
    return await work(dir);
  } finally {
    // Other faults drive their products in this process, so nothing may block it.
    await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** The same, for a product that needs the demo data. */
export const withDemoData = (work: (dir: string) => Promise<string[]>): Promise<string[]> =>
  withData((dir) => work(demoDataDir(dir)));

/**
 * Waits until a condition is true, or the time is over. Returns whether it is true. An error counts as not true yet.
 */
export const comesTrue = async (
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
  everyMs = LOOK_MS,
): Promise<boolean> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      if (await condition()) return true;
    } catch {
      // Tries again.
    }
    if (Date.now() > deadline) return false;
    await pause(everyMs);
  }
};
