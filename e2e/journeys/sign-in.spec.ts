import { askForSignInLink, signInLink } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { openElsewhere, signIn, signInAgain } from '../pages/sign-in.page';
import { choose, member } from '../pages/team.page';
import { ARRIVES_MS } from '../pages/visit';

const STAFF = 'staff@riverside.example';
const ADMIN = 'admin@riverside.example';
const NEIGHBOUR = 'admin@hillview.example';

test('a link opened where nobody asked for it is spent by a button only', async ({ browser, product }) => {
  const before = new Date(Date.now() - 1000);
  await askForSignInLink(product.origin, STAFF);
  const link = await signInLink(product.origin, STAFF, before);
  // A mail scanner that runs scripts.
  const scanner = await browser.newContext({ baseURL: product.origin });
  await openElsewhere(await scanner.newPage(), link);
  await scanner.close();

  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openElsewhere(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });

  const asked = new Date(Date.now() - 1000);
  await askForSignInLink(product.origin, NEIGHBOUR);
  await openElsewhere(page, await signInLink(product.origin, NEIGHBOUR, asked));
  await expect(page.getByText(`You are signed in here as ${STAFF}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });
  await context.close();
});

test('a link works without script too, and asks first elsewhere', async ({ browser, product }) => {
  const before = new Date(Date.now() - 1000);
  await askForSignInLink(product.origin, STAFF);
  const link = await signInLink(product.origin, STAFF, before);
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in as s***@riverside.example?' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as s***@riverside.example' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test('an act that needs a fresh sign-in waits for it and is then done by itself', async ({ page, product }) => {
  await signIn(page, product.origin, ADMIN);
  await page.goto('/dashboard/team');
  // In place of five minutes: the first answer is the one that the server gives then.
  const refusal = { code: 'fresh_sign_in_required', detail: 'Sign in again to do this.', status: 403 };
  const members = '**/api/team/members/*';
  await page.route(members, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await choose(page, 'Sam Patel', 'Make Admin');
  const dialog = page.getByRole('dialog', { name: 'Sign in again to do this' });
  await expect(dialog).toBeVisible({ timeout: ARRIVES_MS });
  await expectAccessible(page);
  await signInAgain(page, product.origin, ADMIN);
  await expect(page.getByText('Sam Patel is Admin now.')).toBeVisible({ timeout: ARRIVES_MS });
  await choose(page, 'Sam Patel', 'Make Staff');
  await expect(member(page, 'Sam Patel')).toContainText('Staff');
});
