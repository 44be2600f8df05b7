import { expect, type Page } from '@playwright/test';
import { signInLink } from '../commands/inbox';
import { ARRIVES_MS } from './visit';

/** Signs in like an officer, from the landing page through the mail to the dashboard. */
export const signIn = async (page: Page, origin: string, email: string): Promise<void> => {
  const before = new Date(Date.now() - 1000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: ARRIVES_MS });
  await page.goto(await signInLink(origin, email, before));
  await expect(page).toHaveURL(/\/dashboard\/(overview|system\/\w+)$/, { timeout: ARRIVES_MS });
};

/** Opens a sign-in link in a browser that did not request it: a button asks first. */
export const openElsewhere = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Sign in as .+\*\*\*@.+\?$/ })).toBeVisible({ timeout: ARRIVES_MS });
};

/** Confirms "Sign in again to do this" with the link of its mail, in another tab of the same browser. */
export const signInAgain = async (page: Page, origin: string, email: string): Promise<void> => {
  const before = new Date(Date.now() - 1000);
  const dialog = page.getByRole('dialog', { name: 'Sign in again to do this' });
  await dialog.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(dialog.getByText(/^Waiting for you to open the link/)).toBeVisible({ timeout: ARRIVES_MS });
  const tab = await page.context().newPage();
  await tab.goto(await signInLink(origin, email, before));
  await expect(tab.getByRole('heading', { name: 'You are signed in again' })).toBeVisible({ timeout: ARRIVES_MS });
  await tab.close();
  await expect(dialog).toHaveCount(0, { timeout: ARRIVES_MS });
};
