import path from 'node:path';
import { demoCampaignNames, demoUsers } from '@folkmoot/sample-data/demo';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../scripts/product/running-product';
import { machine, median } from './rounds';

const root = path.join(import.meta.dirname, '../..');
const FEW = 10;
const MANY = 500;
/** A key among many questions may take this many times as long as among few. */
const MAX_RATIO = 1.5;
const KEYS = 60;
const ROUNDS = 3;
const types = ['text', 'rating', 'dropdown', 'multiselect', 'number'] as const;

const optionsOf = (index: number) =>
  [1, 2, 3].map((option) => ({ id: `o${index}_${option}`, label: `Option ${option} of question ${index}` }));

const questions = Array.from({ length: MANY }, (_, index) => {
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

/** Signs in, and opens a campaign's builder with this many questions. */
const prepare = async (
  browser: Browser,
  { origin }: RunningProduct,
  campaignId: string,
  count: number,
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, origin);
  const data = { title: 'Benchmark', questions: questions.slice(0, count) };
  const headers = { origin };
  const saved = await page.request.put(`${origin}/api/campaigns/${campaignId}/survey`, { data, headers });
  if (!saved.ok()) throw new Error(`the survey was not saved: ${saved.status()} ${await saved.text()}`);
  await page.goto(`${origin}/dashboard/campaigns/${campaignId}/builder`);
  await page.locator(FIRST_TITLE).waitFor();
  await page.locator('iframe').first().waitFor();
  await page.waitForTimeout(3000);
  return page;
};

const FIRST_TITLE = '[data-question="bench_0"] [data-title]';

const line = (name: string, times: readonly number[]): string =>
  `${name.padEnd(44)} ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})`;

/** Time of a key press in the title of a question among many, compared to one among few and to a bare textarea. */
export const builder = async (): Promise<string> => {
  const dataDir = freshDataDir();
  const product = await startProduct({ root, dataDir });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await bare.setContent('<!doctype html><textarea></textarea>');
  const few = await prepare(browser, product, demoCampaignNames.park.id, FEW);
  const many = await prepare(browser, product, demoCampaignNames.parking.id, MANY);
  const pages = [
    { page: bare, selector: 'textarea', times: [] as number[] },
    { page: few, selector: FIRST_TITLE, times: [] as number[] },
    { page: many, selector: FIRST_TITLE, times: [] as number[] },
  ] as const;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { page, selector, times } of pages) {
      await page.bringToFront();
      times.push(...(await typeInto(page, selector)));
    }
  }
  await browser.close();
  await product.stop();
  removeDataDir(dataDir);
  const [bareTimes, fewTimes, manyTimes] = [pages[0].times, pages[1].times, pages[2].times];
  const ratio = median(manyTimes) / median(fewTimes);
  return [
    machine(),
    line('key to frame, bare textarea', bareTimes),
    line(`key to frame, title among ${FEW} questions`, fewTimes),
    line(`key to frame, title among ${MANY} questions`, manyTimes),
    `ratio of medians, ${MANY} to ${FEW} questions ${ratio.toFixed(2)} (at most ${MAX_RATIO}: ${ratio <= MAX_RATIO ? 'yes' : 'NO'})`,
    `ratio of medians, ${MANY} questions to a bare textarea ${(median(manyTimes) / median(bareTimes)).toFixed(2)}`,
  ].join('\n');
};
