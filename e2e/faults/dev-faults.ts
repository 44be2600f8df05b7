/**
 * @file Development as a person does it: the product runs, a page is open, a source is edited, and the page shows the
 * change.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { CheckStep } from '../../scripts/check/run-steps';
import { copySources } from '../../scripts/product/copied-sources';
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { freePorts } from '../../scripts/start/ports.mjs';
import { processesNaming } from './processes';

const TIMEOUT_MS = 60_000;
const MOST_STOP_MS = 10_000;
const withCopy = async (root: string, work: (copy: string) => Promise<string[]>): Promise<string[]> => {
  const { dir, remove } = await copySources(root);
  try {
    return await work(dir);
  } finally {
    await remove();
  }
};

const withBrowser = async (work: (browser: Browser) => Promise<string[]>): Promise<string[]> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
};

interface Edit {
  file: string;
  from: string;
  to: string;
}

/** Changes a text of the page, and waits until the page shows the new one after a reload. */
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
    const timer = setTimeout(() => reject(new Error(`it never said ${wanted}: ${text}`)), TIMEOUT_MS);
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

/** `npm run dev -w REMOTE` on a free port. */
const withStandaloneRemote = async (
  root: string,
  remote: string,
  work: (origin: string) => Promise<string[]>,
): Promise<string[]> => {
  const [port = 0] = await freePorts(1);
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'dev', '-c', 'rspack.config.mjs', '--port', String(port)], {
    cwd: path.join(root, remote),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await printed(child, /compiled/);
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    child.kill('SIGKILL');
  }
};

/** Its page shows a heading and no error: no other build contains the standalone code. */
const comesUp = async (page: Page, remote: string, origin: string): Promise<string[]> => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${remote}: ${error.message}`));
  await page.goto(origin);
  await page.getByRole('heading').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const alerts = await page.getByRole('alert').count();
  return alerts > 0 ? [...problems, `${remote} alone shows an error`] : problems;
};

const EDITED_REMOTE = 'mf-subscribers';

const editOfRemote = (root: string) =>
  withCopy(root, (copy) =>
    withStandaloneRemote(copy, EDITED_REMOTE, (origin) =>
      withBrowser(async (browser) => {
        const page = await openPage(browser);
        const problems = await comesUp(page, EDITED_REMOTE, origin);
        const file = path.join(copy, EDITED_REMOTE, 'src/app/frame.messages.ts');
        const edit = { file, from: 'Subscriber Management', to: 'People who subscribed' };
        return [...problems, ...(await editAndSee(page, edit))];
      }),
    ),
  );

const otherRemotes = (root: string): Promise<string[]> =>
  withBrowser(async (browser) => {
    const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && name !== EDITED_REMOTE);
    const problems: string[] = [];
    for (const remote of remotes) {
      const work = async (origin: string) => {
        const page = await openPage(browser);
        const itsProblems = await comesUp(page, remote, origin);
        await page.close();
        return itsProblems;
      };
      problems.push(...(await withStandaloneRemote(root, remote, work)));
    }
    return problems;
  });

const edits = (copy: string): (Edit & { address: string })[] => [
  {
    address: '/',
    file: path.join(copy, 'shell/src/features/landing/landing.messages.ts'),
    from: 'Get Started',
    to: 'Begin here',
  },
  {
    address: '/survey/demo',
    file: path.join(copy, 'mf-public/src/entities/words/en.messages.ts'),
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
      return await withBrowser(async (browser) => {
        const page = await openPage(browser);
        const problems: string[] = [];
        for (const { address, ...edit } of edits(copy)) {
          await page.goto(`${product.origin}${address}`);
          problems.push(...(await editAndSee(page, edit)));
        }
        // The page is still open and listening: this must not delay the stop.
        return [...problems, ...(await stopsAtOnce(product))];
      });
    } finally {
      await product.kill();
      removeDataDir(dataDir);
    }
  });

/** The behaviour of `npm run dev` and `npm run dev -w REMOTE`. */
export const devFaults = (root: string): CheckStep[] => [
  { name: 'dev: a remote comes up alone, an edit reloads its page', run: () => editOfRemote(root) },
  { name: 'dev: every other remote comes up alone', run: () => otherRemotes(root) },
  { name: 'dev: an edit reloads staff and resident pages', run: () => wholeProduct(root) },
];
