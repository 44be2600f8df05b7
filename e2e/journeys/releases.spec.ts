import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Page } from '@playwright/test';
import { DEMO_SYSTEM_ADMIN } from '../../scripts/product/people';
import { removeDataDir, startProduct } from '../../scripts/product/running-product';
import { buildOneRemote, copyServed, editRegistry, release, spoiledRelease } from '../commands/releases';
import { expect, expectAccessible, test as journeys } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';

const REMOTE = 'mf-subscribers';
const OLD = 'Subscriber Management';
const NEW = 'Subscribers, arranged anew';
/** The gateway reads the registry twice a second. */
const TAKEN_MS = 20_000;

/** Uses its own copy of the served files, since the journey changes them. */
const test = journeys.extend<object, { served: ReturnType<typeof copyServed> }>({
  served: [
    async ({ browserName: _browserName }, use) => {
      const served = copyServed();
      await use(served);
      rmSync(served.dir, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ served }, use) => {
      const env = { STATIC_DIR: served.staticDir, REMOTES_FILE: served.registry };
      const product = await startProduct({ root: path.resolve(import.meta.dirname, '../..'), env });
      await use(product);
      await product.stop();
      removeDataDir(product.dataDir);
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

/** Reloads the page until it shows the new release: the gateway reads the registry with a short delay. */
const expectAfterReload = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await page.goto('/dashboard/subscribers');
    await expect(heading(page, name)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: TAKEN_MS });

/** True when the gateway has logged that it refuses this address in the registry. */
const isRefused = async ({ origin, dataDir }: { origin: string; dataDir: string }, address: string) => {
  await fetch(`${origin}/remotes.json`);
  return readFileSync(path.join(dataDir, 'logs/folkmoot.log'), 'utf8').includes(address);
};

/** With any fault in a release, the rest of the dashboard works. */
const expectRestWorks = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
  await expect(heading(page, 'Campaigns')).toBeVisible();
};

/** As many loads as are counted of one person. Their pages have reported the errors. Returns the status. */
const reportLoads = (page: Page, version: string): Promise<number> =>
  page.evaluate(
    async (load) => {
      const body = JSON.stringify({ loads: Array.from({ length: 10 }, () => load) });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/release-loads', { method: 'POST', headers, body })).status;
    },
    { remote: REMOTE, version, outcome: 'loaded' },
  );

test('a team releases its remote for one council, for all and back, and a broken release harms no other part', async ({
  browser,
  office: riverside,
  product,
  served,
}) => {
  const file = 'src/app/frame.messages.ts';
  const building = buildOneRemote(served, REMOTE, { file, from: OLD, to: NEW });
  const context = await browser.newContext({ baseURL: product.origin });
  const hillview = await context.newPage();
  await signIn(hillview, product.origin, demoUsers.hillviewAdmin.email);
  await expectAfterReload(hillview, OLD);
  const before = (await release(served, 'list')).match(/mf-subscribers (\S+)/)?.[1] ?? '';
  const after = await building;
  expect(after).not.toBe(before);

  await test.step('one council gets it first', async () => {
    const session = await (await riverside.request.get('/api/auth/session')).json();
    await release(served, 'canary', REMOTE, after, session.council.id);
    await expectAfterReload(riverside, NEW);
    await expectAfterReload(hillview, OLD);
  });

  await test.step('every council gets it, and an open tab keeps the old files', async () => {
    const requests: string[] = [];
    hillview.on('request', (request) => requests.push(request.url()));
    await release(served, 'live', REMOTE, after);
    const second = await context.newPage();
    await expectAfterReload(second, NEW);
    await second.close();
    await hillview.getByRole('link', { name: 'Opt-in Pages', exact: true }).first().click();
    await expect(heading(hillview, 'Opt-in Pages')).toBeVisible();
    await hillview.getByRole('link', { name: 'Subscribers', exact: true }).first().click();
    await expect(heading(hillview, OLD)).toBeVisible();
    expect(requests.filter((url) => url.includes(after))).toEqual([]);
    await expectAfterReload(hillview, NEW);
  });

  await test.step('one line rolls it back', async () => {
    await release(served, 'live', REMOTE, before);
    await expectAfterReload(riverside, OLD);
  });

  await test.step('a canary that crashes is rolled back by itself, and System Admin rolls one back by a button', async () => {
    const spoil = (text: string) => text.replaceAll(`"${NEW}"`, '{}');
    spoiledRelease(served, REMOTE, { from: after, as: 'crashes', spoil });
    await release(served, 'canary', REMOTE, 'crashes', '--percent', '100');
    for (const page of [riverside, hillview]) {
      await expectAfterReload(page, 'Subscribers');
      await expect(page.getByRole('alert')).toContainText('Subscribers is not available at the moment');
      expect(await reportLoads(page, 'crashes')).toBe(204);
    }
    await expectAfterReload(riverside, OLD);

    const system = await (await browser.newContext({ baseURL: product.origin })).newPage();
    await signIn(system, product.origin, DEMO_SYSTEM_ADMIN);
    await release(served, 'canary', REMOTE, after, '--percent', '100');
    await expectAfterReload(hillview, NEW);
    await system.goto('/dashboard/system/releases');
    await expect(system.getByText(/^crashes was rolled back by itself/)).toBeVisible();
    await expectAccessible(system);
    await system.getByRole('button', { name: `Roll back ${REMOTE} ${after}` }).click();
    await system.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect(system.getByText(/was rolled back by an administrator/)).toBeVisible();
    await expectAfterReload(hillview, OLD);
    await system.context().close();
  });

  await test.step('a release that needs a newer shell is refused with a notice', async () => {
    const spoil = (text: string, name: string) =>
      name === 'remote.json' ? text.replace(/"shellSdk": "[^"]+"/, '"shellSdk": "^9.0.0"') : text;
    spoiledRelease(served, REMOTE, { from: after, as: 'early', spoil });
    await release(served, 'live', REMOTE, 'early');
    await expectAfterReload(riverside, 'This part is being updated');
    await expectAccessible(riverside);
    await expectRestWorks(riverside);
  });

  await test.step('a release that throws while it renders fails alone, and a rollback repairs it', async () => {
    // React throws when it renders a value that is not text.
    const spoil = (text: string) => text.replaceAll(`"${NEW}"`, '{}');
    spoiledRelease(served, REMOTE, { from: after, as: 'throws', spoil });
    await release(served, 'live', REMOTE, 'throws');
    await expectAfterReload(riverside, 'Subscribers');
    await expect(riverside.getByRole('alert')).toContainText('Subscribers is not available at the moment');
    await expectRestWorks(riverside);
    await riverside.getByRole('link', { name: 'Subscribers', exact: true }).first().click();
    await release(served, 'live', REMOTE, before);
    await expect(async () => {
      const retry = riverside.getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      await riverside.getByRole('button', { name: 'Reload' }).click({ timeout: 2_000 });
    }).toPass({ timeout: TAKEN_MS });
    await expect(heading(riverside, OLD)).toBeVisible();
  });

  await test.step('an incomplete or missing release is not used, and the remote stays the same', async () => {
    const spoil = (text: string, name: string) => (name === 'mf-manifest.json' ? text.slice(0, 100) : text);
    spoiledRelease(served, REMOTE, { from: after, as: 'half', spoil });
    await expect(release(served, 'live', REMOTE, 'half')).rejects.toThrow(/JSON/);
    for (const [from, to] of [
      [before, 'half'],
      ['half', 'nowhere'],
    ] as const) {
      editRegistry(served, `${REMOTE}/${from}`, `${REMOTE}/${to}`);
      await expect.poll(() => isRefused(product, `${REMOTE}/${to}/`), { timeout: TAKEN_MS }).toBe(true);
      await riverside.reload();
      await expect(heading(riverside, OLD)).toBeVisible();
    }
  });
  await context.close();
});
