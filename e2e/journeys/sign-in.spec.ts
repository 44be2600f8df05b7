import { demoUsers } from '@folkmoot/sample-data/demo';
import { askForSignInLink, signInLink } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { openElsewhere, signIn, signInAgain } from '../pages/sign-in.page';
import { choose, member } from '../pages/team.page';
import { ARRIVES_MS } from '../pages/visit';

const STAFF = demoUsers.riversideStaff.email;
const ADMIN = demoUsers.riversideAdmin.email;
const NEIGHBOUR = demoUsers.hillviewAdmin.email;

test('a link is used only by a button when another browser requested it', async ({ browser, product }) => {
  const before = new Date(Date.now() - 1000);
  await askForSignInLink(product.origin, STAFF);
  const link = await signInLink(product.origin, STAFF, before);
  // Like a mail scanner that runs scripts.
  const scanner = await browser.newContext({ baseURL: product.origin });
  await openElsewhere(await scanner.newPage(), link);
  await scanner.close();

  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openElsewhere(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });

  const requestedAt = new Date(Date.now() - 1000);
  await askForSignInLink(product.origin, NEIGHBOUR);
  const offered = await signInLink(product.origin, NEIGHBOUR, requestedAt);
  await openElsewhere(page, offered);
  await expect(page.getByText(`You are signed in here as ${STAFF}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });
  await context.close();

  // A link that was cancelled is not used, and while it is not, the next mail waits for a minute.
  const own = await browser.newContext({ baseURL: product.origin });
  const neighbour = await own.newPage();
  await openElsewhere(neighbour, offered);
  await neighbour.getByRole('button', { name: 'Sign in' }).click();
  await expect(neighbour).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });
  await own.close();
});

test('a link works without script, and asks first in another browser', async ({ browser, product }) => {
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

test('an action that needs a fresh sign-in waits for it and then completes', async ({ page, product }) => {
  await signIn(page, product.origin, ADMIN);
  await page.goto('/dashboard/team');
  // Instead of a wait of five minutes: the first answer is the server's answer after that time.
  const refusal = { code: 'fresh_sign_in_required', detail: 'Sign in again to do this.', status: 403 };
  const members = '**/api/team/members/*';
  await page.route(members, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await choose(page, 'Sam Patel', 'Make Admin');
  const dialog = page.getByRole('dialog', { name: 'Sign in again to do this' });
  await expect(dialog).toBeVisible({ timeout: ARRIVES_MS });
  await expectAccessible(page);
  // The message goes after a few seconds, perhaps before the other tab has shown all of its page.
  await Promise.all([
    expect(page.getByText('Sam Patel is Admin now.')).toBeVisible({ timeout: 3 * ARRIVES_MS }),
    signInAgain(page, product.origin, ADMIN),
  ]);
  await expect(member(page, 'Sam Patel')).toContainText('Admin');
  await choose(page, 'Sam Patel', 'Make Staff');
  await expect(member(page, 'Sam Patel')).toContainText('Staff');
});
