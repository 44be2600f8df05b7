import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Page } from '@playwright/test';
import { crash } from '../commands/processes';
import { expect, test } from '../fixtures/test';
import { activate, addQuestion, createCampaign, openReport, publicLink, saveSurvey } from '../pages/campaign.page';
import { signIn } from '../pages/sign-in.page';

let link: string;

test.describe.configure({ mode: 'serial' });

test('the page retries and one response is stored when a service is killed while a response is posted', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, product.origin, demoUsers.riversideStaff.email);
  await createCampaign(page, 'Bus stops');
  await addQuestion(page, 'Short Text', 'Which stop needs a bench?');
  await saveSurvey(page);
  await activate(page);
  link = await publicLink(page);

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

test('answers are kept when the tab is closed, except in the demonstration', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const answered = async (address: string, answer: (page: Page) => Promise<void>) => {
    const first = await context.newPage();
    await first.goto(address);
    await expect(first.getByText(/Question 1 of/)).toBeVisible();
    await answer(first);
    await first.close();
    const again = await context.newPage();
    await again.goto(address);
    return again;
  };
  const again = await answered(link, async (page) => {
    await page.getByRole('textbox').fill('Market Square');
    await expect(page.getByText('Saved on this device')).toBeVisible();
  });
  await expect(again.getByText(/^You began on/)).toBeVisible();
  await expect(again.getByRole('textbox')).toHaveValue('Market Square');
  const demo = await answered('/survey/demo', (page) =>
    page.getByRole('radio', { name: 'Satisfied', exact: true }).check(),
  );
  await expect(demo.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(demo.getByRole('radio', { name: 'Satisfied', exact: true })).not.toBeChecked();
  await context.close();
});
