import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Checks that a message is visible: completely inside the window, and not covered. */
export const expectInView = async (message: Locator): Promise<void> => {
  await expect(message).toBeInViewport({ ratio: 1 });
  // A trial click fails when another element would receive it.
  await message.click({ trial: true });
};
