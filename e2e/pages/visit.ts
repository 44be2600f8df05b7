import { expect, type Page } from '@playwright/test';

/** Timeout for the first load of a screen on a busy machine. */
export const ARRIVES_MS = 45_000;

/** Opens a screen of the dashboard and waits until it is loaded and shows no skeleton. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: ARRIVES_MS });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: ARRIVES_MS });
};
