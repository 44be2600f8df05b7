import { publishedStates } from '../commands/published-states';
import { allStatesIn, inFrames } from '../commands/resident-states';
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

test('results, consultations and commitments are accessible in every state, in light, dark and print', async ({
  browser,
  baseURL,
}) => {
  for (const [language, colorScheme, media] of [
    ['en', 'light', 'screen'],
    ['en', 'dark', 'screen'],
    ['ar', 'light', 'print'],
  ] as const) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, colorScheme });
    const page = await context.newPage();
    await page.emulateMedia({ media });
    const { html, count } = await inFrames(publishedStates(language), language);
    await expectAllSound(page, html, count, language);
    await context.close();
  }
});
