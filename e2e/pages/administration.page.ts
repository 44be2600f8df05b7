import { expect, type Page } from '@playwright/test';
import { invitationLink } from '../commands/inbox';

interface Council {
  readonly name: string;
  readonly email: string;
}

/** The row of a council in the list. */
export const councilRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Councils' }).getByRole('row').filter({ hasText: name });

/** Makes a council and invites its first admin, as the dialogs lead; gives the link of the invitation. */
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

/** Opens the menu of a council and takes one of its entries. */
export const chooseForCouncil = async (page: Page, name: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** What the activity log has of a council, the newest first. */
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
