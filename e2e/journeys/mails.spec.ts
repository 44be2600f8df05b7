import path from 'node:path';
import { type Page, test } from '@playwright/test';
import { LOGO_URL, MAIL_URL, mailComposers, type SampleMail, sampleMails } from '../commands/mail-samples';
import { outlookProblems } from '../commands/outlook-subset';
import { expect, violationsOn } from '../fixtures/test';
import { elementsOf, horizontalScroll, shownTargets, shownWords, smallTargets, wordsOf } from '../pages/mail.page';

/** To look at the mails: MAIL_PICTURES=folder keeps a picture of each. */
const { MAIL_PICTURES } = process.env;
const HEIGHT = 800;
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><rect width="200" height="80" fill="#fff"/><circle cx="40" cy="36" r="24" fill="#2f7d32"/><path d="M0 62q50-14 100 0t100 0v18H0z" fill="#2563eb"/></svg>';

const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (MAIL_PICTURES) await page.screenshot({ path: path.join(MAIL_PICTURES, `${name}.png`), fullPage: true });
};

/** Opens the mail at an address of its own, with or without its pictures. */
const openMail = async (page: Page, { html }: SampleMail, hasPictures: boolean): Promise<void> => {
  await page.route(LOGO_URL, (route) =>
    hasPictures ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.abort(),
  );
  await page.route(MAIL_URL, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(MAIL_URL);
};

const expectSound = async (page: Page, name: string, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  for (const width of [600, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await horizontalScroll(page)).toBe(0);
    await keepPicture(page, `${name}-${width}-${colorScheme}`);
  }
  expect(await smallTargets(page)).toEqual([]);
  // Contrast of texts, texts of pictures and links, language.
  expect(await violationsOn(page)).toEqual([]);
};

test('each file that lays out a mail has a sample here', () => {
  const covered = new Set(sampleMails().map(({ from }) => from));
  expect(mailComposers().filter((file) => !covered.has(file))).toEqual([]);
});

test('the check of what Outlook knows finds planted violations', () => {
  const planted = [
    { tag: 'div', style: 'display:flex;padding:1px;background:red', attributes: [] },
    { tag: 'section', style: '', attributes: [] },
    { tag: 'img', style: 'position:absolute', attributes: ['alt'] },
  ];
  expect(outlookProblems(planted)).toEqual([
    '<div> has display:flex',
    '<div> has padding',
    '<div> has background',
    '<section> is not known',
    '<img> has position',
    '<img> has no attribute height',
  ]);
});

for (const mail of sampleMails()) {
  test(`the mail ${mail.name} fits, can be read and pressed in light and dark mode, and is drawn by Outlook`, async ({
    page,
  }) => {
    await openMail(page, mail, true);
    await expectSound(page, mail.name, 'light');
    await expectSound(page, mail.name, 'dark');
    expect(outlookProblems(await elementsOf(page))).toEqual([]);
    // The words of a link are an address only where somebody typed it.
    for (const { label, url } of await shownTargets(page)) if (label.includes('://')) expect(url).toBe(label);
    const shown = await shownWords(page);
    for (const words of wordsOf(mail.text)) expect(shown).toContain(words);
  });
}

test('a mail has all its texts when pictures are off', async ({ page }) => {
  const mail = sampleMails().find(({ name }) => name === 'invitation');
  if (!mail) throw new Error('no invitation');
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await openMail(page, mail, false);
  await expect(page.getByRole('img', { name: 'Riverside: a tree over water' })).toBeVisible();
  await expect(page.getByText('Riverside Borough Council', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take part in the survey' })).toBeVisible();
  await keepPicture(page, 'without-pictures');
});
