import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Page } from '@playwright/test';
import { activateCampaign, expectPublicState, makeCampaign, send } from '../commands/campaigns';
import { expectMail } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { chooseAction, leaveBuilder, reviewAndOpen } from '../pages/campaign.page';
import { expectInView } from '../pages/in-view';
import { expectUncovered } from '../pages/uncovered';
import { visit } from '../pages/visit';

/** Titles of this run, so that the journey also works on a product with data. */
const run = Date.now().toString(36);

const detail = (id: string, tab = 'overview'): string => `/dashboard/campaigns/${id}/${tab}`;
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const status = (page: Page, name: string) => page.getByRole('heading', { level: 1 }).locator('..').getByText(name);

const confirm = async (page: Page, name: string): Promise<void> => {
  await chooseAction(page, name);
  await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click();
};

/** Two places: a PDF has two sheets, and the ZIP names the second place. */
const expectFilesOfAllPlaces = async (office: Page): Promise<void> => {
  await office.getByRole('button', { name: 'Download all places' }).click();
  const fetched = async (name: string): Promise<string> => {
    const address = await office.getByRole('menuitem', { name }).getAttribute('href');
    return (await (await office.request.get(address ?? '')).body()).toString('latin1');
  };
  const posters = await fetched('Posters A4, one PDF');
  expect([posters.slice(0, 5), posters.match(/\/Type \/Page\b/g)?.length]).toEqual(['%PDF-', 2]);
  expect(await fetched('PNG and SVG pictures, one ZIP')).toContain('qr-bus-stop-');
  const saving = office.waitForEvent('download');
  await office.getByRole('menuitem', { name: 'Sheets of cards, one PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^qr-posters-.*-cards\.pdf$/);
};

test('a campaign with a start in the future is scheduled, residents see the date, and it can be unscheduled', async ({
  office,
}) => {
  await visit(office, '/dashboard/campaigns');
  const id = await makeCampaign(office, 'Winter service');
  await visit(office, detail(id, 'delivery'));
  await office.getByLabel('Start Date').fill('2099-03-01T09:00');
  await reviewAndOpen(office, 'Schedule for 1 March 2099 at 09:00');
  await expectInView(office.getByText('Campaign scheduled. It opens on 1 March 2099 at 09:00.'));
  await expect(status(office, 'Scheduled')).toBeVisible();
  await expect(office.getByText('Opens 1 March 2099')).toBeVisible();
  await expectPublicState(office, id, 'not_yet_open');
  await confirm(office, 'Unschedule');
  await expect(status(office, 'Ready')).toBeVisible();
  await office.getByLabel('Start Date').fill('2099-04-01T09:00');
  await office.getByRole('button', { name: 'Save Delivery Settings' }).click();
  await expectUncovered(office, 'Delivery configuration saved successfully!', [
    office.getByRole('button', { name: 'Save Delivery Settings' }),
  ]);
});

test('a campaign is paused, resumed, completed and archived, and residents and staff see each state', async ({
  office,
  baseURL,
}) => {
  await visit(office, '/dashboard/campaigns');
  const title = `Street lighting ${run}`;
  const id = await makeCampaign(office, title);
  await activateCampaign(office, id);
  await visit(office, `/dashboard/campaigns?q=${title}`);
  await expect(card(office, title).getByText('QR Active')).toBeVisible();
  await chooseAction(office, 'Pause', card(office, title));
  const paused = 'Campaign paused. No new responses will be collected until you reactivate it.';
  await expect(office.getByText(paused)).toBeVisible();
  await expectPublicState(office, id, 'paused');
  await chooseAction(office, 'Resume', card(office, title));
  await expect(card(office, title).getByText('Active', { exact: true })).toBeVisible();
  await expectPublicState(office, id, 'open');

  await visit(office, detail(id));
  await confirm(office, 'Complete');
  await expect(status(office, 'Completed')).toBeVisible();
  await expectPublicState(office, id, 'ended');
  await confirm(office, 'Reopen');
  await expect(status(office, 'Active')).toBeVisible();
  await expectPublicState(office, id, 'open');
  await confirm(office, 'Complete');
  await expect(status(office, 'Completed')).toBeVisible();
  await chooseAction(office, 'Archive');
  await expect(status(office, 'Archived')).toBeVisible();
  const history = office.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(9);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(status(office, 'Completed')).toBeVisible();
  await chooseAction(office, 'Archive');
  await expect(status(office, 'Archived')).toBeVisible();
  await chooseAction(office, 'Unarchive');
  await expect(status(office, 'Completed')).toBeVisible();

  await expectMail(baseURL, demoUsers.riversideAdmin.email, `“${title}” is complete`);
  await office.goto(`/dev/inbox?q=${title}`);
  await expectAccessible(office);
  await office
    .getByRole('link', { name: /^admin@.*is complete/ })
    .first()
    .click();
  // In its frame, and as text. The line that mail programs show beside the subject is hidden.
  const framed = office.frameLocator('iframe').getByText('The campaign takes no more responses.');
  await expect(framed.filter({ visible: true })).toBeVisible();
  await office.getByRole('link', { name: 'Text', exact: true }).click();
  await expect(office.getByRole('main').getByText('The campaign takes no more responses.')).toBeVisible();
  await expectAccessible(office);
});

test('an audience is a segment with a size; each place has a QR code, on a poster and on cards', async ({ office }) => {
  await visit(office, '/dashboard/campaigns');
  const id = await makeCampaign(office, `Posters ${run}`);
  await activateCampaign(office, id);
  const segment = `Everybody ${run}`;
  await send(office, 'post', '/api/segments', { name: segment, filter: {} });
  await visit(office, detail(id, 'delivery'));
  await office.getByRole('combobox', { name: 'Linked segment' }).click();
  await office.getByRole('option', { name: segment }).click();
  await expect(office.getByText(/^Estimated size: [\d,]+ subscribers$/)).toBeVisible();

  await office.getByRole('tab', { name: 'QR codes and posters' }).click();
  const codes = office.getByRole('region', { name: 'QR Code Management' });
  await codes.getByLabel('Another place').fill('Bus stop');
  await codes.getByRole('button', { name: 'Generate QR Code' }).click();
  await expect(codes.getByLabel('Place', { exact: true })).toHaveCount(2);
  await expectFilesOfAllPlaces(office);
  await codes.getByRole('button', { name: 'Download: Bus stop' }).click();
  for (const paper of ['Poster A4', 'Poster A3', 'Sheet of cards']) {
    const address = await office.getByRole('menuitem', { name: paper }).getAttribute('href');
    const file = await office.request.get(address ?? '');
    const text = (await file.body()).toString('latin1');
    expect([text.slice(0, 5), text.match(/\/Type \/Page\b/g)?.length]).toEqual(['%PDF-', 1]);
  }
  const saving = office.waitForEvent('download');
  await office.getByRole('menuitem', { name: 'Poster A4' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^qr-.*-poster-a4\.pdf$/);

  const address = await codes.getByLabel('Survey URL').last().inputValue();
  const scanned = async () => (await office.request.get(address)).status();
  await expect.poll(scanned, { timeout: 20_000 }).toBe(200);
  await codes.getByRole('switch', { name: 'In use' }).last().click({ force: true });
  await expect(codes.getByText(/People who scan it are told/)).toBeVisible();
  await expect.poll(scanned, { timeout: 20_000 }).toBe(410);
});

test('an officer gives a campaign a short link, residents open it, and a changed one goes on working', async ({
  office,
  browser,
  product,
}) => {
  await visit(office, '/dashboard/campaigns');
  const id = await makeCampaign(office, `Harbour ${run}`);
  await activateCampaign(office, id);
  await expectPublicState(office, id, 'open');
  await visit(office, detail(id));
  const name = `harbour-${run}`;
  const address = `${product.origin}/riverside/${name}`;
  await office.getByRole('button', { name: 'Choose a short link' }).click();
  const dialog = office.getByRole('dialog', { name: 'Short link' });
  const field = dialog.getByRole('textbox', { name: 'Short link' });
  const link = office.getByRole('region', { name: 'Public link' }).getByRole('textbox', { name: 'Short link' });
  await field.fill('bin-day');
  await dialog.getByRole('button', { name: 'Save short link' }).click();
  await expect(dialog.getByText(/^This address is taken by the sign-up page/)).toBeVisible();
  await expectAccessible(office);
  await field.fill(name);
  await expect(dialog.getByText(address, { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(link).toHaveValue(address);

  const resident = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const opens = async () => {
    await resident.goto(`${address}?lang=en`);
    return new URL(resident.url()).pathname + new URL(resident.url()).search;
  };
  await expect.poll(opens, { timeout: 20_000 }).toBe(`/riverside/survey/${id}?lang=en`);
  await expect(resident.getByRole('heading', { level: 1 })).toBeVisible();

  await office.getByRole('button', { name: 'Change short link' }).click();
  await field.fill(`${name}-quay`);
  await dialog.getByRole('button', { name: 'Save short link' }).click();
  await expect(link).toHaveValue(`${address}-quay`);
  expect(await opens()).toBe(`/riverside/survey/${id}?lang=en`);
  await resident.context().close();
});

test('a duplicate is a separate draft, and Undo restores a deleted campaign', async ({ office }) => {
  await visit(office, '/dashboard/campaigns');
  const title = `Market square ${run}`;
  const id = await makeCampaign(office, title);
  await activateCampaign(office, id);
  await visit(office, `/dashboard/campaigns?q=${title}`);
  await chooseAction(office, 'Duplicate', card(office, title));
  await office.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Open' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(office.getByText('1 question in the survey')).toBeVisible();

  await visit(office, `/dashboard/campaigns?q=${title}`);
  await chooseAction(office, 'Delete', card(office, title));
  const question = office.getByRole('dialog', { name: 'Delete campaign' });
  await expect(question.getByText('Are you sure you want to delete this campaign?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card(office, title)).toHaveCount(0);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(card(office, title)).toBeVisible();
  await expectPublicState(office, id, 'open');
});

test('campaigns get labels, are filtered and sorted as a table, and are archived together with Undo', async ({
  office,
}) => {
  await visit(office, '/dashboard/campaigns');
  const label = `Roads ${run}`;
  const titles = [`Große Straße ${run}`, `Kerbs ${run}`];
  for (const title of titles) {
    await makeCampaign(office, title);
    await visit(office, `/dashboard/campaigns?q=${title}`);
    await chooseAction(office, 'Labels', card(office, title));
    const dialog = office.getByRole('dialog', { name: 'Labels' });
    await dialog.getByRole('combobox', { name: 'Labels of this campaign' }).fill(label);
    await office.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Save labels' }).click();
    await expect(card(office, title).getByText(label)).toBeVisible();
  }
  await visit(office, `/dashboard/campaigns?q=strasse grosse ${run}`);
  await expect(card(office, titles[0] ?? '')).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(1);

  await visit(office, '/dashboard/campaigns');
  await office.getByRole('combobox', { name: 'Label' }).click();
  await office.getByRole('option', { name: `${label} (2)` }).click();
  await office.getByText('Table', { exact: true }).click({ force: true });
  const table = office.getByRole('table', { name: 'Campaigns' });
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('link')).toHaveText(titles);
  await expectAccessible(office);
  await table.getByRole('checkbox', { name: 'Select all campaigns that can be archived' }).check();
  const bulk = office.getByRole('group', { name: 'Selected campaigns' });
  await bulk.getByRole('button', { name: 'Archive' }).click();
  await expect(office.getByRole('button', { name: 'Archived campaigns (2)' })).toBeVisible();
  await office.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByRole('link')).toHaveText(titles);
});

test('a campaign begins with a template from the library', async ({ office }) => {
  await visit(office, '/dashboard/overview');
  await office.getByRole('link', { name: 'Create Survey' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible();
  await office.getByRole('tab', { name: 'Templates' }).click();
  const template = office.getByRole('article').first();
  await template.getByRole('button', { name: /^Preview/ }).click();
  await expect(office.frameLocator('[role=dialog] iframe').getByText(/Question 1 of/)).toBeVisible();
  await office.keyboard.press('Escape');
  await template.getByRole('link', { name: /in a new campaign$/ }).click();
  const dialog = office.getByRole('dialog', { name: 'Create New Campaign' });
  await dialog.getByRole('textbox', { name: 'Campaign Title' }).fill('From a template');
  // Escape asks before it discards the typed text.
  await office.keyboard.press('Escape');
  const question = office.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Campaign Title' })).toHaveValue('From a template');
  await dialog.getByRole('button', { name: 'Create Campaign' }).click();
  await expect(office).toHaveURL(/\/builder$/);
  await leaveBuilder(office);
  await expect(office.getByText('The survey check finds no error')).toBeVisible();
});
