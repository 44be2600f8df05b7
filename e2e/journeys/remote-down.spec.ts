import { demoUsers } from '@folkmoot/sample-data/demo';
import { expect, expectAccessible, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';

test('a remote that answers 500 leaves the rest working and recovers with Retry', async ({ page, product }) => {
  await page.route('**/remotes/mf-subscribers/**', (route) =>
    route.request().url().endsWith('remote.json') ? route.continue() : route.fulfill({ status: 500, body: 'broken' }),
  );
  await signIn(page, product.origin, demoUsers.riversideAdmin.email);
  await page.getByRole('link', { name: 'Subscribers', exact: true }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Campaigns', level: 1 })).toBeVisible();

  await page.goto('/dashboard/subscribers');
  const retry = page.getByRole('button', { name: /retry|try again/i });
  await expect(retry).toBeVisible();
  await page.unroute('**/remotes/mf-subscribers/**');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Subscriber Management' })).toBeVisible();
});
