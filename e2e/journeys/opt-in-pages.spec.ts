import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test';
import { addOptInField, createOptInPage, expectPublicStatus, saveOptInPage } from '../pages/opt-in.page';
import { ARRIVES_MS, visit } from '../pages/visit';

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A program is faster. A person who is faster must confirm, whatever the council's setting. */
const READ_MS = 600;

/** The browser of the journeys says that it is a program, and programs are not counted. */
const PHONE = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const naturalWidth = 'document.querySelector("img[alt^=QR]").naturalWidth';

test('an officer makes a sign-up page, styles it, tries it, opens it, and renames it (E-18, E-34, E-84)', async ({
  office,
  product,
}) => {
  test.setTimeout(180_000);
  const title = `Market news ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const address = `${product.origin}/riverside/${slug}`;
  await visit(office, '/dashboard/opt-in');
  const id = await createOptInPage(office, title);
  await office.getByRole('button', { name: 'Deactivate' }).click();
  await expect(office.getByText('Inactive', { exact: true })).toBeVisible();
  await expectPublicStatus(office, address, 404);

  await office.getByRole('link', { name: 'Edit Page' }).click();
  await expect(office.getByRole('heading', { name: 'Form fields' })).toBeVisible({ timeout: ARRIVES_MS });
  await addOptInField(office, 'Choice from a list', 'Your market');
  await office.getByRole('textbox', { name: 'Options, one a line' }).fill('Old Town\nHarbour');
  await office.getByRole('textbox', { name: 'Label' }).last().press('Alt+ArrowUp');
  await expect(office.getByText('“Your market” is now field 1 of 2.')).toBeAttached();
  await office.getByRole('switch', { name: 'Use the council’s colour' }).uncheck();
  await office.getByRole('textbox', { name: 'Primary colour' }).fill('#0f766e');
  const live = office.frameLocator('iframe[title="The page as residents see it"]');
  await expect(live.getByLabel('Your market')).toBeVisible();
  await expect(live.getByRole('button', { name: 'Subscribe to Updates' })).toHaveCSS(
    'background-color',
    'rgb(15, 118, 110)',
  );
  await saveOptInPage(office);

  const [preview] = await Promise.all([
    office.waitForEvent('popup'),
    office.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: ARRIVES_MS });
  await expect(preview.getByLabel('Your market')).toBeVisible();
  await preview.close();
  await expectPublicStatus(office, address, 404);

  await visit(office, `/dashboard/opt-in/${id}`);
  await office.getByRole('button', { name: 'Activate' }).click();
  await expectPublicStatus(office, address, 200);
  await expect.poll(() => office.evaluate<number>(naturalWidth)).toBeGreaterThan(0);
  const poster = await office.request.get(`/api/opt-in-pages/${id}/poster.pdf`);
  expect((await poster.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await office.getByRole('link', { name: 'Edit Page' }).click();
  await office.getByRole('textbox', { name: 'URL Slug' }).fill(`${slug}-new`);
  await saveOptInPage(office);
  await expectPublicStatus(office, `${address}-new`, 200);
  await office.goto(address);
  await expect(office).toHaveURL(`${address}-new`);
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a resident signs up by the QR code of a place, and staff see the place in counts and export', async ({
  browser,
  office,
  product,
}) => {
  test.setTimeout(180_000);
  const title = `Places ${Date.now()}`;
  const address = `kim.${Date.now()}@residents.example`;
  await visit(office, '/dashboard/opt-in');
  const id = await createOptInPage(office, title);
  const places = office.getByRole('region', { name: 'QR codes by place' });
  await places.getByRole('textbox', { name: 'Another place' }).fill('Library');
  await places.getByRole('button', { name: 'Create QR code' }).click();
  const code = await places.getByRole('textbox', { name: 'Short address' }).inputValue();
  expect(code).toMatch(/\/q\/[2-9a-z]{8}$/);
  const short = `${product.origin}${new URL(code).pathname}`;
  await expectPublicStatus(office, short, 200);

  const context = await browser.newContext({ userAgent: PHONE });
  const page = await context.newPage();
  await page.goto(short);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(/^Email Address/).fill(address);
  await page.getByRole('checkbox').first().check();
  await page.waitForTimeout(READ_MS);
  await page.getByRole('button', { name: 'Subscribe to Updates' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await context.close();

  await expect(async () => {
    await visit(office, `/dashboard/opt-in/${id}`);
    await expect(places.getByText('Scanned 1 time · 1 signup')).toBeVisible({ timeout: ARRIVES_MS });
  }).toPass({ timeout: 60_000 });
  const link = office.getByRole('link', { name: 'Export signups' });
  const file = await office.request.get((await link.getAttribute('href')) ?? '');
  expect(await file.text()).toMatch(new RegExp(`"${address}",.*"Library"`));
});

test('Undo restores a deleted sign-up page with its address (E-79)', async ({ office, product }) => {
  const title = `Short lived ${Date.now()}`;
  const address = `${product.origin}/riverside/${title.toLowerCase().replaceAll(' ', '-')}`;
  await visit(office, '/dashboard/opt-in');
  await createOptInPage(office, title);
  await expectPublicStatus(office, address, 200);
  await office.getByRole('button', { name: 'More actions' }).click();
  await office.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = office.getByRole('dialog', { name: 'Delete opt-in page' });
  await expect(dialog.getByText('Are you sure you want to delete this opt-in page?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(office).toHaveURL(/\/dashboard\/opt-in$/);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByRole('article', { name: title })).toBeVisible();
  await expectPublicStatus(office, address, 200);
});

/** No violation, and no horizontal scrolling of the page. */
const expectSound = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate<number>(beyond)).toBe(0);
};

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`at the width of a ${name}`, () => {
    test.use({ viewport });

    test('the screens of sign-up pages and their dialogs have no accessibility violation', async ({ office }) => {
      test.setTimeout(180_000);
      await visit(office, '/dashboard/opt-in');
      await expectSound(office);
      await office.getByRole('button', { name: 'Delete' }).first().click();
      await expect(office.getByRole('dialog', { name: 'Delete opt-in page' })).toBeVisible();
      await expectSound(office);
      await visit(office, '/dashboard/opt-in?q=nothing-like-this');
      await expectSound(office);
      await visit(office, '/dashboard/opt-in/deleted');
      await expectSound(office);
      await visit(office, '/dashboard/opt-in?new=1');
      await expect(office.getByText('What will people receive updates about?')).toBeVisible();
      await expectSound(office);
      await visit(office, '/dashboard/opt-in?q=Riverside+news');
      await office.getByRole('link', { name: 'View Details →' }).first().click();
      await expect(office.getByRole('heading', { name: 'Recent Signups' })).toBeVisible({ timeout: ARRIVES_MS });
      await expectSound(office);
      const details = new URL(office.url()).pathname;
      await visit(office, `${details}/signups`);
      await expectSound(office);
      await visit(office, `${details}/edit`);
      await expectSound(office);
      const pane = office.getByRole('radiogroup', { name: 'What to show' });
      if (await pane.isVisible()) await pane.getByText('Live preview').click();
      const live = office.frameLocator('iframe[title="The page as residents see it"]');
      await expect(live.getByRole('button', { name: 'Subscribe to Updates' })).toBeVisible({ timeout: ARRIVES_MS });
      await expectSound(office);
    });
  });
}
