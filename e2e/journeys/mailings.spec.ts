import type { Browser, Page } from '@playwright/test';
import { reportAnswered } from '../commands/answers';
import { activateCampaign, expectPublicState, makeCampaign, send } from '../commands/campaigns';
import { linksTo } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { expectUncovered } from '../pages/uncovered';
import { visit } from '../pages/visit';

const PATIENT = { timeout: 45_000 };
const PEOPLE = 5;

/** People with a new tag, and a segment of them. */
const makePeople = async (office: Page, mark: string): Promise<string[]> => {
  const tag = (await send(office, 'post', '/api/tags', { name: mark })) as { id: string };
  const addresses = Array.from({ length: PEOPLE }, (_, at) => `${mark}.${at}@residents.example`.toLowerCase());
  for (const email of addresses) {
    await send(office, 'post', '/api/subscribers', { email, tagIds: [tag.id], consentSource: 'Town fair' });
  }
  await send(office, 'post', '/api/segments', { name: mark, filter: { tagIds: [tag.id] } });
  return addresses;
};

const invitationsTo = async (origin: string, address: string, campaignId: string): Promise<string[]> => [
  ...(await linksTo(origin, address)).filter((link) => link.includes(`/survey/${campaignId}?invitation=`)),
];

const answer = async (page: Page, link: string) => {
  await page.goto(link);
  await page.getByRole('textbox', { name: /What should change/ }).fill('More benches');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible(PATIENT);
};

/** Answers as a plain form, without script. */
const answerPlainly = async (browser: Browser, baseURL: string, link: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await answer(page, link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You Have Already Answered' })).toBeVisible();
  await context.close();
};

const figure = (office: Page, name: string) =>
  office
    .locator('dl > div')
    .filter({ has: office.getByText(name, { exact: true }) })
    .locator('dd');

/** From the editor's page: all recipients are counted, and some mails shown, before the time is chosen. */
const review = async (office: Page, people: number) => {
  await expect(office.getByText(`${people} people would get it now.`)).toBeVisible(PATIENT);
  await office.getByRole('button', { name: 'Review and send' }).click();
  const dialog = office.getByRole('dialog', { name: 'Send it?' });
  await expect(dialog.getByText(`${people} people will get this message.`)).toBeVisible(PATIENT);
  await expect(dialog.getByRole('region', { name: 'How it arrives' })).toBeVisible(PATIENT);
  return dialog;
};

/** The mailing then waits for its first message. */
const reviewAndSend = async (office: Page, people: number) => {
  const dialog = await review(office, people);
  await dialog.getByRole('button', { name: `Send to ${people} people` }).click();
};

/** Sends without the time to undo it. */
const sendNow = async (office: Page, people: number) => {
  await office.getByRole('button', { name: 'Send now' }).click();
  await expect(figure(office, 'Sent')).toHaveText(String(people), PATIENT);
};

/** The focus is on Undo. After it the mailing is a draft again. */
const undoByKeyboard = async (office: Page) => {
  await expect(office.getByText(/^Sending begins in \d+ seconds$/)).toBeVisible(PATIENT);
  await expectAccessible(office);
  await expect(office.getByRole('button', { name: 'Undo' })).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(office.getByText('Undone. Nothing was sent. It is a draft again.')).toBeVisible(PATIENT);
  await expect(office.getByRole('button', { name: 'Review and send' })).toBeVisible(PATIENT);
};

/** The confirmation message covers none of the editor's buttons. */
const saveDraft = async (office: Page) => {
  const [save, send] = ['Save draft', 'Review and send'].map((name) => office.getByRole('button', { name }));
  await save?.click();
  await expectUncovered(
    office,
    'Draft saved.',
    [save, send].flatMap((button) => button ?? []),
  );
};

/**
 * Schedules a mailing for an hour later and then changes it: it is removed from the schedule and can be sent
 * immediately.
 */
const scheduleAndChange = async (office: Page, people: number, subject: string) => {
  const dialog = await review(office, people);
  await expect(dialog.getByText('Nobody in this audience is left out.')).toBeVisible(PATIENT);
  await dialog.getByText('At a time', { exact: true }).click();
  await dialog.getByRole('button', { name: `Schedule for ${people} people` }).click();
  await expect(office.getByText(/^Begins on /)).toBeVisible(PATIENT);
  await office.getByRole('button', { name: 'Edit' }).click();
  await expect(office.getByText(/it is taken off the schedule/)).toBeVisible();
  await office.getByRole('textbox', { name: 'Subject' }).fill(subject);
};

test('a segment is invited, some answer once by their link, the others get a reminder, and the counts agree', async ({
  office,
  page,
  browser,
  product,
}) => {
  // Three mailings, a night, and the answers between them.
  test.setTimeout(180_000);
  const { origin, dataDir } = product;
  const mark = `Invited-${Date.now()}`;
  const id = await makeCampaign(office, `Benches ${mark}`, { deliveryMethods: ['email'] });
  const addresses = await makePeople(office, mark);
  await activateCampaign(office, id);
  await expectPublicState(office, id, 'open');

  await visit(office, `/dashboard/campaigns/${id}/delivery/email`);
  await expect(office.getByRole('region', { name: 'Email Campaign Settings' })).toBeVisible();
  await office.getByRole('link', { name: 'New invitation' }).click();
  await office.getByRole('radio', { name: 'A segment' }).check();
  await office.getByRole('combobox', { name: 'Segment' }).click();
  await office.getByRole('option', { name: new RegExp(mark) }).click();
  await expect(office.frameLocator('iframe').getByRole('link', { name: 'Take part in the survey' })).toBeVisible(
    PATIENT,
  );
  await expectAccessible(office);
  await saveDraft(office);
  await scheduleAndChange(office, PEOPLE, `Once more: benches for ${mark}`);
  await reviewAndSend(office, PEOPLE);
  await undoByKeyboard(office);
  expect(await invitationsTo(origin, addresses[0] ?? '', id)).toEqual([]);
  await reviewAndSend(office, PEOPLE);
  await sendNow(office, PEOPLE);
  await expect(office.getByRole('heading', { name: `Once more: benches for ${mark}` })).toBeVisible();
  await expectAccessible(office);

  const links = await Promise.all(addresses.map((address) => invitationsTo(origin, address, id)));
  expect(links.map((linksOfMail) => new Set(linksOfMail).size)).toEqual(addresses.map(() => 1));
  const [first = '', second = ''] = links.flatMap(([link = '']) => link);
  await answer(page, first);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'You Have Already Answered' })).toBeVisible();
  await expectAccessible(page);
  await answerPlainly(browser, origin, second);
  expect(await reportAnswered(dataDir)).toBe(2);
  await office.reload();
  await expect(async () => {
    await office.reload();
    await expect(figure(office, 'Answered')).toHaveText('2', { timeout: 10_000 });
  }).toPass(PATIENT);

  await visit(office, `/dashboard/campaigns/${id}/delivery/email`);
  await office.getByRole('link', { name: 'New reminder' }).click();
  await reviewAndSend(office, PEOPLE - 2);
  await sendNow(office, PEOPLE - 2);
  const reminded = await Promise.all(
    addresses.map(
      async (address) => (await linksTo(origin, address)).filter((link) => link.includes('/survey/')).length,
    ),
  );
  const invited = links.map((linksOfMail) => linksOfMail.length);
  expect(reminded.map((count, at) => count / (invited[at] ?? 1))).toEqual([1, 1, 2, 2, 2]);
});
