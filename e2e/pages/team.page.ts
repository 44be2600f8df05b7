import { expect, type Page } from '@playwright/test';
import { invitationLink } from '../commands/inbox';
import { ARRIVES_MS } from './visit';

type Role = 'Admin' | 'Staff';

/** Invites a person in the dialog of the team screen. Returns the link of the mail. */
export const invite = async (page: Page, origin: string, email: string, role: Role): Promise<string> => {
  const before = new Date(Date.now() - 1000);
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Member' });
  await dialog.getByRole('textbox', { name: /Email address/ }).fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  return invitationLink(origin, email, before);
};

/** Accepts an invitation, which signs in. */
export const accept = async (page: Page, link: string, name: string) => {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview$/, { timeout: ARRIVES_MS });
};

export const member = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Team Members' }).getByRole('row').filter({ hasText: name });

/** Opens the menu of a member and chooses one of its entries. */
export const choose = async (page: Page, name: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
