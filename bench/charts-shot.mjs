import { chromium } from '@playwright/test';
const origin = 'http://localhost:5200';
const out = '/tmp/charts-shots';
import { mkdirSync, existsSync } from 'node:fs';
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const statePath = out + '/state.json';
const email = 'admin@riverside.example';
if (!existsSync(statePath)) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const before = new Date(Date.now() - 120000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  let link;
  for (let i = 0; i < 120 && !link; i++) {
    const { items } = await (await fetch(origin + '/dev/inbox.json')).json();
    link = items.filter((m) => JSON.stringify(m.to).includes(email) && new Date(m.receivedAt) >= before).flatMap((m) => m.links).find((l) => true);
    if (!link) await new Promise((r) => setTimeout(r, 500));
  }
  await page.goto(link);
  await page.waitForURL(/dashboard/);
  await context.storageState({ path: statePath });
  await context.close();
}
const wanted = process.argv.slice(2);
const shots = JSON.parse(wanted[0] ?? '[]');
for (const { name, path, width = 1440, height = 900, scheme = 'light', full = true, steps = [], clip } of shots) {
  const context = await browser.newContext({ baseURL: origin, storageState: statePath, viewport: { width, height }, colorScheme: scheme, forcedColors: scheme === 'forced' ? 'active' : 'none' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto(path, { waitUntil: 'networkidle', timeout: 90000 }).catch((e) => console.log(String(e).slice(0, 200)));
  await page.waitForTimeout(1500);
  for (const [act, ...args] of steps) {
    try {
      if (act === 'click') await page.getByRole(args[0], { name: args[1] === undefined ? undefined : new RegExp(args[1]) }).nth(args[2] ?? 0).click();
      if (act === 'fill') await page.getByLabel(new RegExp(args[0])).fill(args[1]);
      if (act === 'wait') await page.waitForTimeout(args[0]);
      if (act === 'text') console.log(await page.locator(args[0]).first().innerText());
      if (act === 'width') console.log('scrollWidth', await page.evaluate(() => document.documentElement.scrollWidth));
    } catch (e) { console.log('step', act, args.join(' '), String(e).slice(0, 300)); }
  }
  console.log(name, page.url(), 'scrollWidth', await page.evaluate(() => document.documentElement.scrollWidth));
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full, ...(clip ? { clip: { x: clip[0], y: clip[1], width: clip[2], height: clip[3] } } : {}) });
  await context.close();
}
await browser.close();
