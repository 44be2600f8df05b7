import { expect, type Page } from '@playwright/test';

/** The first load of a screen on a machine that does other things, too. */
export const ARRIVES_MS = 45_000;

/** Opens a screen of the dashboard and waits until it has arrived and no skeleton is left. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: ARRIVES_MS });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: ARRIVES_MS });
};
