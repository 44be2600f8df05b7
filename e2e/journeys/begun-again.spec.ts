import { openSurvey } from '../commands/survey-of-all-types';
import { test } from '../fixtures/test';
import { handInBegunAgain } from '../pages/begun-again';

test('the page of a survey is shown again with its answers when it was opened days ago, and accepts them', async ({
  office,
  browser,
  baseURL,
}) => {
  const survey = await openSurvey(office);
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(survey.path);
  await handInBegunAgain(page);
  await context.close();
});
