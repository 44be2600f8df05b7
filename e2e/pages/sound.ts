import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures/test';

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

/** No violation, and no horizontal scrolling of the page. */
export const expectSound = async (page: Page): Promise<void> => {
  await settled(page);
  await expectAccessible(page);
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
};
