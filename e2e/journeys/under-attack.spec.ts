import type { Browser, Page } from '@playwright/test';
import { activateCampaign, expectPublicState, makeCampaign, send } from '../commands/campaigns';
import { expect, test } from '../fixtures/test';

const title = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

/** An open campaign with one question, at the level that staff set. Returns the address of its page. */
const openWatchful = async (office: Page, name: string) => {
  const id = await makeCampaign(office, name);
  await activateCampaign(office, id);
  await expectPublicState(office, id, 'open');
  await send(office, 'put', `/api/campaigns/${id}/integrity/level`, { level: 'watchful' });
  const path = `/riverside/survey/${id}`;
  const isChallenged = async () => (await (await office.request.get(path)).text()).includes('Sending takes about');
  await expect.poll(isChallenged, { timeout: 20_000 }).toBe(true);
  return { id, path };
};

interface Kept {
  readonly items: readonly { readonly marks: readonly string[] }[];
}

/** The marks of the responses that campaigns has, when there are as many. */
const marksOf = async (office: Page, id: string, count: number): Promise<readonly (readonly string[])[]> => {
  const read = async () => {
    const answer = await office.request.get(`/api/campaigns/${id}/responses`);
    return ((await answer.json()) as Kept).items.map(({ marks }) => marks);
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(count);
  return read();
};

/** The browser of the journeys names itself a program. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const newPage = async (browser: Browser, baseURL: string, javaScriptEnabled = true): Promise<Page> => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled, userAgent, locale: 'en-GB' });
  return context.newPage();
};

test('a page of a watchful campaign computes a proof while the person answers, and staff see level and reason', async ({
  office,
  browser,
  baseURL,
}) => {
  const { id, path } = await openWatchful(office, 'Under attack with script');
  const page = await newPage(browser, baseURL);
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  const workers: string[] = [];
  page.on('worker', (worker) => void workers.push(new URL(worker.url()).pathname));
  await page.goto(path);
  await page.getByRole('textbox').fill('More trees');
  // Fewer seconds are a mark of their own.
  await page.waitForTimeout(2_500);
  const sent = page.waitForRequest((request) => request.url().endsWith('/responses'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(title(page)).toBeVisible();
  expect((await (await sent).allHeaders())['x-proof-of-work']).toMatch(/^\d+(-\d+){15}$/);
  expect([workers.length, workers[0], refused]).toEqual([1, expect.stringContaining('proof-worker'), []]);
  await page.context().close();
  expect(await marksOf(office, id, 1)).toEqual([[]]);

  const integrity = await (await office.request.get(`/api/campaigns/${id}/integrity`)).json();
  expect(integrity).toMatchObject({ level: 'watchful', isWatchful: true, watchfulReason: 'set_by_staff' });
  const { items } = await (await office.request.get(`/api/campaigns/${id}/annotations`)).json();
  expect(items).toContainEqual(expect.objectContaining({ kind: 'level_set', text: 'watchful' }));
  await office.goto(`/dashboard/campaigns/${id}/reports`);
  await expect(office.getByText('Protection turned on').first()).toBeVisible();
});

test('a page of a watchful campaign keeps its proof for a response that is sent offline', async ({
  office,
  browser,
  baseURL,
}) => {
  const { id, path } = await openWatchful(office, 'Under attack without connection');
  const page = await newPage(browser, baseURL);
  await page.goto(path);
  await page.getByRole('textbox').fill('More benches');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Saved, waiting for a connection' })).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await expect(title(page)).toBeVisible({ timeout: 40_000 });
  await page.context().close();
  expect(await marksOf(office, id, 1)).toEqual([[]]);
});

test('without script the form of a watchful campaign is sent once, waits, and is accepted without a mark', async ({
  office,
  browser,
  baseURL,
}) => {
  const { id, path } = await openWatchful(office, 'Under attack without script');
  const page = await newPage(browser, baseURL, false);
  await page.goto(path);
  // Texts in this element are not searched.
  await expect(page.locator('noscript p')).toContainText('Sending takes about 5 seconds.');
  await page.getByRole('textbox').first().fill('More shade');
  const began = Date.now();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(title(page)).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(5_000);
  await page.context().close();
  expect(await marksOf(office, id, 1)).toEqual([[]]);
});

test('a response without proof is accepted and marked, and staff find it by the mark', async ({ office, baseURL }) => {
  const { id, path } = await openWatchful(office, 'Under attack by a program');
  const html = await (await office.request.get(path)).text();
  const startToken = /name="startToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const survey = await (await office.request.get(`/api/public/surveys/${id}`)).json();
  const answers = [{ questionId: survey.survey.questions[0].id, answer: 'More cars' }];
  const answer = await office.request.post(`/api/public/surveys/${id}/responses`, {
    data: { startToken, answers },
    headers: { 'idempotency-key': `attack-${id}`, origin: baseURL },
  });
  expect(answer.status()).toBe(201);
  const [marks] = await marksOf(office, id, 1);
  expect(marks).toContain('without_proof');
  const marked = await office.request.get(`/api/campaigns/${id}/responses?mark=without_proof`);
  expect(((await marked.json()) as Kept).items).toHaveLength(1);
});
