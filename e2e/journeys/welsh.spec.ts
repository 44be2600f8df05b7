import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';
import { expectSound } from '../pages/sound';
import { ARRIVES_MS, visit } from '../pages/visit';

const { email } = demoUsers.riversideStaff;

const expectLanguage = (page: Page, language: 'en' | 'cy') =>
  expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: ARRIVES_MS });

const choose = async (page: Page, label: 'English' | 'Cymraeg'): Promise<void> => {
  await page.goto('/dashboard/account');
  await page.getByRole('radio', { name: label }).click({ timeout: ARRIVES_MS });
};

test('an officer works in Welsh, finds it in another browser, and goes back to English', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, product.origin, email);
  await choose(page, 'Cymraeg');
  await expectLanguage(page, 'cy');
  await expectSound(page);

  await visit(page, '/dashboard/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Trosolwg' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tanysgrifwyr' })).toBeVisible();
  await expectSound(page);
  // A remote brings its own words. Chrome has no Welsh names of months, so the date shows that ours are used.
  // Other journeys add campaigns to the overview, so it is searched for.
  await visit(page, '/dashboard/campaigns?q=Library%20opening');
  await page.getByRole('link', { name: 'Library opening hours' }).click();
  await expect(page.getByRole('tab', { name: 'Dosbarthu' }).first()).toBeVisible({ timeout: ARRIVES_MS });
  await expect(
    page.getByText(/daeth i ben \d+ (Ion|Chwef|Maw|Ebr|Mai|Meh|Gorff|Awst|Medi|Hyd|Tach|Rhag)/),
  ).toBeVisible();
  await expectSound(page);

  const elsewhere = await browser.newContext({ baseURL: product.origin });
  const other = await elsewhere.newPage();
  await signIn(other, product.origin, email);
  await expectLanguage(other, 'cy');
  await expect(other.getByRole('heading', { level: 1, name: 'Trosolwg' })).toBeVisible({ timeout: ARRIVES_MS });

  await choose(other, 'English');
  await expectLanguage(other, 'en');
  await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible({ timeout: ARRIVES_MS });
  await elsewhere.close();

  await page.goto('/dashboard/overview');
  await expectLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible({ timeout: ARRIVES_MS });
});
