import type { Page } from '@playwright/test';

/** Signs in by an address whose council uses a provider: the address leads to its page. */
export const signInAtProvider = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
};
