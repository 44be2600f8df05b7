import { expect, type Page } from '@playwright/test';
import { signInLink } from '../commands/inbox';
import { ARRIVES_MS } from './visit';

/** From the landing page through the mail to the dashboard, as an officer does it. */
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
