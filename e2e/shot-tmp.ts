import { existsSync } from 'node:fs';
import { demoUsers } from '@folkmoot/sample-data/demo';
import { chromium } from '@playwright/test';
import { signIn } from './pages/sign-in.page';

const origin = 'http://localhost:5500';
const out = '/srv/fm/screens-shots';
const [what = 'all', ...rest] = process.argv.slice(2);
const paths: Record<string, string> = {
  all: 'comments',
  per: 'comments/all?per=theme',
  low: 'comments/all?per=group&group=park_overall',
  review: 'comments/review',
  themes: 'comments/themes',
  check: 'comments/check',
  setup: 'comments/setup',
  insights: 'insights',
  question: 'comments/all?per=question',
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const state = `${out}/state.json`;
if (!existsSync(state)) {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(await context.newPage(), origin, demoUsers.riversideAdmin.email);
  await context.storageState({ path: state });
  await context.close();
}
const sizes = { w: { width: 1440, height: 900 }, p: { width: 390, height: 844 } };
for (const size of ['w', 'p'] as const)
  for (const scheme of ['light', 'dark'] as const) {
    if (rest.length && !rest.includes(size + scheme[0])) continue;
    const context = await browser.newContext({
      baseURL: origin,
      storageState: state,
      viewport: sizes[size],
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    for (const name of what.split(',')) {
      await page.goto(`/dashboard/campaigns/riverside-park/reports/${paths[name]}`);
      await page.waitForLoadState('networkidle').catch(() => {});
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/${name}-${size}${scheme[0]}.png` });
    }
    await context.close();
  }
await browser.close();
