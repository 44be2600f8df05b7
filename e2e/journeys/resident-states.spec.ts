import { allStatesIn } from '../commands/resident-states';
import { surveyLanguages } from '../commands/survey-of-all-types';
import { test } from '../fixtures/test';
import { expectAllSound } from '../pages/all-states.page';

test('the page of a survey is accessible in every state and language, also without script', async ({
  browser,
  baseURL,
}) => {
  for (const language of surveyLanguages) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    const { html, count } = await allStatesIn(language);
    await expectAllSound(await context.newPage(), html, count, language);
    await context.close();
  }
});
