import { expect, type Page } from '@playwright/test';
import { answerByKeyboard, expectFits, expectQuestion, receiptOf } from './resident.page';

/** Hands a response in as of a page that was left open for days; the page comes again with its answers, and they are taken. */
export const handInBegunAgain = async (page: Page): Promise<void> => {
  await expectQuestion(page);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/responses')) statuses.push(response.status());
  });
  await page.route(
    '**/responses',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), startToken: 'of.long.ago' } }),
    { times: 1 },
  );
  await answerByKeyboard(page, expectFits, async (shown) => {
    const comesAgain = shown.waitForEvent('load');
    await shown.keyboard.press('Enter');
    await comesAgain;
  });
  await expectQuestion(page);
  // Where it was, with what was given.
  await expect(page.locator('.fm-question:visible .fm-rank')).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit' }).click();
  await receiptOf(page);
  expect(statuses).toEqual([400, 201]);
};
