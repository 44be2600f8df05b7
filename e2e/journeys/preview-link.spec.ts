import type { Page } from '@playwright/test';
import { makeCampaign, send } from '../commands/campaigns';
import { expect, expectAccessible, test } from '../fixtures/test';
import { visit } from '../pages/visit';

const phone = { width: 390, height: 844 };
const questions = [
  { id: 'mood', type: 'rating', title: 'How do you like the harbour?', required: true },
  {
    id: 'why',
    type: 'textarea',
    title: 'What is wrong with it?',
    required: false,
    showIf: { questionId: 'mood', operator: 'less_than', value: 3 },
  },
  { id: 'name', type: 'text', title: 'What should it be called?', required: false },
];

const mark = (page: Page) => page.getByRole('complementary', { name: 'Draft' });

/** Responses and visits of a campaign, as staff see them. */
const received = async (office: Page, id: string): Promise<unknown> => {
  const get = async (path: string) => (await office.request.get(path)).json();
  const report = await get(`/api/campaigns/${id}/report`);
  const responses = await get(`/api/campaigns/${id}/responses`);
  return { counted: report.responses, visits: report.visits, listed: responses.items };
};

test('people without an account answer a draft by its link, nothing is kept, and the link is ended', async ({
  office,
  browser,
  product,
}) => {
  const title = 'The harbour, as a draft';
  const id = await makeCampaign(office, title);
  const cy = { thankYouText: 'Mae panel yr harbwr yn cwrdd ym Mai.', 'thankYouLinks.plans': 'Gweld y cynlluniau' };
  const translations = { cy: { ...cy, title: 'Yr harbwr', 'questions.mood.title': 'Sut ydych chi’n hoffi’r harbwr?' } };
  await send(office, 'put', `/api/campaigns/${id}/survey`, {
    title,
    questions,
    translations,
    thankYouText: 'The harbour panel meets in May.',
    thankYouLinks: [{ id: 'plans', label: 'See the plans', url: 'https://riverside.example/plans' }],
  });
  const before = await received(office, id);

  await visit(office, `/dashboard/campaigns/${id}/builder`);
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'Preview link' }).click();
  const dialog = office.getByRole('dialog', { name: 'Preview link' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue();
  await expect(dialog.getByText(/^Works until /)).toBeVisible();
  await expectAccessible(office);

  // A councillor on a phone, without a session.
  const context = await browser.newContext({ baseURL: product.origin, viewport: phone, locale: 'en-GB' });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(url);
  await expect(mark(page)).toHaveText('Draft of Riverside Council. Not open yet. What you enter here is not kept.');
  await expect(page).toHaveTitle(/^Draft: /);
  await expectAccessible(page);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /What is wrong/ }).fill('Too windy');
  await expect(mark(page)).toBeInViewport();
  await expect(page.getByText('The harbour panel meets in May.')).toBeHidden();
  // In another language with the same answers.
  await page.locator('.fm-menu summary').click();
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.getByRole('complementary', { name: 'Drafft' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Nesaf' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Too windy');
  await page.getByRole('button', { name: 'Nesaf' }).click();
  await page.getByRole('button', { name: 'Cyflwyno' }).click();
  await expect(page.getByText('Ni chafodd dim a roesoch ei gadw')).toBeVisible();
  await expect(page.getByText(cy.thankYouText)).toBeVisible();
  await expect(page.getByRole('link', { name: /Gweld y cynlluniau/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate('localStorage.length + document.cookie.length')).toBe(0);
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);

  // Without script, a missing answer is asked for again.
  const plain = await browser.newContext({ baseURL: product.origin, viewport: phone, javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(url);
  await form.getByRole('textbox', { name: /What should it be called/ }).fill('Quiet harbour');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('textbox', { name: /What should it be called/ })).toHaveValue('Quiet harbour');
  await expect(form.getByText('Some answers are missing')).toBeVisible();
  await form.getByRole('radio').first().check({ force: true });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Nothing that you entered was kept or counted.')).toBeVisible();
  await expect(form.getByRole('link', { name: /See the plans/ })).toBeVisible();
  await expect(mark(form)).toBeVisible();
  await plain.close();

  expect(await received(office, id)).toEqual(before);
  expect(before).toMatchObject({ counted: 0, listed: [] });

  await dialog.getByRole('button', { name: 'End link' }).click();
  await office.getByRole('dialog', { name: 'End link' }).getByRole('button', { name: 'End link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This preview link does not work' })).toBeVisible();
  await expect(page.getByText('harbour')).toHaveCount(0);
  await expectAccessible(page);
  await context.close();
});
