import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/test';

const button = (page: Page) => page.locator('.fm-buttons button[type=submit]');

/** Waits for the page that the script has taken over. */
export const expectQuestion = (page: Page): Promise<void> =>
  expect(page.locator('form:not([data-plain]) .fm-progress')).toBeVisible();

/** Answers the first question by keyboard alone and goes on, without an answer where none is needed, to the end. */
export const answerByKeyboard = async (page: Page, atEach: (page: Page) => Promise<void>): Promise<void> => {
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const questions = await page.locator('.fm-dots i').count();
  for (let at = 0; at < questions; at += 1) {
    await atEach(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
  }
};

/** The thank-you with its receipt, and what is offered above it closed. */
export const thanked = async (page: Page): Promise<string> => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return receiptOf(page);
};

export const receiptOf = async (page: Page): Promise<string> => {
  await expect(page.locator('code')).toHaveText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  return (await page.locator('code').textContent()) ?? '';
};

/** No violation, no sideways scrolling, and nothing to press that is smaller than a thumb (44 pixels). */
export const expectGoodPage = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectFits(page);
};

/** What can be said without looking inside: it fits, has one heading, names its language, and every field a name. */
export const expectFits = async (page: Page): Promise<void> => {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', /^[a-z]{2}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  const boxes = await page
    .locator('.fm-choice:visible, .fm-face:visible, main button:visible, .fm-share:visible')
    .all();
  for (const box of boxes) expect((await box.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  for (const box of await page.locator('body > *').all()) {
    const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
    expect(Math.round(x + width)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
};
