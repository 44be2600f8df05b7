import { expect, type Page } from '@playwright/test';
import { answerByKeyboard, expectFits, expectQuestion, receiptOf, SUBMISSIONS } from './resident.page';

/**
 * Submits a response from a page that was open for days. The page is shown again with its answers, and accepts them.
 */
export const handInBegunAgain = async (page: Page): Promise<void> => {
  await expectQuestion(page);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (SUBMISSIONS.test(response.url())) statuses.push(response.status());
  });
  await page.route(
    SUBMISSIONS,
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), startToken: 'of.long.ago' } }),
    { times: 1 },
  );
  await answerByKeyboard(page, expectFits, async (shown) => {
    const comesAgain = shown.waitForEvent('load');
    await shown.keyboard.press('Enter');
    await comesAgain;
  });
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText(/^This page was open for too long, so your response was not sent/)).toBeInViewport();
  // At the same place, with the same answers: two pictures in order, and a chosen one.
  await expect(page.locator('.fm-check dd').filter({ hasText: /^A? ?(Pond|Lawn)$/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Submit' }).click();
  await receiptOf(page);
  expect(statuses).toEqual([400, 201]);
};
