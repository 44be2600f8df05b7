import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { signIn } from '../../scripts/product/people';

/** The browser of the benchmarks. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

/** The demo's officer, signed in on a desktop screen, with an empty cache. */
export const signedIn = async (browser: Browser, origin: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, value] = (await signIn(origin)).split('=', 2) as [string, string];
  await context.addCookies([{ name, value, url: origin }]);
  return context;
};
