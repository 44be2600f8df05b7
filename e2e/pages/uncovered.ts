import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The parts of an element that the function below uses: these files are checked without the browser's types. */
interface Shown {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: unknown): boolean;
  ownerDocument: { elementFromPoint(x: number, y: number): unknown };
}

/** Runs in the page: true when a click in the middle of the element would reach it. */
const isReached = (element: unknown): boolean => {
  const shown = element as Shown;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return shown.contains(shown.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
};

/** A control is in view, and a click in its middle would reach it. */
export const expectReached = async (control: Locator) => {
  await expect(control).toBeInViewport();
  expect(await control.evaluate(isReached)).toBe(true);
};

/** A message is completely in view and not covered, and covers none of these controls. */
export const expectUncovered = async (page: Page, message: string | RegExp, controls: readonly Locator[]) => {
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText(message).first();
  await expect(notice).toBeInViewport({ ratio: 1 });
  // The message slides in.
  await expect.poll(() => notice.evaluate(isReached)).toBe(true);
  for (const control of controls) await expectReached(control);
};
