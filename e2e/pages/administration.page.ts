import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { invitationLink } from '../commands/inbox';
import { expectSound } from './sound';
import { ARRIVES_MS, visit } from './visit';

interface Council {
  readonly name: string;
  readonly email: string;
}

/** The row of a council in the list. */
export const councilRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Councils' }).getByRole('row').filter({ hasText: name });

/** Creates a council and invites its first admin in the dialogs. Returns the link of the invitation. */
export const makeCouncil = async (page: Page, origin: string, { name, email }: Council): Promise<string> => {
  const before = new Date(Date.now() - 1000);
  await page.goto('/dashboard/system/councils');
  await page.getByRole('button', { name: 'Create New Council' }).click();
  const making = page.getByRole('dialog', { name: 'Create New Council' });
  await making.getByRole('textbox', { name: /^Name/ }).fill(name);
  await making.getByRole('textbox', { name: /Contact email/ }).fill(email);
  await making.getByRole('button', { name: 'Create Council' }).click();
  await expect(page.getByText('Council created successfully!')).toBeVisible();
  const inviting = page.getByRole('dialog', { name: 'Send Invitation' });
  await inviting.getByRole('textbox', { name: /Email address/ }).fill(email);
  await inviting.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  return invitationLink(origin, email, before);
};

/** Opens the menu of a council and chooses one of its entries. */
export const chooseForCouncil = async (page: Page, name: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** The entries of a council in the activity log, the newest first. */
export const actionsOf = async (page: Page, councilId: string): Promise<string[]> => {
  const response = await page.request.get(`/api/admin/audit-entries?limit=100&councilId=${councilId}`);
  const { items } = (await response.json()) as { items: { action: string }[] };
  return items.map(({ action }) => action);
};

export const councilIdOf = async (page: Page, name: string): Promise<string> => {
  const response = await page.request.get(`/api/admin/councils?q=${encodeURIComponent(name)}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect width="160" height="64" fill="#7c2d12"/></svg>';

/** Sets the council's logo and colour, as its admin. */
export const brand = async (page: Page, colour: string): Promise<void> => {
  await visit(page, '/dashboard/settings/branding');
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.locator('input[type=file][aria-label=Logo]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Primary color' }).fill(colour);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully!').first()).toBeVisible();
};

/** Opens the page of a council by its row, and one of its tabs. */
export const openCouncil = async (page: Page, name: string, tab: string): Promise<void> => {
  await councilRow(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: tab }).click();
};

/** Exports a council on its page, downloads the file, and returns the names of the files in it. */
export const exportCouncil = async (page: Page, name: string): Promise<string[]> => {
  await openCouncil(page, name, 'Export');
  await page.getByRole('button', { name: 'Export council' }).click();
  const link = page.getByRole('link', { name: /^Download the export of/ });
  await expect(link).toBeVisible({ timeout: ARRIVES_MS });
  const saving = page.waitForEvent('download');
  await link.click();
  const files = unzipSync(await readFile(await (await saving).path()));
  await expectSound(page);
  await page.getByRole('link', { name: 'All councils' }).click();
  return Object.keys(files);
};
