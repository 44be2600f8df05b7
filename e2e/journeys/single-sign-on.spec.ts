import { demoUsers } from '@folkmoot/sample-data/demo';
import { OPENID_CLIENT, startOpenIdProvider } from '@folkmoot/service-kit/testing/openid-provider';
import { startSamlProvider } from '@folkmoot/service-kit/testing/saml-provider';
import type { Page } from '@playwright/test';
import { signInLink } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';
import { signInAtProvider } from '../pages/single-sign-on.page';
import { ARRIVES_MS, visit } from '../pages/visit';

const ADMIN = demoUsers.hillviewAdmin;
const DOMAIN = 'hillview.example';
const SETTINGS = '/dashboard/settings/single-sign-on';
const OVERVIEW = /\/dashboard\/overview$/;
const GROUP = 'Feedback team';
/** Somebody without an account. */
const NEW = { sub: 'nora', email: `nora@${DOMAIN}`, name: 'Nora Newman', groups: [GROUP] };

const step = (page: Page, title: string) => page.getByRole('region', { name: title });

test('an admin sets up single sign-on, a new person signs in with the role of her group, and a named admin keeps the link', async ({
  browser,
  product,
  names,
}) => {
  const { origin } = product;
  const provider = await startOpenIdProvider({
    redirectUri: `${origin}/auth/oidc/callback`,
    signedOutUri: `${origin}/auth`,
    backChannelUri: `${origin}/auth/oidc/logout/${ADMIN.councilId}`,
    hasPage: true,
  });
  provider.isNow(NEW);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await signIn(page, origin, ADMIN.email);
  await visit(page, SETTINGS);

  const domains = step(page, '1. Your domain');
  await domains.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN);
  await domains.getByRole('button', { name: 'Add domain' }).click();
  const check = domains.getByRole('button', { name: `Check ${DOMAIN} now` });
  const record = await domains.getByRole('textbox', { name: 'TXT record' }).inputValue();
  await check.click();
  await expect(domains.getByRole('alert')).toBeVisible();
  names.records.set(DOMAIN, ['v=spf1 -all', record]);
  await check.click();
  await expect(domains.getByText('Verified', { exact: true })).toBeVisible({ timeout: ARRIVES_MS });

  const settings = step(page, '2. Your provider');
  const save = async (issuer: string) => {
    await settings.getByRole('textbox', { name: 'Issuer' }).fill(issuer);
    // The secret is never sent to an issuer for which it was not entered.
    await settings.getByLabel('Client secret').fill(OPENID_CLIENT.secret);
    await settings.getByRole('button', { name: 'Save provider' }).click();
    await settings.getByRole('button', { name: 'Test connection' }).click();
  };
  await settings.getByRole('textbox', { name: 'Client ID' }).fill(OPENID_CLIENT.id);
  await settings.getByRole('textbox', { name: 'Name on the sign-in page' }).fill('Hillview login');
  const wrong = provider.issuer.replace('127.0.0.1', 'localhost');
  await save(wrong);
  await expect(settings.getByText(`The provider calls itself ${provider.issuer}, not ${wrong}.`)).toBeVisible();
  await expectAccessible(page);
  await save(provider.issuer);
  await expect(settings.getByText('The connection works.')).toBeVisible({ timeout: ARRIVES_MS });

  const access = step(page, '3. Who gets in');
  await access.getByLabel('Make an account for people who sign in for the first time').click();
  await access.getByRole('button', { name: 'Add group' }).click();
  await access.getByRole('textbox', { name: 'Group 1', exact: true }).fill(GROUP);
  await access.getByRole('combobox', { name: 'Role of group 1' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await access.getByRole('button', { name: 'Save who gets in' }).click();
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible({ timeout: ARRIVES_MS });

  const requirement = step(page, '4. Require');
  await requirement.getByRole('combobox', { name: 'Admins who keep the sign-in link' }).press('ArrowDown');
  await page.getByRole('option', { name: ADMIN.name }).click();
  await page.keyboard.press('Escape');
  await requirement.getByRole('button', { name: 'Require single sign-on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require single sign-on' }).click();
  await expect(page.getByText('Required', { exact: true })).toBeVisible({ timeout: ARRIVES_MS });
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: origin });
  const hers = await elsewhere.newPage();
  await signInAtProvider(hers, NEW.email);
  await expect(hers).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });
  await expect(hers.getByText('council admin')).toBeVisible();
  // An act that needs a fresh sign-in leads to the provider, which asks again although it remembers her.
  await visit(hers, SETTINGS);
  const refusal = { code: 'fresh_sign_in_required', detail: 'Sign in again to do this.', status: 403 };
  await hers.route('**/api/council/sso/test', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await step(hers, '2. Your provider').getByRole('button', { name: 'Test connection' }).click();
  const again = hers.getByRole('dialog', { name: 'Sign in again to do this' });
  const [tab] = await Promise.all([
    elsewhere.waitForEvent('page'),
    again.getByRole('link', { name: 'Sign in with Hillview login' }).click(),
  ]);
  await tab.getByRole('button', { name: `Sign in as ${NEW.email}` }).click();
  await expect(tab).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });
  await expect(again).toHaveCount(0, { timeout: ARRIVES_MS });
  await expect(hers.getByText('The connection works.')).toBeVisible();

  // The named admin comes back from the provider, and is let in by a link.
  await context.clearCookies();
  await visit(page, '/auth');
  await page.getByRole('textbox', { name: /email/i }).fill(ADMIN.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Council login' })).toBeVisible({ timeout: ARRIVES_MS });
  const before = new Date(Date.now() - 1000);
  await visit(page, '/auth');
  await page.getByRole('textbox', { name: /email/i }).fill(ADMIN.email);
  await page.getByRole('button', { name: 'Send me a sign-in link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: ARRIVES_MS });
  await page.goto(await signInLink(origin, ADMIN.email, before));
  await expect(page).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });

  // The same council with SAML: the provider signs another person in, and out again.
  await visit(page, SETTINGS);
  await requirement.getByRole('button', { name: 'Stop requiring it' }).click();
  const saml = await startSamlProvider(origin);
  await settings.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'Another provider' }).click();
  await settings.getByRole('combobox', { name: 'Protocol' }).click();
  await page.getByRole('option', { name: 'SAML 2.0' }).click();
  await settings.getByRole('textbox', { name: 'Address of the metadata' }).fill(`${saml.base}/metadata`);
  await settings.getByRole('button', { name: 'Save provider' }).click();
  await settings.getByRole('button', { name: 'Test connection' }).click();
  await expect(settings.getByText('The connection works.')).toBeVisible({ timeout: ARRIVES_MS });
  await expect(settings.getByText(/Certificate: The certificate is valid/)).toBeVisible();
  await hers.context().clearCookies();
  saml.isNow({ email: NEW.email, groups: [] });
  await signInAtProvider(hers, NEW.email);
  await expect(hers.getByRole('alert')).toContainText('did not say which groups you are in', { timeout: ARRIVES_MS });
  saml.isNow(NEW);
  await signInAtProvider(hers, NEW.email);
  await expect(hers).toHaveURL(OVERVIEW, { timeout: ARRIVES_MS });
  await hers.goto(`${saml.base}/portal`);
  await hers.getByRole('link', { name: 'Sign out everywhere' }).click();
  await expect(hers.getByRole('heading', { name: 'Signed out everywhere' })).toBeVisible({ timeout: ARRIVES_MS });
  expect((await hers.request.get('/api/auth/session')).status()).toBe(401);
  saml.stop();

  // The product of other journeys again: with links for everybody.
  await settings.getByRole('button', { name: 'Remove provider' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove provider' }).click();
  await domains.getByRole('button', { name: `Remove ${DOMAIN}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(domains.getByText('No domain yet.')).toBeVisible({ timeout: ARRIVES_MS });
  await elsewhere.close();
  await context.close();
  provider.stop();
});
