import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test';
import {
  actionsOf,
  brand,
  chooseForCouncil,
  councilIdOf,
  councilRow,
  exportCouncil,
  makeCouncil,
  openCouncil,
} from '../pages/administration.page';
import { signIn } from '../pages/sign-in.page';
import { expectSound } from '../pages/sound';
import { accept, invite } from '../pages/team.page';
import { expectUncovered } from '../pages/uncovered';
import { ARRIVES_MS, visit } from '../pages/visit';

test('a council is managed from its creation to its restoration, and the activity log contains each step', async ({
  browser,
  product,
}) => {
  test.slow();
  const mark = Date.now().toString(36);
  const name = `Moorland ${mark}`;
  const boss = { name: `Bea ${mark}`, email: `bea-${mark}@moorland.example` };
  const above = await browser.newContext({ baseURL: product.origin });
  const below = await browser.newContext({ baseURL: product.origin });
  const page = await above.newPage();
  await signIn(page, product.origin, 'system@folkmoot.example');
  const link = await makeCouncil(page, product.origin, { name, email: boss.email });
  await expect(councilRow(page, name)).toContainText('Pending');
  await expectSound(page);

  const theirs = await below.newPage();
  await accept(theirs, link, boss.name);
  await brand(theirs, '#7c2d12');
  const staff = `sol-${mark}@moorland.example`;
  const staffLink = await invite(theirs, product.origin, staff, 'Staff');
  const invited = await browser.newContext({ baseURL: product.origin });
  await accept(await invited.newPage(), staffLink, `Sol ${mark}`);
  await invited.close();
  await page.reload();
  await expect(councilRow(page, name)).toContainText('Active');

  const files = await exportCouncil(page, name);
  expect(files).toEqual(expect.arrayContaining(['README.txt', 'manifest.json', 'admin/users.jsonl']));
  expect(files.filter((file) => /^admin\/files\/\w{64}\.png$/.test(file))).toHaveLength(1);

  await chooseForCouncil(page, name, 'Act in this council');
  await expect(page.getByText(`You now act in ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto('/dashboard/system/councils');

  await chooseForCouncil(page, name, 'Suspend');
  await page.getByRole('dialog', { name: 'Suspend council' }).getByRole('button', { name: 'Suspend' }).click();
  await expect(councilRow(page, name)).toContainText('Suspended');
  await theirs.goto('/dashboard/team');
  await expect(theirs.getByRole('heading', { name: /suspended/i })).toBeVisible({ timeout: ARRIVES_MS });
  await chooseForCouncil(page, name, 'Resume');
  await expect(councilRow(page, name)).toContainText('Active');
  await theirs.goto('/dashboard/team');
  await expect(theirs.getByRole('button', { name: 'Invite Member' })).toBeVisible({ timeout: ARRIVES_MS });

  await chooseForCouncil(page, name, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete council' });
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(councilRow(page, name)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/auth$/, { timeout: ARRIVES_MS });
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Deleted');
  await chooseForCouncil(page, name, 'Restore');
  await expect(page.getByText(`${name} is restored.`)).toBeVisible();

  const councilId = await councilIdOf(page, name);
  const expected = ['council.created', 'invitation.created', 'invitation.accepted', 'council.activated'];
  const later = [
    'council.changed',
    'council-export.changed',
    'session.council-chosen',
    'council.suspended',
    'council.resumed',
    'council.deleted',
    'council.restored',
  ];
  await expect(async () => {
    expect(await actionsOf(page, councilId)).toEqual(expect.arrayContaining([...expected, ...later]));
  }).toPass({ timeout: ARRIVES_MS });

  // On screen: the branding names its field, the filter is in the address, and the file contains the same entries.
  await visit(page, `/dashboard/system/activity?councilId=${councilId}&action=council.changed`);
  const entries = page.getByRole('table', { name: 'Activity Logs' }).getByRole('row');
  await expect(entries.filter({ hasText: 'primary color' })).toContainText(boss.name);
  await expectSound(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  // The head, the logo and the colour.
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain('primary color');
  expect(csv).toContain('"logo"');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^No entry was changed/)).toBeVisible({ timeout: ARRIVES_MS });

  // The sidebar leads to each section, and the page of a council has an address of its own.
  const sidebar = page.getByRole('group', { name: 'System Admin' });
  await sidebar.getByRole('link', { name: 'Councils' }).click();
  await page.getByRole('searchbox', { name: 'Search councils...' }).fill(mark);
  await expect(page).toHaveURL(new RegExp(`q=${mark}$`));
  await openCouncil(page, name, 'Activity');
  await expect(page).toHaveURL(new RegExp(`/dashboard/system/councils/${councilId}/activity$`));
  await expect(page.getByRole('table', { name: 'Activity Logs' })).toContainText('Council restored');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/dashboard/system/councils\\?q=${mark}$`));
  await expect(councilRow(page, name)).toBeVisible();

  await sidebar.getByRole('link', { name: 'System Health' }).click();
  await expect(page.getByText('Everything that was asked works')).toBeVisible({ timeout: ARRIVES_MS });
  await page.getByRole('table', { name: 'Services' }).getByRole('row').filter({ hasText: 'Gateway' }).click();
  const part = page.getByRole('dialog', { name: /Gateway/ });
  await expect(part.getByRole('img', { name: 'Last 28 days: 1 day OK, 27 days without data.' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(part).toHaveCount(0);
  await expectSound(page);

  await theirs.goto('/auth');
  await theirs.getByRole('textbox').fill(`stranger-${mark}@nowhere.example`);
  await theirs.getByRole('button', { name: /link/i }).click();
  await visit(page, '/dashboard/system/activity?kind=failed-sign-ins');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Failed sign-ins by day and person' })).toContainText(
      'address without account',
    );
  }).toPass({ timeout: ARRIVES_MS });
  await expect(page.getByText(`stranger-${mark}`)).toHaveCount(0);
  await expectSound(page);
  await Promise.all([above, below].map((context) => context.close()));
});

test('users are changed and a provider of AI is tested, on a phone', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, product.origin, 'system@folkmoot.example');
  await page.goto('/dashboard/system/users');
  await page.getByRole('button', { name: 'Change Robin Clarke' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Robin Clarke' });
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Staff');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A council needs at least one active admin.');
  // The choice is not saved yet, so Escape asks before it closes the dialog.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expectSound(page);

  await page.goto('/dashboard/system/ai');
  const provider = `Built in ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Add provider' }).click();
  const adding = page.getByRole('dialog', { name: 'Add provider' });
  await adding.getByRole('combobox', { name: 'Kind' }).selectOption('Built in');
  await adding.getByRole('textbox', { name: /^Name/ }).fill(provider);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: provider })).toBeVisible();
  const buttons = ['Test connection', 'Edit', 'Remove'].map((name) => page.getByRole('button', { name }).last());
  await buttons[0]?.scrollIntoViewIfNeeded();
  await expectUncovered(page, `${provider} was added.`, buttons);
  await page.getByRole('button', { name: 'Test connection' }).last().click();
  await expect(page.getByText('The test passed').last()).toBeVisible();
  await expectSound(page);
  await context.close();
});
