import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any state of a survey has. */
const MOST_STOPS = 60;

/** The button inside a browser's own date field has the focus without being the focused element of the page. */
const FOCUSED = ':focus, input:is([type=date], [type=time], [type=datetime-local]):focus-within';

/** The focused element has a name and is visible. */
export const expectFocusSeen = async (page: Page): Promise<void> => {
  const focused = page.locator(FOCUSED);
  await expect(focused).toHaveCount(1);
  await expect(focused).toHaveAccessibleName(/\S/);
  await expect(focused).toBeInViewport();
};

/** The target has the focus and is visible. */
export const expectFocusOn = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
};

/** Presses Tab until the target has the focus. Each stop has a name and is in view. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = async () => (await target.and(page.locator(':focus')).count()) > 0;
  if (await isThere()) return expectFocusSeen(page);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await isThere()) return;
  }
  await expectFocusOn(page, target);
};
