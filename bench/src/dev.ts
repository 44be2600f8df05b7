import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySources } from '../../scripts/product/copied-sources';
import { freshDataDir, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { openBrowser, signedIn } from './officer';
import { machine, median } from './rounds';

const root = path.join(import.meta.dirname, '../..');
const ROUNDS = 7;
/** Pause between two edits, like that of a person who works. */
const REST_MS = 1_500;

/** A text on a page, as it is in the source. */
interface Edit {
  readonly part: string;
  readonly address: string;
  readonly file: string;
  readonly text: string;
}

const edits: readonly Edit[] = [
  {
    part: 'shell',
    address: '/dashboard/overview',
    file: 'shell/src/features/overview/overview.messages.ts',
    text: 'Quick actions',
  },
  {
    part: 'mf-campaigns',
    address: '/dashboard/campaigns',
    file: 'mf-campaigns/src/features/campaign-list/campaign-list.messages.ts',
    text: 'Ask your community, and see what they say.',
  },
  {
    part: 'packages/ui',
    address: '/dashboard/campaigns',
    file: 'packages/ui/src/data/StatusBadge.tsx',
    text: 'Completed',
  },
];

/** Milliseconds from the last byte of the file to the page that shows it after a reload. */
const seenAfter = async (page: Page, file: string, content: string, text: string): Promise<number> => {
  const began = performance.now();
  writeFileSync(file, content);
  await page.getByText(text, { exact: true }).first().waitFor({ timeout: 60_000 });
  return performance.now() - began;
};

const measure = async (page: Page, origin: string, copy: string, edit: Edit): Promise<string> => {
  const file = path.join(copy, edit.file);
  const before = readFileSync(file, 'utf8');
  await page.goto(`${origin}${edit.address}`);
  await page.getByText(edit.text, { exact: true }).first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.waitForTimeout(REST_MS);
    const text = `${edit.text} ${round}`;
    times.push(await seenAfter(page, file, before.replace(`'${edit.text}'`, `'${text}'`), text));
  }
  const [middle, low, high] = [median(times), Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0));
  return `${edit.part.padEnd(16)} ${middle} ms (${low} to ${high})`;
};

/** `npm run dev`: time from an edit until an open page shows it. */
export const dev = async (): Promise<string> => {
  const { dir: copy, remove } = await copySources(root);
  const dataDir = freshDataDir();
  const product = await startProduct({ root: copy, args: ['--dev'], dataDir });
  const browser = await openBrowser();
  try {
    const page = await (await signedIn(browser, product.origin)).newPage();
    const lines = [machine()];
    for (const edit of edits) lines.push(await measure(page, product.origin, copy, edit));
    return lines.join('\n');
  } finally {
    await browser.close();
    await product.stop();
    removeDataDir(dataDir);
    await remove();
  }
};
