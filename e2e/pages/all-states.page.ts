import type { Page } from '@playwright/test';
import { expect, violationsOn } from '../fixtures/test';

/** Checks pages in frames next to each other: none scrolls horizontally, and only the planted violation is found. */
export const expectAllSound = async (page: Page, html: string, count: number, language: string): Promise<void> => {
  // At an address of the product: axe checks frames of the same origin only.
  await page.route('**/all-states', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/all-states');
  const frames = page.frames().slice(1, -1);
  expect(frames).toHaveLength(count);
  for (const frame of frames) {
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await frame.evaluate<number>(beyond)).toBe(0);
  }
  expect(await violationsOn(page)).toEqual([expect.stringMatching(/^label: .*planted.* input$/)]);
};
