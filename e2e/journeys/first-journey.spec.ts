import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';
import { chooseForCouncil } from '../pages/administration.page';
import { activate, addQuestion, createCampaign, openReport, publicLink, saveSurvey } from '../pages/campaign.page';
import { signIn } from '../pages/sign-in.page';
import { visit } from '../pages/visit';

/** The report shows a response within a second. The page needs some more time to draw it. */
const LIVE_MS = 1_500;

/** Answers both questions of the survey about the playground. */
const answerPlayground = async (resident: Page): Promise<void> => {
  await expect(resident.getByText('Question 1 of 2')).toBeVisible();
  await resident.getByRole('textbox').fill('A slide and shade');
  await resident.getByRole('button', { name: 'Next' }).click();
  await resident.getByRole('radio', { name: 'Very Satisfied' }).check();
  await resident.getByRole('button', { name: 'Submit' }).click();
  await expect(resident.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
};

test('an officer builds a survey, a resident answers it, and the report shows it live', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, product.origin, demoUsers.riversideAdmin.email);
  await expect(page.getByRole('region', { name: 'Active Campaigns' })).toBeVisible();
  await createCampaign(page, 'A new playground');
  await addQuestion(page, 'Short Text', 'What should the playground have?');
  await addQuestion(page, 'Smiley Rating', 'How do you like the plan?');
  await saveSurvey(page);
  await activate(page);
  const link = await publicLink(page);
  await openReport(page);
  await expect(page.getByRole('heading', { name: 'No Responses Yet' })).toBeVisible();

  const total = page.getByRole('region', { name: 'Total Responses' });
  /** The time between the thank-you and the number in the report, which is not reloaded. */
  const answerTimed = async (expected: number): Promise<number> => {
    const stranger = await browser.newContext();
    const resident = await stranger.newPage();
    await resident.goto(link);
    await answerPlayground(resident);
    const thankedAt = Date.now();
    await total.getByText(String(expected), { exact: true }).waitFor();
    const waited = Date.now() - thankedAt;
    expect(await stranger.cookies()).toEqual([]);
    await stranger.close();
    return waited;
  };
  let waited = await answerTimed(1);
  await expect(page.getByRole('region', { name: 'How do you like the plan?' })).toContainText('1 of 1 answered');
  // Once more when it took too long, up to three times: a pause of the machine must not fail the journey.
  for (const expected of [2, 3]) if (waited > LIVE_MS) waited = await answerTimed(expected);
  expect(waited).toBeLessThanOrEqual(LIVE_MS);
});

test('a resident without script answers the survey as a plain form, and sees which answers are missing', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/riverside/survey/riverside-park');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please answer this question.')).toHaveCount(2);

  await page.getByRole('radio', { name: 'Satisfied', exact: true }).first().check();
  await page.getByRole('combobox', { name: /How often/ }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await context.close();
});

test('the pages of staff have no accessibility violation', async ({ page, product }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.goto('/auth');
  await expectAccessible(page);
  await signIn(page, product.origin, demoUsers.riversideAdmin.email);
  await expectAccessible(page);
  const campaign = '/dashboard/campaigns/riverside-park';
  // Other journeys check lists, dialogs, subscribers, the team and the other tabs of a campaign.
  const tabs = ['builder', 'reports/overview', 'reports/submissions'];
  for (const place of ['/dashboard/settings', ...tabs.map((tab) => `${campaign}/${tab}`), '/dashboard/nowhere']) {
    await visit(page, place);
    await expectAccessible(page);
  }
  await visit(page, `${campaign}/reports/insights`);
  await page.getByRole('button', { name: 'Generate All AI Analysis' }).click();
  const insight = (name: string) => page.getByRole('region', { name, exact: true });
  // The four insights are made one after another: the last one is shown when all are ready.
  await expect(insight('Recommendations').getByText(/^1\. /)).toBeVisible({ timeout: 60_000 });
  await expect(insight('Sentiment').getByText('out of 10')).toBeVisible();
  await expect(insight('Sentiment').getByText(/Built-in analysis, on this server/)).toBeVisible();
  await expectAccessible(page);
  await insight('Themes').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reports\/submissions\?q=/);
});

test('the pages of the system administrator have no accessibility violation', async ({ page, product }) => {
  await signIn(page, product.origin, 'system@folkmoot.example');
  for (const place of ['councils', 'activity']) {
    await visit(page, `/dashboard/system/${place}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  }
});

test('a system administrator who acts in a council sees its campaigns, and that this is recorded', async ({
  page,
  product,
}) => {
  await signIn(page, product.origin, 'system@folkmoot.example');
  await visit(page, '/dashboard/system/councils');
  await chooseForCouncil(page, 'Riverside', 'Act in this council');
  // The server has changed the session only now: leaving the page earlier would cancel the request.
  await expect(page.getByText(/^You are acting in Riverside/)).toBeVisible();
  await visit(page, '/dashboard/campaigns');
  await expect(page.getByRole('article', { name: 'Riverside Park improvements' })).toBeVisible();
});

test('the pages of residents have no accessibility violation', async ({ page }) => {
  for (const place of [
    '/survey/demo',
    '/riverside/survey/riverside-park',
    '/survey/unknown',
    '/survey/demo/thank-you',
  ]) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
