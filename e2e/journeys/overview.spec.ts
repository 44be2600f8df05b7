import type { Page } from '@playwright/test';
import { activateCampaign, makeCampaign } from '../commands/campaigns';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

const run = Date.now().toString(36);
const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Makes the browser believe that the last look at the overview was an hour ago. */
const hourPasses = (page: Page): Promise<void> =>
  page.evaluate<void>(`for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('folkmoot-last-visit:')) continue;
    localStorage.setItem(key, JSON.stringify({ since: null, seenAt: Date.now() - 3600000 }));
  }`);

test('an officer sees what needs attention, goes to where it is solved, and finds it gone', async ({ office }) => {
  const title = `Ponds ${run}`;
  const id = await makeCampaign(office, title, { startDate: tomorrow() });
  await office.setViewportSize({ width: 390, height: 844 });
  await visit(office, '/dashboard/overview');
  const attention = region(office, 'Needs attention');
  await expect(attention.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  await expect(attention.getByRole('listitem').filter({ hasText: title })).toContainText('nobody has activated it');
  await expectSound(office);

  await office.setViewportSize({ width: 1440, height: 900 });
  await attention.getByRole('link', { name: `Open the campaign for ${title}` }).click();
  await expect(office.getByRole('heading', { level: 1 })).toContainText(title);
  await activateCampaign(office, id);
  await visit(office, '/dashboard/overview');
  await expect(attention).not.toContainText(title);
  await expectSound(office);
});

test('a service that is away costs its own lines of the overview, and Try Again brings them', async ({ office }) => {
  const path = '**/api/subscriber-overview**';
  await office.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
  await visit(office, '/dashboard/overview');
  await expect(office.getByRole('alert')).toContainText('Mailings and imports could not be loaded');
  await expect(region(office, 'Total Responses')).toBeVisible();
  await expect(
    region(office, 'Running campaigns')
      .getByRole('img', { name: /^30 days: / })
      .first(),
  ).toBeVisible();
  await office.unroute(path);
  await office.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
  await expect(office.getByRole('alert')).toHaveCount(0);
});

test('an officer who comes back after an hour sees the period of the news', async ({ office }) => {
  await visit(office, '/dashboard/overview');
  const news = region(office, 'Since your last visit');
  await expect(news).toContainText('This browser does not remember an earlier visit');
  await visit(office, '/dashboard/campaigns');
  await hourPasses(office);
  await visit(office, '/dashboard/overview');
  await expect(news).toContainText(/since \d+ \w+ \d{4}, \d\d:\d\d/i);
  await expectSound(office);
});
