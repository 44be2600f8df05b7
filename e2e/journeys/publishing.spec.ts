import { activateCampaign, makeCampaign, send } from '../commands/campaigns';
import { expect, test } from '../fixtures/test';
import { visit } from '../pages/visit';

const run = Date.now().toString(36);

test('an officer lists a campaign and publishes its results, and a resident without script finds them by a filter', async ({
  office,
  browser,
  baseURL,
}) => {
  const title = `Ponds ${run}`;
  const topic = `Water ${run}`;
  const id = await makeCampaign(office, title);
  await send(office, 'patch', `/api/campaigns/${id}`, { labels: [topic] });
  await activateCampaign(office, id);

  await visit(office, `/dashboard/campaigns/${id}/publish`);
  const listing = office.getByRole('region', { name: 'List of consultations' });
  await listing.getByRole('textbox', { name: 'Who it is for' }).fill('Everybody near a pond');
  await listing.getByRole('button', { name: 'Save the listing' }).click();
  await expect(office.getByText('Saved. The list of consultations changes within seconds.')).toBeVisible();
  const form = office.getByRole('region', { name: 'Publish a version' });
  await form.getByRole('button', { name: 'Publish now' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  const versions = office.getByRole('region', { name: 'Versions' });
  const opens = versions.getByRole('link', { name: 'Open the page' });
  const address = new URL((await opens.getAttribute('href')) ?? '', baseURL).pathname;

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const resident = await context.newPage();
  await expect.poll(async () => (await resident.request.get(address)).status(), { timeout: 20_000 }).toBe(200);
  await resident.goto(`/${address.split('/')[1]}/consultations`);
  await resident.getByRole('combobox', { name: 'Topic' }).selectOption(topic);
  await resident.getByRole('button', { name: 'Show' }).click();
  const entries = resident.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Everybody near a pond');
  await entries.getByRole('link', { name: `Have your say: ${title}` }).click();
  await expect(resident.getByText('What should change?')).toBeVisible();
  await resident.goBack();
  await entries.getByRole('link', { name: `See the results: ${title}` }).click();
  await expect(resident.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(resident.getByRole('link', { name: 'Counts as a table (CSV)' })).toBeVisible();
  await context.close();
});
