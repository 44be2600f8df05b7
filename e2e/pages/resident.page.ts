import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/test';
import { expectFocusOn, expectFocusSeen, tabTo } from './keyboard.page';

const button = (page: Page) => page.locator('.fm-buttons button[type=submit]');

/** Waits until the script controls the page. */
export const expectQuestion = (page: Page): Promise<void> =>
  expect(page.locator('form:not([data-plain]) .fm-progress')).toBeVisible();

/**
 * Ranks pictures when there are any: adds and moves up by keyboard, moves down by pointer. The focus stays in the row.
 */
const rankPictures = async (page: Page): Promise<void> => {
  const question = page.locator('.fm-question:visible');
  if ((await question.locator('.fm-ranking .fm-picture').count()) === 0) return;
  const rows = question.locator('.fm-rank');
  const expectOrder = async (...ids: string[]) => {
    await expect(rows).toHaveCount(ids.length);
    for (const [at, id] of ids.entries()) await expect(rows.nth(at)).toHaveAttribute('data-option', id);
  };
  const adds = question.locator('.fm-rank-add');
  await tabTo(page, adds.nth(1));
  await page.keyboard.press('Enter');
  await expectOrder('p1');
  await expectFocusOn(page, adds);
  await page.keyboard.press('Space');
  await expectOrder('p1', 'p0');
  // No option is left to add: the focus is in the last row, which is moved up, removed and added again.
  await expectFocusOn(page, rows.nth(1).locator('[data-move=up]'));
  await tabTo(page, rows.nth(1).locator('button').last());
  await page.keyboard.press('Enter');
  await expectOrder('p1');
  await expectFocusOn(page, rows.first().locator('button').last());
  await tabTo(page, adds);
  await page.keyboard.press('Enter');
  await expectOrder('p1', 'p0');
  await expectFocusOn(page, rows.nth(1).locator('[data-move=up]'));
  await page.keyboard.press('Enter');
  await expectOrder('p0', 'p1');
  // The first row cannot move up: the next button of the same row has the focus.
  await expectFocusOn(page, rows.first().locator('[data-move=down]'));
  await rows.first().locator('[data-move=down]').click();
  await expectOrder('p1', 'p0');
};

/** Chooses a column in each row by keyboard: with the arrows in a row, with Tab from row to row. */
const answerRows = async (page: Page): Promise<void> => {
  const rows = page.locator('.fm-question:visible .fm-row');
  for (const row of await rows.all()) {
    await tabTo(page, row.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(page, row.getByRole('radio').nth(1));
    await expect(row.getByRole('radio').nth(1)).toBeChecked();
  }
};

/** Shares an amount by keyboard, at first not all of it: the page says what is left, and keeps the question. */
const shareOut = async (page: Page, take: Take): Promise<void> => {
  const question = page.locator('.fm-question:visible');
  const fields = question.locator('.fm-portion input');
  if ((await fields.count()) === 0) return;
  const left = question.getByRole('status');
  const before = await left.textContent();
  await tabTo(page, fields.first());
  await page.keyboard.type('60');
  await expect(left).not.toHaveText(before ?? '');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(question.locator('.fm-problem')).toBeVisible();
  await expectFocusOn(page, fields.first());
  await take('not all shared');
  const more = question.locator('.fm-portion').nth(1).getByRole('button').last();
  await tabTo(page, more);
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Enter');
  await expectFocusOn(page, more);
  await expect(fields.nth(1)).toHaveValue('40');
};

/** Sets a pin by keyboard: the map and the list beside it show the same area. */
const markPlace = async (page: Page): Promise<void> => {
  const question = page.locator('.fm-question:visible .fm-map-question');
  if ((await question.count()) === 0) return;
  // Offline, the list beside it is all there is.
  if (!(await page.evaluate(() => navigator.onLine))) return;
  // The outline is loaded after the page.
  const map = question.locator('.fm-map-face');
  await expect(map).toBeVisible();
  await tabTo(page, map);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.fm-question:visible .fm-pin')).toBeVisible();
  await expect(page.locator('.fm-question:visible select')).not.toHaveValue('');
};

/** Chooses the second picture by keyboard. */
const choosePicture = async (page: Page): Promise<void> => {
  const choices = page.locator('.fm-question:visible .fm-cards').getByRole('radio');
  if ((await choices.count()) === 0) return;
  await tabTo(page, choices.first());
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
};

/** Waits until the script's ranking view has replaced the plain lists. */
const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.locator('.fm-question:visible .fm-places')).toHaveCount(0);
};

/** The current page, without its scripts. */
export const copyOf = async (page: Page): Promise<string> =>
  (await page.content()).replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, '');

type Take = (name: string) => Promise<void>;

/** Checks the messages next to the questions: earlier answers, and a shared device. */
export const meetAsides = async (page: Page, take: Take): Promise<void> => {
  await page.getByRole('radio').nth(3).check({ force: true });
  await page.locator('.fm-kept summary').click();
  await expect(page.locator('.fm-kept .fm-link')).toBeVisible();
  await page.reload();
  await expectQuestion(page);
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await take('restored');
  await page.locator('.fm-kept summary').click();
  await page.locator('.fm-kept .fm-share input').check();
  await take('shared');
  await page.locator('.fm-kept .fm-share input').uncheck();
  // From the top again.
  await page.reload();
  await expectQuestion(page);
};

/** Types text that is no number into a number field: the page shows an error next to the field. */
export const writeNoNumber = async (page: Page, take: Take): Promise<void> => {
  const field = page.locator('.fm-question:visible .fm-short');
  if ((await field.count()) === 0) return;
  await tabTo(page, field);
  await page.keyboard.type('x');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  const problem = page.locator('.fm-question:visible .fm-problem');
  await expect(problem).toBeVisible();
  await expectFocusOn(page, field);
  await expect(field).toHaveAccessibleDescription((await problem.textContent()) ?? '');
  await take('no number');
  await page.keyboard.press('Backspace');
};

/** With the language of the page, where the survey has several. */
export const SUBMISSIONS = /\/responses(\?lang=[\w-]+)?$/;

/** Submits a refused response, then without a connection, then successfully. `take` gets the page at each step. */
export const submitBadly = async (page: Page, take: Take): Promise<void> => {
  const answers = [422, 503];
  let letThrough = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SUBMISSIONS, async (route) => {
    const status = answers.shift();
    if (status !== undefined) return route.fulfill({ status });
    await isSeen;
    return route.fallback();
  });
  await page.keyboard.press('Enter');
  // Magnified, the message fills the window: the button below it keeps the focus.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(button(page)).toBeFocused();
  await take('failed');
  await page.keyboard.press('Enter');
  await expect(page.locator('.fm-messages .fm-demo')).toBeInViewport();
  await expect(button(page)).toBeFocused();
  await take('waiting');
  letThrough();
};

/** Residents who were asked at least this number of questions check their answers before Submit. */
const MIN_QUESTIONS_TO_CHECK = 4;

/** Goes to the list of answers, changes the first one and comes back, by keyboard. */
const checkAnswers = async (page: Page, questions: number, atEach: (page: Page) => Promise<void>): Promise<void> => {
  if (questions < MIN_QUESTIONS_TO_CHECK) return;
  await page.keyboard.press('Enter');
  const list = page.locator('.fm-check');
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(list.locator('dt')).toHaveCount(questions);
  await atEach(page);
  await tabTo(page, list.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(page.locator('.fm-question:visible').getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, button(page));
};

/**
 * Answers the first question by keyboard and goes on to the end. Other questions get an answer only when it is
 * required, and what has parts or pictures is answered.
 */
export const answerByKeyboard = async (
  page: Page,
  atEach: (page: Page) => Promise<void>,
  submit: (page: Page) => Promise<void> = (shown) => shown.keyboard.press('Enter'),
): Promise<void> => {
  const first = page.getByRole('radio').first();
  const isAnswered = (await page.getByRole('radio', { checked: true }).count()) > 0;
  await tabTo(page, isAnswered ? page.getByRole('radio', { checked: true }) : first);
  for (let press = 0; press < (isAnswered ? 0 : 3); press += 1) await page.keyboard.press('ArrowDown');
  const questions = await page.locator('.fm-dots i').count();
  for (let at = 0; at < questions; at += 1) {
    await expectWhole(page);
    await rankPictures(page);
    await answerRows(page);
    await choosePicture(page);
    await markPlace(page);
    await shareOut(page, () => atEach(page));
    await atEach(page);
    await tabTo(page, button(page));
    if (at === questions - 1) {
      await checkAnswers(page, questions, atEach);
      await submit(page);
      continue;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeInViewport();
    await expectFocusSeen(page);
  }
};

/** The thank-you page with its receipt, after closing the offer above it. */
export const thanked = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectFocusOn(page, dialog.getByRole('heading', { level: 1 }));
  await expectAccessible(page);
  // The first stop is the address field: the hidden field gets no focus.
  await page.keyboard.press('Tab');
  await expectFocusOn(page, dialog.locator('[type=email]'));
  await tabTo(page, dialog.locator('[type=submit]'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectFocusOn(page, page.getByRole('heading', { level: 1 }));
  return receiptOf(page);
};

export const receiptOf = async (page: Page): Promise<string> => {
  await expect(page.locator('code')).toHaveText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  return (await page.locator('code').textContent()) ?? '';
};

/** No violation, no horizontal scrolling, and no target smaller than a thumb (44 pixels). */
export const expectGoodPage = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectFits(page);
};

/** The parts of an element that are used below: these files are checked without the browser's types. */
interface Box {
  getBoundingClientRect(): { readonly height: number; readonly right: number };
}

/** Run in the page, so that many elements cost one request to the browser. */
const heightsOf = (elements: readonly unknown[]): number[] =>
  (elements as readonly Box[]).map((element) => element.getBoundingClientRect().height);
const rightEdgesOf = (elements: readonly unknown[]): number[] =>
  (elements as readonly Box[]).map((element) => Math.round(element.getBoundingClientRect().right));

/** Checks without axe: the page fits, has one heading and a language, and every field has a name. */
export const expectFits = async (page: Page): Promise<void> => {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', /^[a-z]{2}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  const targets = page.locator('.fm-choice:visible, .fm-face:visible, main button:visible, .fm-share:visible');
  for (const height of await targets.evaluateAll(heightsOf)) expect(height).toBeGreaterThanOrEqual(44);
  const width = page.viewportSize()?.width ?? 0;
  for (const right of await page.locator('body > *').evaluateAll(rightEdgesOf))
    expect(right).toBeLessThanOrEqual(width);
};
