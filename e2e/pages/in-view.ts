import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/test';

/** What lies on top at the middle of an element's upper edge: the element itself, unless it is out of view or covered. */
const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
  return hit !== null && element.contains(hit);
};

/** A message that nobody has to look for: inside the window, and nothing lies on it. */
export const expectInView = async (message: Locator): Promise<void> => {
  await expect(message).toBeInViewport();
  await expect.poll(() => message.evaluate(isOnTop)).toBe(true);
};
