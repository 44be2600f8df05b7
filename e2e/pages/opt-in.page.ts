import { expect, type Page } from '@playwright/test';
import { ARRIVES_MS } from './visit';

/** Creates a sign-up page in the dialog. Ends on its details. Returns its id. */
export const createOptInPage = async (page: Page, title: string): Promise<string> => {
  await page.getByRole('button', { name: 'Create Signup Page' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Signup Page' });
  await dialog.getByRole('textbox', { name: 'Page Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/opt-in\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: ARRIVES_MS });
  return new URL(page.url()).pathname.split('/')[3] ?? '';
};

/** Adds a field at the end, with this label. */
export const addOptInField = async (page: Page, type: string, label: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  await page.getByRole('textbox', { name: 'Label' }).last().fill(label);
};

export const saveOptInPage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
};

/** Waits until the public address answers with this status. */
export const expectPublicStatus = (page: Page, address: string, status: number): Promise<void> =>
  expect.poll(async () => (await page.request.get(address)).status(), { timeout: 20_000 }).toBe(status);
