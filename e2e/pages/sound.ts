import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures/test';

/** Finite ones: a dialog that fades in has less contrast until it is there. */
const RUNNING_ANIMATIONS =
  "document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity).length";

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate<number>(RUNNING_ANIMATIONS)).toBe(0);
};

/** No violation, and no horizontal scrolling of the page. */
export const expectSound = async (page: Page): Promise<void> => {
  await settled(page);
  await expectAccessible(page);
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
};
