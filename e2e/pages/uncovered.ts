import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Runs in the page: whether a click in the middle of the element would reach it. */
const IS_REACHED = `(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}`;
const isReached = (locator: Locator): Promise<boolean> => locator.evaluate<boolean>(IS_REACHED);

/** A message is wholly in view with nothing over it, and lies over none of these controls. */
export const expectUncovered = async (page: Page, message: string | RegExp, controls: readonly Locator[]) => {
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText(message).first();
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await isReached(notice)).toBe(true);
  for (const control of controls) {
    await expect(control).toBeInViewport();
    expect(await isReached(control)).toBe(true);
  }
};
