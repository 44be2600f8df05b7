import { expect, expectAccessible, test } from '../fixtures/test';
import { activate, addQuestion, createCampaign, openReport, publicLink, saveSurvey } from '../pages/campaign.page';
import { signIn } from '../pages/sign-in.page';

test('an officer builds a survey, a resident answers it, and the report shows it live', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, product.origin, 'admin@riverside.example');
  await expect(page.getByRole('region', { name: 'Active Campaigns' })).toBeVisible();
  await createCampaign(page, 'A new playground');
  await addQuestion(page, 'Short Text', 'What should the playground have?');
  await addQuestion(page, 'Smiley Rating', 'How do you like the plan?');
  await saveSurvey(page);
  await activate(page);
  const link = await publicLink(page);
  await openReport(page);
  await expect(page.getByRole('heading', { name: 'No Responses Yet' })).toBeVisible();

  const stranger = await browser.newContext();
  const resident = await stranger.newPage();
  await resident.goto(link);
  await expect(resident.getByText('Question 1 of 2')).toBeVisible();
  await resident.getByRole('textbox').fill('A slide and shade');
  await resident.getByRole('button', { name: 'Next' }).click();
  await resident.getByRole('radio', { name: 'Very Satisfied' }).check();
  await resident.getByRole('button', { name: 'Submit' }).click();
  await expect(resident.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(await stranger.cookies()).toEqual([]);

  // Without a reload, and within a second of the thank-you.
  await expect(page.getByRole('region', { name: 'Total Responses' }).getByText('1', { exact: true })).toBeVisible({
    timeout: 1500,
  });
  await expect(page.getByText('Very Satisfied')).toBeVisible();
  await stranger.close();
});

test('a resident without script answers the whole survey as a plain form', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/survey/demo`);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await context.close();
});

test('the pages of the journey have no accessibility violation', async ({ page, product }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.goto('/auth');
  await expectAccessible(page);
  await signIn(page, product.origin, 'admin@riverside.example');
  await expectAccessible(page);
  for (const name of ['Campaigns', 'Subscribers', 'Team', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
});
