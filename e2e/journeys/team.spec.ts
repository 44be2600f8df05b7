import { demoUsers } from '@folkmoot/sample-data/demo';
import { addressLink, expectMail } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { signIn } from '../pages/sign-in.page';
import { accept, choose, invite, member } from '../pages/team.page';

/** A unique name for each run, so that a journey can be repeated on the same data. */
const person = (name: string) => {
  const mark = Date.now().toString(36);
  return { name: `${name} ${mark}`, email: `${name.toLowerCase()}-${mark}@riverside.example` };
};

test('an admin invites somebody, who accepts, gets another role and is signed out when deactivated', async ({
  page: office,
  browser,
  product,
}) => {
  const nia = person('Nia');
  // Changing the role or access of others needs a fresh sign-in.
  await signIn(office, product.origin, demoUsers.riversideAdmin.email);
  const link = await invite(office, product.origin, nia.email, 'Staff');
  await expect(office.getByRole('table', { name: 'Pending Invitations' })).toContainText(nia.email);
  await expectAccessible(office);

  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  // Opening changes nothing: a mail scanner may open the link first.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join Riverside Council' })).toBeVisible();
  await expect(page.getByText('Your role will be Staff.')).toBeVisible();
  await expectAccessible(page);
  await accept(page, link, nia.name);
  await expect(page.getByRole('banner')).toContainText(nia.name);
  await page.goto('/dashboard/team');
  await expect(member(page, nia.name)).toContainText('Staff');
  await expect(page.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);

  await office.goto('/dashboard/team');
  await choose(office, nia.name, 'Make Admin');
  await expect(office.getByText(`${nia.name} is Admin now.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Invite Member' })).toBeVisible();

  await choose(office, nia.name, 'Deactivate');
  const question = office.getByRole('dialog', { name: 'Deactivate member' });
  await expect(question).toContainText(`Are you sure you want to deactivate ${nia.name}?`);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(member(office, nia.name)).toContainText('Inactive');
  // Their page is open without any action.
  await expect(page).toHaveURL(/\/auth$/, { timeout: 30_000 });
  await expect(page.getByText('An administrator has deactivated your account at Riverside Council.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByText('This invitation has already been accepted. You can sign in.')).toBeVisible();
  await context.close();
});

test('a revoked invitation and an unknown one show an error page', async ({ page: office, browser, product }) => {
  await signIn(office, product.origin, demoUsers.riversideAdmin.email);
  const lee = person('Lee');
  const link = await invite(office, product.origin, lee.email, 'Admin');
  await office.getByRole('button', { name: `Revoke the invitation of ${lee.email}` }).click();
  await office.getByRole('dialog', { name: 'Revoke invitation' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(office.getByText(`The invitation of ${lee.email} is revoked.`)).toBeVisible();

  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This invitation was withdrawn.');
  await expectAccessible(page);
  await page.goto('/invite/not-a-token');
  await expect(page.getByRole('alert')).toContainText('This invitation link is not valid.');
  await context.close();
});

test('own sessions are listed in words, one button ends the others, and a new address is confirmed by mail', async ({
  browser,
  product,
  officer,
}) => {
  const kim = person('Kim');
  const first = await browser.newContext({ baseURL: product.origin, storageState: officer });
  const office = await first.newPage();
  const link = await invite(office, product.origin, kim.email, 'Staff');
  const desktop = await browser.newContext({ baseURL: product.origin });
  const phone = await browser.newContext({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const page = await desktop.newPage();
  await accept(page, link, kim.name);
  const other = await phone.newPage();
  await signIn(other, product.origin, kim.email);

  await other.getByRole('link', { name: 'Your account' }).click();
  await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(other.getByText(/^Chrome on /)).toHaveCount(2);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Sign out of all others' }).click();
  await expect(other.getByText('One other session ended.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/, { timeout: 30_000 });

  const address = person('Kim-new').email;
  await other.getByRole('button', { name: 'Change address' }).click();
  await other.getByRole('textbox', { name: 'New email address' }).fill(address);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByText(`Open the link that we sent to ${address}`)).toBeVisible();
  // Opened without a session, as on another device.
  await page.goto(await addressLink(product.origin, address));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await expectAccessible(page);
  await expectMail(product.origin, kim.email, 'Your email address for Folkmoot has changed');
  await other.reload();
  await expect(other.getByText(address, { exact: true })).toBeVisible();
  await Promise.all([first, desktop, phone].map((context) => context.close()));
});

test('inviting works by keyboard on a phone', async ({ browser, product, officer }) => {
  const pat = person('Pat');
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: officer,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Invite Member' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /Email address/ })).toBeFocused();
  await page.keyboard.type(pat.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Invitation sent to ${pat.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite Member' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Pending Invitations' })).toContainText(pat.email);

  const actions = page.getByRole('button', { name: 'Actions for Sam Patel' });
  await actions.focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus a moment after it is visible. A key that is pressed before goes to the button.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('menuitem', { name: 'Make Admin' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await expectAccessible(page);
  await context.close();
});
