import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/test';

/** A message that nobody has to look for: wholly inside the window, and nothing lies on it. */
export const expectInView = async (message: Locator): Promise<void> => {
  await expect(message).toBeInViewport({ ratio: 1 });
  // A click that is only tried fails where something else would receive it.
  await message.click({ trial: true });
};
