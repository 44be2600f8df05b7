import path from 'node:path';
import { demoCampaignNames, demoUsers } from '@folkmoot/sample-data/demo';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { machine, median } from './rounds';

const root = path.join(import.meta.dirname, '../..');
const QUESTIONS = 500;
const KEYS = 60;
const ROUNDS = 3;
const types = ['text', 'rating', 'dropdown', 'multiselect', 'number'] as const;

const optionsOf = (index: number) =>
  [1, 2, 3].map((option) => ({ id: `o${index}_${option}`, label: `Option ${option} of question ${index}` }));

const questions = Array.from({ length: QUESTIONS }, (_, index) => {
  const type = types[index % types.length];
  return {
    id: `bench_${index}`,
    type,
    title: `How do you feel about matter number ${index + 1} in your neighbourhood?`,
    required: index % 2 === 0,
    ...(type === 'dropdown' || type === 'multiselect' ? { options: optionsOf(index) } : {}),
    ...(index % 10 === 4 ? { showIf: { questionId: 'bench_1', operator: 'less_than', value: 4 } } : {}),
  };
});

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.request.post(`${origin}/api/auth/magic-links`, { data: { email: demoUsers.riversideAdmin.email } });
  for (;;) {
    const { items } = (await (await page.request.get(`${origin}/dev/inbox.json`)).json()) as {
      items: { links: string[] }[];
    };
    const link = items[0]?.links.find((candidate) => candidate.includes('/auth?code='));
    if (link) {
      const { pathname, search } = new URL(link);
      await page.goto(`${origin}${pathname}${search}`);
      return page.waitForURL(/dashboard/);
    }
    await page.waitForTimeout(50);
  }
};

/** A script for the page: milliseconds from a key press to the frame that shows it, for each of several keys. */
const typing = (selector: string): string => `(async () => {
  const field = document.querySelector(${JSON.stringify(selector)});
  if (!field) throw new Error('the field is not there');
  field.focus();
  const times = [];
  for (let key = 0; key < ${KEYS}; key++) {
    const started = performance.now();
    document.execCommand('insertText', false, 'x');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return times;
})()`;

const typeInto = (page: Page, selector: string): Promise<number[]> => page.evaluate<number[]>(typing(selector));

const prepare = async (browser: Browser, { origin }: RunningProduct): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, origin);
  const data = { title: 'Benchmark', questions };
  const headers = { origin };
  const saved = await page.request.put(`${origin}/api/campaigns/${demoCampaignNames.parking.id}/survey`, {
    data,
    headers,
  });
  if (!saved.ok()) throw new Error(`the survey was not saved: ${saved.status()} ${await saved.text()}`);
  await page.goto(`${origin}/dashboard/campaigns/${demoCampaignNames.parking.id}/builder`);
  await page.locator('[data-question="bench_0"] [data-title]').waitFor();
  await page.locator('iframe').first().waitFor();
  await page.waitForTimeout(3000);
  return page;
};

const line = (name: string, times: readonly number[]): string =>
  `${name.padEnd(44)} ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`;

/** Time of a key press in the title of a question among 500, compared to a bare textarea in the same browser. */
export const builder = async (): Promise<string> => {
  const dataDir = freshDataDir();
  const product = await startProduct({ root, dataDir });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await prepare(browser, product);
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bare.setContent('<!doctype html><textarea></textarea>');
  const times: Record<'builder' | 'bare', number[]> = { builder: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await bare.bringToFront();
    times.bare.push(...(await typeInto(bare, 'textarea')));
    await page.bringToFront();
    times.builder.push(...(await typeInto(page, '[data-question="bench_0"] [data-title]')));
  }
  await browser.close();
  await product.stop();
  removeDataDir(dataDir);
  return [
    machine(),
    line(`key to frame, title among ${QUESTIONS} questions`, times.builder),
    line('key to frame, bare textarea', times.bare),
    `ratio of medians ${(median(times.builder) / median(times.bare)).toFixed(2)}`,
  ].join('\n');
};
