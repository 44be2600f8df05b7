/**
 * @file `npx tsx scripts/docs/pictures.ts`: makes the pictures of the README from the built product with demo data.
 * Options for work on the pictures: PICTURES_ORIGIN uses a product that runs already, with its inbox.
 */
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { signIn } from '../../e2e/pages/sign-in.page';
import { DEMO_CAMPAIGN, DEMO_OFFICER } from '../product/people';
import { removeDataDir, startProduct } from '../product/running-product';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');
const WEBP_QUALITY = 80;

/** Time for fonts, charts and skeletons. A live report keeps a connection open, so the network is never idle. */
const SETTLE_MS = 2_000;

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly options: BrowserContextOptions;
  /** Waits until the page is complete, and brings the interesting part into view. */
  readonly show: (page: Page) => Promise<void>;
}

/** A point in the middle of the page, for the wheel of the mouse. */
const CENTRE = { x: 700, y: 500 };
/** Where a heading is in view, below the header of the dashboard. */
const BELOW_HEADER = 90;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const pictures: readonly Picture[] = [
  {
    name: 'survey-builder',
    address: `/dashboard/campaigns/${DEMO_CAMPAIGN}/builder`,
    options: desktop,
    show: async (page) => {
      await page.getByRole('button', { name: 'What do you do in the park?' }).first().click();
    },
  },
  {
    name: 'live-report',
    address: `/dashboard/campaigns/${DEMO_CAMPAIGN}/reports/overview`,
    options: desktop,
    show: async (page) => {
      const heading = page.getByRole('heading', { name: 'Results by question' });
      await heading.waitFor();
      await pause(SETTLE_MS);
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      await page.mouse.move(CENTRE.x, CENTRE.y);
      await page.mouse.wheel(0, y - BELOW_HEADER);
    },
  },
  {
    name: 'resident-survey',
    address: `/riverside/survey/${DEMO_CAMPAIGN}`,
    options: phone,
    show: async (page) => {
      await page.locator('form:not([data-plain]) .fm-progress').waitFor();
      const question = page.locator('.fm-question:visible');
      const next = page.getByRole('button', { name: 'Next' });
      await question.getByRole('radio').nth(3).check();
      await next.click();
      await question.getByRole('combobox').selectOption({ index: 2 });
      await next.click();
      await question.getByRole('checkbox').first().check();
    },
  },
];

/** Chromium writes WebP itself; Playwright's own screenshots are PNG or JPEG. */
const asWebp = async (page: Page): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
  return Buffer.from(data, 'base64');
};

const take = async (context: BrowserContext, { name, address, show }: Picture): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address);
  await show(page);
  await pause(SETTLE_MS);
  const file = path.join(folder, `${name}.webp`);
  writeFileSync(file, await asWebp(page));
  process.stdout.write(`${path.relative(root, file)}: ${Math.round(statSync(file).size / 1000)} kB\n`);
};

/** The browser state of a council's administrator. Signed in once: a link is mailed once a minute at most. */
const signedIn = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), baseURL, DEMO_OFFICER);
  const state = await context.storageState();
  await context.close();
  return state;
};

const takeAll = async (baseURL: string): Promise<void> => {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--hide-scrollbars'] });
  try {
    const officer = await signedIn(browser, baseURL);
    for (const picture of pictures) {
      const storageState = picture.options === desktop ? { storageState: officer } : {};
      const context = await browser.newContext({ ...picture.options, ...storageState, baseURL, locale: 'en-GB' });
      await take(context, picture);
      await context.close();
    }
  } finally {
    await browser.close();
  }
};

const { PICTURES_ORIGIN } = process.env;
if (PICTURES_ORIGIN) await takeAll(PICTURES_ORIGIN);
else {
  const product = await startProduct({ root });
  try {
    await takeAll(product.origin);
  } finally {
    await product.stop();
    removeDataDir(product.dataDir);
  }
}
