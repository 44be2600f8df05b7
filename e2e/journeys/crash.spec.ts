import { crash } from '../commands/processes';
import { expect, test } from '../fixtures/test';
import { activate, addQuestion, createCampaign, openReport, publicLink, saveSurvey } from '../pages/campaign.page';
import { signIn } from '../pages/sign-in.page';

test('a service that is killed while a response is posted: the page tries again by itself, and one response is stored', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, product.origin, 'staff@riverside.example');
  await createCampaign(page, 'Bus stops');
  await addQuestion(page, 'Short Text', 'Which stop needs a bench?');
  await saveSurvey(page);
  await activate(page);
  const link = await publicLink(page);

  const context = await browser.newContext();
  const resident = await context.newPage();
  await resident.goto(link);
  await resident.getByRole('textbox').fill('Mill Road');
  crash('public', product.dataDir);
  await resident.getByRole('button', { name: 'Submit' }).click();
  await expect(resident.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 45_000 });
  await context.close();

  await page.reload();
  await openReport(page);
  await expect(page.getByRole('region', { name: 'Total Responses' }).getByText('1', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
});

test('answers given before the tab was closed are still there', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const first = await context.newPage();
  await first.goto('/survey/demo');
  await expect(first.getByText(/Question 1 of/)).toBeVisible();
  await first.getByRole('radio', { name: 'Satisfied', exact: true }).check();
  await first.close();
  const again = await context.newPage();
  await again.goto('/survey/demo');
  await expect(again.getByText('We kept the answers you gave earlier.')).toBeVisible();
  await expect(again.getByRole('radio', { name: 'Satisfied', exact: true })).toBeChecked();
  await context.close();
});
