import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleButFrames, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { expectReached, expectUncovered } from '../pages/uncovered';
import { visit } from '../pages/visit';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="#0f766e"/></svg>';
const svg = (content: string) => ({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(content) });
const activeCampaign = async (page: Page): Promise<{ id: string; publicUrl: string }> => {
  const response = await page.request.get('/api/campaigns?status=active');
  const { items } = (await response.json()) as { items: { id: string; publicUrl: string }[] };
  return items[0] ?? { id: '', publicUrl: '' };
};

const keepResponses = async (page: Page, entry: string | RegExp): Promise<void> => {
  const card = page.getByRole('region', { name: 'How long responses are kept' });
  const choice = card.getByRole('combobox', { name: 'Delete responses' });
  const label = await choice.getByRole('option').filter({ hasText: entry }).first().textContent();
  await choice.selectOption({ label: label ?? '' });
  await card.getByRole('button', { name: 'Save' }).click();
};

const SAVED = 'Settings saved successfully!';
const saving = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const tabs = ['targeting', 'population', 'notifications', 'privacy'];

test('an admin brands the council, residents see it, and simultaneous changes of two admins are both kept', async ({
  office,
  browser,
  product,
}) => {
  const footer = `Town Hall, Bridge Street ${Date.now().toString(36)}`;
  await visit(office, '/dashboard/settings');
  await expect(office).toHaveURL(/\/settings\/general$/);
  await expect(office.getByRole('textbox', { name: /Council name/ })).toHaveValue('Riverside Council');
  await expectSound(office);

  const contact = office.getByRole('textbox', { name: /Contact email/ });
  await contact.fill('riverside');
  // At the end of the page, the header covers the field with the error. It gets the focus below the header.
  await office.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(expectReached(contact)).rejects.toThrow();
  await saving(office).click();
  await expect(contact).toBeFocused();
  await expectReached(contact);
  await office.getByRole('button', { name: 'Discard' }).click();

  await visit(office, '/dashboard/settings/branding');
  const logo = office.locator('input[type=file][aria-label=Logo]');
  await logo.setInputFiles(svg(SVG.replace('<rect', '<script>alert(1)</script><rect')));
  await expect(office.getByText(/This SVG holds a script/)).toBeVisible();
  await logo.setInputFiles(svg(SVG));
  await expect(office.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await office.getByRole('textbox', { name: 'Alternative text of the logo' }).fill('Riverside, by the river');
  await office.getByRole('textbox', { name: 'Custom footer' }).fill(footer);
  await office.getByRole('button', { name: 'Save changes' }).click();
  await expectUncovered(office, SAVED, [saving(office)]);
  await expectAccessible(office);

  const context = await browser.newContext({ baseURL: product.origin });
  const resident = await context.newPage();
  await expect(async () => {
    await resident.goto('/riverside/news');
    await expect(resident.getByText(footer)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const shown = resident.getByRole('img', { name: 'Riverside, by the river' });
  await expect(shown).toBeVisible();
  await expect.poll(() => resident.evaluate<number>("document.querySelector('img').naturalWidth")).toBe(400);
  await context.close();

  // Another admin changes another field in another window.
  const other = await office.context().newPage();
  await visit(other, '/dashboard/settings/general');
  await visit(office, '/dashboard/settings/general');
  const phone = `01632 ${Date.now() % 1_000_000}`;
  await other.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Settings saved successfully!').first()).toBeVisible();
  await office.getByRole('textbox', { name: 'Address' }).fill(footer);
  await office.getByRole('button', { name: 'Save changes' }).click();
  await expect(office.getByText('Settings saved successfully!').first()).toBeVisible();
  await expect(office.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone);
  await other.close();

  await office.setViewportSize({ width: 390, height: 844 });
  for (const tab of tabs) {
    await visit(office, `/dashboard/settings/${tab}`);
    await expect(office.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectSound(office);
  }
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await office.setViewportSize(size);
    await visit(office, '/dashboard/settings/targeting');
    await office.getByRole('button', { name: 'Add audience' }).click();
    await office
      .getByRole('group', { name: 'Target audiences' })
      .getByRole('textbox')
      .last()
      .fill(`${footer} ${size.width}`);
    await saving(office).click();
    await expectUncovered(office, SAVED, [saving(office)]);
  }

  // A campaign has its own retention time, and residents can read it.
  const { id, publicUrl } = await activeCampaign(office);
  await visit(office, `/dashboard/campaigns/${id}/settings`);
  await keepResponses(office, 'After 2 years (730 days)');
  await office.getByRole('dialog').getByRole('button', { name: 'Save and delete tonight' }).click();
  await expect(office.getByText('Saved: how long responses are kept.').first()).toBeVisible();
  await expectSound(office);
  const reader = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await expect(async () => {
    await reader.goto(`${publicUrl}/privacy`);
    await expect(reader.getByText('Responses are deleted after 730 days.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSound(reader);
  await reader.context().close();
  await keepResponses(office, /^As the council/);

  // The mail is in a frame without scripts: the page is checked without the frame, and the mail as a separate page.
  await visit(office, '/dashboard/settings/email');
  const mail = office.locator('iframe');
  await expect(mail).toBeVisible();
  await expectAccessibleButFrames(office);
  const mailPage = await office.context().newPage();
  await mailPage.setContent((await mail.getAttribute('srcdoc')) ?? '');
  await expect(mailPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(mailPage);
  await mailPage.close();
});

/** As a spreadsheet of a French office writes it: semicolons, Windows-1252, a total, and a cell that was suppressed. */
const CENSUS = Buffer.from('Secteur;Population\nTotal;3.000\nÎle-du-Château;1.200\nQuai;1.800\nPré;-5\n', 'latin1');
const people = (page: Page, name: string) => page.getByRole('textbox', { name: `People in ${name}` });

test('an admin pastes a table and imports a census file, sees what is wrong in a row, and finds both after a reload', async ({
  office,
}) => {
  await visit(office, '/dashboard/settings/population');
  // Weights of the demo's report need its ages, so they stay as they are.
  const gender = office.getByRole('region', { name: 'Gender', exact: true });
  await gender.getByRole('button', { name: 'Edit Gender' }).click();
  await gender.getByRole('button', { name: 'Paste or import' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Table' }).fill('Gender\tPeople\nFemale\t36,279\nMale\t34,321');
  await expect(dialog.getByRole('status')).toHaveText('2 rows can be used.');
  await dialog.getByRole('button', { name: 'Use 2 rows' }).click();
  await expect(people(office, 'Male')).toHaveValue('34,321');

  await office.getByRole('button', { name: 'Add a dimension' }).click();
  await office.getByRole('menuitem', { name: 'Other dimension' }).click();
  const own = office.getByRole('region', { name: 'Other dimension' });
  await own.getByRole('textbox', { name: 'Source' }).fill('Recensement');
  await own.getByRole('button', { name: 'Paste or import' }).click();
  await dialog.locator('input[type=file]').or(office.locator('input[type=file]')).first().setInputFiles({
    name: 'secteurs.csv',
    mimeType: 'text/csv',
    buffer: CENSUS,
  });
  await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveValue('Windows-1252');
  await expect(dialog.getByRole('row', { name: /Pré.*cannot be negative/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Total.*the sum of the other rows/ })).toBeVisible();
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Use 2 rows' }).click();
  await saving(office).click();
  await expect(office.getByText('Population saved').first()).toBeVisible();
  await expectAccessible(office);

  await visit(office, '/dashboard/settings/population');
  await office.getByRole('button', { name: 'Edit Other dimension' }).click();
  await expect(people(office, 'Île-du-Château')).toHaveValue('1,200');
  await expect(people(office, 'Quai')).toHaveValue('1,800');
  await expect(people(office, 'Pré')).toHaveCount(0);
  await office.getByRole('button', { name: 'Edit Gender' }).click();
  await expect(people(office, 'Male')).toHaveValue('34,321');
  await expect(people(office, 'Another way')).toHaveValue('500');
});
