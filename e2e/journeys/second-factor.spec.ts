import { demoUsers } from '@folkmoot/sample-data/demo';
import { expectMail } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import {
  APP,
  APP_KEY,
  addDevice,
  appWith,
  enterCode,
  forgetSession,
  PASSKEY,
  RECOVERY,
  useLink,
} from '../pages/second-factor.page';
import { signIn } from '../pages/sign-in.page';
import { ARRIVES_MS } from '../pages/visit';

const OVERVIEW = /\/dashboard\/overview$/;
const ADMIN = demoUsers.hillviewAdmin.email;

test('a person sets up a passkey and an app, and signs in with passkey, code and recovery code', async ({
  browser,
  product,
}) => {
  const { origin } = product;
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await addDevice(page);
  await signIn(page, origin, ADMIN);
  await page.goto('/dashboard/account');

  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Set up: Fingerprint, face or PIN' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible({ timeout: ARRIVES_MS });
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expectMail(origin, ADMIN, 'Your sign-in to Folkmoot has changed');

  await page.getByRole('button', { name: 'Add another' }).click();
  await dialog.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  const app = appWith(await dialog.getByText(APP_KEY).innerText());
  await enterCode(page, 'Code from your app', app.code());
  await expect(dialog).toHaveCount(0, { timeout: ARRIVES_MS });
  await expect(page.getByText('10 codes left')).toBeVisible();

  await forgetSession(page);
  await useLink(page, origin, ADMIN);
  await expectAccessible(page);
  await page.getByRole('button', { name: PASSKEY }).click();
  await expect(page).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });

  await forgetSession(page);
  await useLink(page, origin, ADMIN);
  // The page can be loaded again while the sign-in waits.
  await page.reload();
  await page.getByRole('button', { name: APP }).click();
  await enterCode(page, 'Code from your app', app.nextCode());
  await expect(page).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });

  await forgetSession(page);
  await useLink(page, origin, ADMIN);
  await page.getByRole('button', { name: RECOVERY }).click();
  await enterCode(page, 'Recovery code', 'aaaa-bbbb-cccc');
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Check it and enter it again.');
  await enterCode(page, 'Recovery code', codes[0] ?? '');
  await expect(page).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });

  // The product of other journeys again: without a second factor.
  await page.goto('/dashboard/account');
  await expect(page.getByText('9 codes left')).toBeVisible({ timeout: ARRIVES_MS });
  // Instead of a wait of five minutes: the first answer is the server's answer after that time.
  const refusal = { code: 'fresh_sign_in_required', detail: 'Sign in again to do this.', status: 403 };
  await page.route('**/api/auth/factors/app', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign in again to do this' }).getByRole('button', { name: PASSKEY }).click();
  await expect(page.getByText('Authenticator app was removed.')).toBeVisible({ timeout: ARRIVES_MS });

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible({ timeout: ARRIVES_MS });
  await context.close();
});
