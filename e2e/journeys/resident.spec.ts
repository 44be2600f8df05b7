import type { Browser, Page } from '@playwright/test';
import { send } from '../commands/campaigns';
import { closedSurveys } from '../commands/closed-surveys';
import { besideEachOther } from '../commands/resident-states';
import { keyboardLanguages, moveCampaign, openSurvey, publishAgain } from '../commands/survey-of-all-types';
import { expect, test } from '../fixtures/test';
import { expectAllSound } from '../pages/all-states.page';
import {
  answerByKeyboard,
  copyOf,
  expectFits,
  expectGoodPage,
  expectQuestion,
  meetAsides,
  receiptOf,
  submitBadly,
  thanked,
  writeNoNumber,
} from '../pages/resident.page';

const phone = { width: 390, height: 844 };
/** The viewport of 1280 pixels at 400 %. */
const magnified = { width: 320, height: 256 };

/** Text of the council for people who have answered (F-48). */
const continuation = 'The parks team reads this in May.';
const nextAvailable = {
  en: /^Next available: /,
  es: /^Próxima apertura: /,
  fr: /^Prochaine ouverture : /,
  de: /^Nächste Öffnung: /,
  ar: /^يُفتح مجددًا: /,
};
type Look = Parameters<Browser['newContext']>[0];

let survey: { id: string; path: string };

test.describe.configure({ mode: 'serial' });

test.describe('the page of a survey', () => {
  const open = async (browser: Browser, baseURL: string, look: Look, work: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ baseURL, viewport: phone, locale: 'en-GB', ...look });
    await work(await context.newPage());
    await context.close();
  };

  test('opens with a question of each type, in five languages', async ({ office }) => {
    survey = await openSurvey(office);
    await send(office, 'patch', '/api/council', { branding: { thankYouText: continuation } });
  });

  for (const language of keyboardLanguages)
    test(`is answered by keyboard in ${language}, magnified, with forced colours and without violations`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      await open(browser, baseURL, { locale: language, viewport: magnified, forcedColors: 'active' }, async (page) => {
        await page.goto(survey.path);
        await expectQuestion(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        // Each state at the time when a person sees it. All are checked together at the end.
        const met: [string, string][] = [];
        const take = async (name: string) => {
          await expectFits(page);
          met.push([name, await copyOf(page)]);
        };
        await meetAsides(page, take);
        const atEach = async () => {
          await take(`question ${met.length}`);
          await writeNoNumber(page, take);
        };
        await answerByKeyboard(page, atEach, () => submitBadly(page, take));
        await thanked(page);
        await expect(page.getByText(continuation)).toBeVisible();
        await expectGoodPage(page);
        await expectAllSound(page, besideEachOther(met), met.length, language);
      });
    });

  test('has the answers of the keyboard in each language', async ({ office }) => {
    const stored = async () => {
      const answer = await office.request.get(`/api/campaigns/${survey.id}/responses`);
      const { items } = (await answer.json()) as { items: { answers: { questionId: string; answer: unknown }[] }[] };
      return items.map(({ answers }) =>
        Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
      );
    };
    const expected = {
      look: ['p1', 'p0'],
      parts: ['r0:c1', 'r1:c1'],
      agree: ['r0:2', 'r1:2'],
      share: ['o0:60', 'o1:40'],
      view: ['p1'],
      where: [expect.stringMatching(/^area:a/), expect.stringMatching(/^at:51\./)],
    };
    await expect.poll(stored, { timeout: 20_000 }).toMatchObject(keyboardLanguages.map(() => expected));
  });

  test('is updated within a second when it is published again', async ({ office }) => {
    const waits: number[] = [];
    for (const title of ['The park pond', 'The park lawn', 'The park']) {
      waits.push(await publishAgain(office, survey, title));
    }
    // The fastest: a pause of the machine must not fail the journey.
    expect(Math.min(...waits)).toBeLessThan(1_000);
  });

  test('keeps the answers when the language changes, on a device that stores answers and on one that does not', async ({
    browser,
    baseURL,
  }) => {
    for (const address of [survey.path, `${survey.path}#shared`]) {
      await open(browser, baseURL, {}, async (page) => {
        await page.goto(address);
        await expectQuestion(page);
        await page.getByRole('radio', { name: 'Neutral' }).check();
        await page.locator('.fm-menu summary').click();
        await page.getByRole('button', { name: 'Français' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expectQuestion(page);
        await expect(page.getByRole('radio', { name: 'Neutre' })).toBeChecked();
        const kept = await page.evaluate<number>('localStorage.length');
        expect(kept).toBe(address.endsWith('#shared') ? 0 : 1);
      });
    }
  });

  test('keeps text that was typed before its script loaded, and is the plain form when the script never loads', async ({
    browser,
    baseURL,
  }) => {
    const client = '**/resident/client.*';
    await open(browser, baseURL, {}, async (page) => {
      let arrive = (): void => undefined;
      const isDue = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(client, async (route) => {
        await isDue;
        await route.continue();
      });
      await page.goto(survey.path, { waitUntil: 'commit' });
      await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
      arrive();
      await expectQuestion(page);
      await expect(page.getByRole('radio', { name: 'Satisfied', exact: true })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
    });
    await open(browser, baseURL, {}, async (page) => {
      // The request neither succeeds nor fails, as in a weak network.
      await page.route(client, () => undefined);
      await page.goto(survey.path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'What do you do there?' })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    });
    await open(browser, baseURL, {}, async (page) => {
      await page.route(client, (route) => route.abort());
      await page.goto(survey.path);
      await expect(page.getByRole('heading', { name: 'What do you do there?' })).toBeVisible();
      await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
      await expectGoodPage(page);
    });
  });

  test('is kept when it is finished offline and closed, and is sent automatically once', async ({
    browser,
    baseURL,
    office,
  }) => {
    const count = async () => {
      const answer = await office.request.get(`/api/campaigns/${survey.id}/report`);
      return ((await answer.json()) as { responses: number }).responses;
    };
    await expect.poll(count, { timeout: 20_000 }).toBe(keyboardLanguages.length);
    const context = await browser.newContext({ baseURL, viewport: phone, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(survey.path);
    await expectQuestion(page);
    const isKept = 'caches.keys().then((names) => names.length)';
    await expect.poll(() => page.evaluate<number>(isKept), { timeout: 20_000 }).toBe(1);
    await expect
      .poll(() => page.evaluate<boolean>(`caches.match(location.pathname).then((page) => Boolean(page))`))
      .toBe(true);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await answerByKeyboard(page, expectFits);
    await expect(page.getByRole('heading', { name: 'Saved, waiting for a connection' })).toBeFocused();
    await expectGoodPage(page);
    await page.close();

    const again = await context.newPage();
    await again.goto(survey.path);
    await expect(again.getByText('A response from this device is waiting')).toBeVisible();
    await context.setOffline(false);
    await expect(again.getByText('The response that was waiting on this device has been sent.')).toBeVisible({
      timeout: 40_000,
    });
    await receiptOf(again);
    await expectGoodPage(again);
    await expect.poll(count, { timeout: 20_000 }).toBe(keyboardLanguages.length + 1);
    await context.close();
  });

  test('shows a receipt that can delete the response, also without script, until the campaign closes', async ({
    browser,
    baseURL,
    office,
  }) => {
    survey ??= await openSurvey(office);
    let receipt = '';
    await open(browser, baseURL, { javaScriptEnabled: false, locale: 'de' }, async (page) => {
      await page.goto(survey.path);
      await expectFits(page);
      await page.locator('input[type=radio]').nth(3).check({ force: true });
      // Changing the language keeps the typed text.
      await page.locator('.fm-menu summary').click();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('input[type=radio]').nth(3)).toBeChecked();
      // A table and an amount that are not whole come back as they were, with what is missing.
      await page.getByRole('radiogroup', { name: 'Paths' }).getByRole('radio', { name: 'Fair' }).check();
      await page.getByLabel('Trees', { exact: true }).fill('60');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Choose one answer for each row.')).toBeVisible();
      await expect(page.getByText('Share out all of 100 points. Use steps of 5 points.')).toBeVisible();
      await expect(page.getByText('40 points left')).toBeVisible();
      // Links at the top lead to what is missing, down to the row.
      const summary = page.locator('.fm-returned');
      await expect(summary.getByRole('link')).toHaveText([
        'How good is each part?',
        'Lights',
        'How should we spend the money?',
      ]);
      await summary.getByRole('link', { name: 'Lights' }).click();
      await expect(page.getByRole('radiogroup', { name: 'Lights' })).toBeInViewport();
      await expectFits(page);
      await page.getByRole('radiogroup', { name: 'Lights' }).getByRole('radio', { name: 'Very good' }).check();
      await page.getByLabel('Benches', { exact: true }).fill('40');
      await page.getByRole('button', { name: 'Submit' }).click();
      receipt = await receiptOf(page);
      await expect(page.getByText(continuation)).toBeVisible();
      await page.locator('.fm-receipt summary').click();
      await page.getByRole('button', { name: 'Delete my response' }).click();
      await expectFits(page);
      await expect(page.getByLabel('Receipt')).toHaveValue(receipt);
      await page.getByLabel('Receipt').fill('A1B2C-3D4E5-F6G7H-8J9K0');
      await page.getByRole('button', { name: 'Delete this response' }).click();
      await expect(page.getByText('No response to this survey has this receipt.')).toBeVisible();
      await page.getByLabel('Receipt').fill(receipt.toLowerCase().replaceAll('-', ' '));
      await page.getByRole('button', { name: 'Delete this response' }).click();
      await expect(page.getByRole('heading', { name: 'Your response is deleted' })).toBeVisible();
    });
    await open(browser, baseURL, {}, async (page) => {
      await page.goto(`${survey.path}/receipt`);
      await expectGoodPage(page);
      const tryAgain = async (title: string) => {
        await page.goto(`${survey.path}/receipt`);
        await page.getByLabel('Receipt').fill(receipt);
        await page.getByRole('button', { name: 'Delete this response' }).click();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expectGoodPage(page);
      };
      await tryAgain('This response has already been deleted');
      await moveCampaign(office, survey.id, 'pause', 'paused');
      await page.goto(survey.path);
      await expect(page.getByRole('heading', { name: 'Survey Paused' })).toBeVisible();
      await expectGoodPage(page);
      await moveCampaign(office, survey.id, 'complete', 'ended');
      await tryAgain('The survey has closed');
    });
  });

  test('says in every language why it cannot be answered, magnified and with forced colours', async ({
    office,
    browser,
    baseURL,
  }) => {
    const { later, between } = await closedSurveys(office);
    for (const [locale, next] of Object.entries(nextAvailable)) {
      await open(browser, baseURL, { locale, viewport: magnified, forcedColors: 'active' }, async (page) => {
        for (const path of [survey.path, '/riverside/survey/none', later, between]) {
          await page.goto(path);
          await expectFits(page);
          await expect(page.locator('form')).toHaveCount(0);
        }
        await expect(page.getByText(next)).toBeVisible();
      });
    }
  });
});
