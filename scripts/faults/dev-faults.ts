/** @file Development as a person has it: something runs, a page is open, a source is edited, the page shows it by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { CheckStep } from '../check/run-steps';
import { copySources } from '../product/copied-sources';
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../product/running-product';
import { freePorts } from '../start/ports.mjs';
import { processesNaming } from './processes';

const PATIENCE_MS = 60_000;
const MOST_STOP_MS = 10_000;
const withCopy = async (root: string, work: (copy: string) => Promise<string[]>): Promise<string[]> => {
  const { dir, remove } = copySources(root);
  try {
    return await work(dir);
  } finally {
    remove();
  }
};

const withPage = async (work: (page: Page) => Promise<string[]>): Promise<string[]> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return await work(page);
  } finally {
    await browser.close();
  }
};

interface Edit {
  file: string;
  from: string;
  to: string;
}

/** Changes a text that the page shows, and waits until the page shows the new one, loaded afresh. */
const editAndSee = async (page: Page, { file, from, to }: Edit): Promise<string[]> => {
  await page.getByText(from).first().waitFor();
  await page.evaluate('window.isTheOldPage = true');
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) return [`${path.basename(file)} does not say "${from}"`];
  writeFileSync(file, text.replace(from, to));
  await page.getByText(to).first().waitFor();
  return (await page.evaluate('window.isTheOldPage')) ? ['the page was not loaded again'] : [];
};

const printed = (child: ChildProcess, wanted: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`it never said ${wanted}: ${text}`)), PATIENCE_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
        if (!wanted.test(text)) return;
        clearTimeout(timer);
        resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`it ended with code ${code}: ${text}`)));
  });

/** `npm run dev -w REMOTE` on a free port, and a page with nothing on it yet. */
const withRemoteAlone = async (
  root: string,
  remote: string,
  work: (page: Page, origin: string) => Promise<string[]>,
): Promise<string[]> => {
  const [port = 0] = await freePorts(1);
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'dev', '-c', 'rspack.config.mjs', '--port', String(port)], {
    cwd: path.join(root, remote),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await printed(child, /compiled/);
    return await withPage((page) => work(page, `http://127.0.0.1:${port}/`));
  } finally {
    child.kill('SIGKILL');
  }
};

const editOfRemote = (root: string) =>
  withCopy(root, (copy) =>
    withRemoteAlone(copy, 'mf-subscribers', async (page, origin) => {
      await page.goto(origin);
      const file = path.join(copy, 'mf-subscribers/src/app/frame.messages.ts');
      return await editAndSee(page, { file, from: 'Subscriber Management', to: 'People who subscribed' });
    }),
  );

/** Its page comes up with a heading and without an error: what only runs alone is in no other build. */
const comesUp = (root: string, remote: string) =>
  withRemoteAlone(root, remote, async (page, origin) => {
    const found: string[] = [];
    page.on('pageerror', (error) => found.push(`${remote}: ${error.message}`));
    await page.goto(origin);
    await page.getByRole('heading').first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    const alerts = await page.getByRole('alert').count();
    return alerts > 0 ? [...found, `${remote} alone shows an error`] : found;
  });

const everyRemoteAlone = async (root: string): Promise<string[]> => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const found: string[] = [];
  for (const remote of remotes) found.push(...(await comesUp(root, remote)));
  return found;
};

const edits = (copy: string): (Edit & { address: string })[] => [
  {
    address: '/',
    file: path.join(copy, 'shell/src/features/landing/landing.messages.ts'),
    from: 'Get Started',
    to: 'Begin here',
  },
  {
    address: '/survey/demo',
    file: path.join(copy, 'mf-public/src/words/en.messages.ts'),
    from: 'Your answers are not linked to you',
    to: 'Nobody links your answers to you',
  },
];

const stopsAtOnce = async ({ stop, dataDir }: RunningProduct): Promise<string[]> => {
  const began = Date.now();
  const code = await stop();
  const ms = Date.now() - began;
  const left = processesNaming(dataDir);
  return [
    ...(code === 0 ? [] : [`exit code ${code}`]),
    ...(ms < MOST_STOP_MS ? [] : [`Ctrl-C took ${ms} ms`]),
    ...(left.length === 0 ? [] : [`still running after Ctrl-C: ${left.join(', ')}`]),
  ];
};

const wholeProduct = (root: string) =>
  withCopy(root, async (copy) => {
    const dataDir = freshDataDir();
    const product = await startProduct({ root: copy, args: ['--dev', '--empty'], dataDir });
    try {
      return await withPage(async (page) => {
        const found: string[] = [];
        for (const { address, ...edit } of edits(copy)) {
          await page.goto(`${product.origin}${address}`);
          found.push(...(await editAndSee(page, edit)));
        }
        // The page is still open and listening: that must keep nothing from stopping.
        return [...found, ...(await stopsAtOnce(product))];
      });
    } finally {
      await product.kill();
      removeDataDir(dataDir);
    }
  });

/** What `npm run dev` and `npm run dev -w REMOTE` promise. */
export const devFaults = (root: string): CheckStep[] => [
  { name: 'dev: a remote alone, an edit reloads its page', run: () => editOfRemote(root) },
  { name: 'dev: every remote comes up alone', run: () => everyRemoteAlone(root) },
  { name: 'dev: an edit reloads staff and resident pages', run: () => wholeProduct(root) },
];
