import type { Page } from '@playwright/test';
import { addressChangeLink, confirmationLink, linksTo } from '../commands/inbox';
import { expect, expectAccessible, test } from '../fixtures/test';
import { expectQuestion } from '../pages/resident.page';

const PATIENT = { timeout: 20_000 };
/** A program is faster. A person who is faster must confirm, whatever the council's setting. */
const READ_MS = 600;

let people = 0;
const newAddress = (): string => {
  people += 1;
  return `sam.${Date.now()}.${people}@residents.example`;
};

const fields = [
  { id: 'name', type: 'text', label: 'Your name', required: true },
  { id: 'email', type: 'email', label: 'Email Address', required: true },
  { id: 'phone', type: 'phone', label: 'Phone' },
  { id: 'ward', type: 'select', label: 'Ward', required: true, options: ['North', 'South'] },
  { id: 'wish', type: 'textarea', label: 'What matters to you?' },
  { id: 'age', type: 'checkbox', label: 'I am 16 or older', required: true },
];

/**
 * Creates a sign-up page of the council over the API. Residents can open it after the public service gets the event.
 */
const makePage = async (
  office: Page,
  resident: Page,
  title: string,
  more: { fields: typeof fields },
): Promise<string> => {
  // The API accepts requests from the product's own pages only.
  await office.goto('/dashboard/opt-in');
  const { origin } = new URL(office.url());
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await office.request[method](path, { data, headers: { origin } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as { id: string; slug: string };
  };
  const { items } = (await (await office.request.get('/api/tags')).json()) as { items: { id: string; name: string }[] };
  const tagIds = items.filter(({ name }) => /^(Council news|Parks & open spaces)$/.test(name)).map(({ id }) => id);
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`;
  const { id } = await send('post', '/api/opt-in-pages', { title, slug, tagIds });
  await send('patch', `/api/opt-in-pages/${id}`, more);
  const path = `/riverside/${slug}`;
  // There are two events: the page is created, then it gets its fields.
  const shown = async () => {
    const html = await (await resident.request.get(path)).text();
    return more.fields.every(({ label }) => html.includes(label));
  };
  await expect.poll(shown, PATIENT).toBe(true);
  return path;
};

/** The status of a person as staff see it. */
const statusOf = async (office: Page, address: string): Promise<string | undefined> => {
  const answer = await office.request.get(`/api/subscribers?q=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { items: { status: string }[] }).items[0]?.status;
};

const fillIn = async (page: Page, address: string) => {
  await page.getByLabel(/^Your name/).fill('Sam');
  await page.getByLabel(/^Email Address/).fill(address);
  await page.getByLabel(/^Ward/).selectOption('North');
  await page.getByLabel(/^I am 16 or older/).check();
  await page.getByRole('checkbox', { name: /^Council news/ }).check();
};

test('a resident signs up, confirms by mail, changes topics and unsubscribes; opening links changes nothing', async ({
  office,
  page,
  product,
}) => {
  const address = newAddress();
  const path = await makePage(office, page, 'Have your say', { fields });
  await page.goto(path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe to Updates' }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading', { name: 'Please fill in all required fields' })).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Please select at least one subscription option' })).toBeVisible();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Email address is required' }).click();
  await expect(page.getByLabel(/^Email Address/)).toBeFocused();

  await fillIn(page, address);
  await page.getByRole('button', { name: 'Subscribe to Updates' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(
    page.getByText(/^We have sent you an email\. Please open it and press the button in it\./),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => statusOf(office, address), PATIENT).toBe('pending');

  const link = await confirmationLink(product.origin, address);
  for (const each of await linksTo(product.origin, address)) expect((await page.request.get(each)).ok()).toBe(true);
  expect(await statusOf(office, address)).toBe('pending');

  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText(/^Subscription confirmed\./)).toBeFocused();
  await expectAccessible(page);
  expect(await statusOf(office, address)).toBe('active');

  await page.getByRole('checkbox', { name: /^Parks/ }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Parks/ })).toBeChecked();

  const token = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('button', { name: 'Pause for 30 days' }).click();
  await expect(page.getByText('Your mail is paused.')).toBeFocused();
  expect(await statusOf(office, address)).toBe('active');
  await page.getByRole('button', { name: 'Get mail again now' }).click();
  await expect(page.getByText('You get mail again.')).toBeFocused();
  await page.getByRole('link', { name: 'See, correct or download what is kept about you' }).click();
  await expect(page.getByRole('heading', { name: 'What is kept about you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Parks & open spaces' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Ward').fill('North');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeFocused();
  const kept = await page.request.get(`/preferences/${token}/data.json`);
  expect(await kept.json()).toMatchObject({
    subscriber: { email: address },
    attributes: [{ name: 'Ward', value: 'North' }],
  });
  for (const end of ['address', 'erase']) {
    await page.goto(`/preferences/${token}/${end}`);
    await expectAccessible(page);
  }

  // As a mail program does it (RFC 8058).
  const form = { 'List-Unsubscribe': 'One-Click' };
  const answer = await page.request.post(`/api/public/unsubscribe/${token}`, { form });
  expect(answer.status()).toBe(204);
  await expect.poll(() => statusOf(office, address), PATIENT).toBe('unsubscribed');
  await page.goto(`/unsubscribe/${token}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeFocused();
  await expectAccessible(page);
});

test('a resident without script signs up, changes the address from both mailboxes, unsubscribes, and erases all', async ({
  browser,
  office,
  page,
  product,
}) => {
  const address = newAddress();
  const path = await makePage(office, page, 'Without script', { fields });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const plain = await context.newPage();
  await plain.goto(path);
  await plain.getByLabel(/^What matters to you/).fill('Trees & benches');
  await plain.getByRole('button', { name: 'Subscribe to Updates' }).click();
  await expect(plain.getByRole('heading', { name: 'Please fill in all required fields' })).toBeVisible();
  await expect(plain.getByLabel(/^What matters to you/)).toHaveValue('Trees & benches');
  await fillIn(plain, address);
  await plain.getByRole('button', { name: 'Subscribe to Updates' }).click();
  await expect(plain.getByRole('heading', { name: 'One more step' })).toBeVisible();

  await plain.goto(await confirmationLink(product.origin, address));
  await plain.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(plain.getByText(/^Subscription confirmed\./)).toBeVisible();
  const own = new URL(plain.url()).pathname;
  const moved = newAddress();
  await plain.getByRole('link', { name: 'Get mail at another address' }).click();
  await plain.getByLabel('New email address').fill(moved);
  await plain.getByRole('button', { name: 'Send both mails' }).click();
  await expect(plain.getByRole('heading', { name: 'Please open both mailboxes' })).toBeVisible();
  for (const mailbox of [moved, address]) {
    expect(await statusOf(office, moved)).toBeUndefined();
    await plain.goto(await addressChangeLink(product.origin, mailbox));
    await plain.getByRole('button', { name: 'Yes, change it' }).click();
  }
  await expect(plain.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  expect([await statusOf(office, moved), await statusOf(office, address)]).toEqual(['active', undefined]);

  await plain.goto(own);
  await plain.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(plain.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expect.poll(() => statusOf(office, moved), PATIENT).toBe('unsubscribed');
  await plain.goto(`${own}/erase`);
  await plain.getByRole('button', { name: 'Erase everything now' }).click();
  await expect(plain.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
  expect(await statusOf(office, moved)).toBeUndefined();
  await plain.goto(own);
  await expect(plain.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
});

test('a resident is offered updates in a dialog after a survey, and then sees the thank-you page', async ({
  office,
  page,
}) => {
  const address = newAddress();
  await page.goto('/riverside/survey/riverside-park');
  await expectQuestion(page);
  const submit = page.getByRole('button', { name: /^(Next|Submit)$/ });
  const thanks = page.getByRole('heading', { name: 'Thank You!' });
  const question = page.locator('.fm-question:not([hidden])');
  const check = page.getByRole('heading', { name: 'Check your answers' });
  const progress = page.getByText(/^Question \d+ of \d+$/);
  for (let number = 1, isLast = false; !isLast; number += 1) {
    // After the last question the page lists the answers.
    await expect(progress.filter({ hasText: `Question ${number} of` }).or(check)).toBeVisible();
    if (await submit.isDisabled()) {
      const choice = question.locator('input[type=radio]').first();
      if ((await choice.count()) > 0) await choice.check({ force: true });
      else await question.locator('select').first().selectOption({ index: 1 });
    }
    await expect(submit).toBeEnabled();
    isLast = (await submit.textContent()) === 'Submit';
    await submit.click();
  }
  const dialog = page.getByRole('dialog', { name: 'Stay in touch with Riverside Council' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Subscribe to Updates' }).click();
  await expect(dialog.getByText('Please enter your email and select at least one subscription option')).toBeVisible();
  await dialog.getByLabel(/^Email Address/).fill(address);
  await dialog.getByRole('checkbox', { name: /^Council news/ }).check();
  await page.waitForTimeout(READ_MS);
  await dialog.getByRole('button', { name: 'Subscribe to Updates' }).click();
  // This council requires a confirmation: the message stays open until it is closed, and is then on the thank-you page.
  const oneMoreStep = page.getByRole('dialog', { name: 'One more step' });
  await expect(oneMoreStep.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(oneMoreStep.getByText(`We have sent an email to ${address}.`)).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(4_000);
  await oneMoreStep.getByRole('button', { name: 'Close' }).first().click();
  await expect(oneMoreStep).toHaveCount(0);
  await expect(thanks).toBeVisible();
  await expect(page.getByText(`We have sent an email to ${address}.`)).toBeVisible();
  await expect.poll(() => statusOf(office, address), PATIENT).toBe('pending');
});

test('an unknown address shows residents a not-found page', async ({ page }) => {
  for (const [path, words] of [
    ['/riverside/nothing-here', 'This opt-in page does not exist or is no longer available.'],
    ['/preferences/forged.token', 'This link no longer works'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  }
});
