import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { ARRIVES_MS, visit } from '../pages/visit';

/** Long enough for a list, short enough to look at the number again. */
const SETTLES_MS = 3_000;

const reports = '/dashboard/campaigns/riverside-park/reports';

/** The number of comments in the name of a button or link. */
const numberIn = async (page: Page, role: 'button' | 'link', name: RegExp): Promise<number> => {
  const control = page.getByRole(role, { name });
  await expect(control).toBeVisible();
  return Number(/\d+/.exec((await control.getAttribute('aria-label')) ?? (await control.innerText()))?.[0]);
};

const atPhoneSize = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('an officer corrects labels by keyboard, makes and merges themes, and figures and files follow', async ({
  office,
}) => {
  await visit(office, `${reports}/comments/setup`);
  await expect(office.getByText(/^All \d+ comments are read\./)).toBeVisible({ timeout: ARRIVES_MS });
  await visit(office, `${reports}/comments`);
  const table = office.getByRole('table', { name: 'Comments, newest first' });
  await office.getByRole('button', { name: /^Negative \d+$/ }).click();
  await expect(office).toHaveURL(/comments\/all\?sentiment=negative/);
  const negative = await numberIn(office, 'button', /^Negative \d+$/);
  await expect(table.getByRole('row')).toHaveCount(negative + 1);

  // A person is right, and the machine is not asked.
  const first = table.getByRole('row').nth(1);
  await first.focus();
  await office.keyboard.press('p');
  await expect(first.getByRole('button', { name: 'Positive' })).toHaveAttribute('aria-pressed', 'true');
  await expect(office.getByText(`${negative - 1} comments`, { exact: true })).toBeVisible();
  await office.keyboard.press('u');
  await expect(office.getByText(`${negative} comments`, { exact: true })).toBeVisible();
  await expectSound(office);
  await atPhoneSize(office);

  await office.getByRole('tab', { name: 'Themes' }).click();
  await office.getByRole('button', { name: 'Add theme' }).click();
  await office.getByRole('textbox', { name: 'Name' }).fill('Ducks and birds');
  await office.getByRole('button', { name: 'Add theme' }).click();
  await expect(office.getByRole('button', { name: 'Edit Ducks and birds' })).toBeVisible();
  await expectSound(office);
  await atPhoneSize(office);

  await office.getByRole('tab', { name: 'All comments' }).click();
  await expect(table).toBeVisible();
  await first.focus();
  await office.keyboard.press('t');
  await office.getByRole('textbox', { name: /^Themes: Response/ }).fill('ducks');
  await office.keyboard.press('Enter');
  await office.keyboard.press('Escape');
  await expect(first).toContainText('Ducks and birds');

  await office.getByRole('tab', { name: 'Themes' }).click();
  await office.getByRole('button', { name: 'More actions for Ducks and birds' }).click();
  await office.getByRole('menuitem', { name: 'Merge into another theme' }).click();
  await office.getByRole('combobox', { name: 'Merge into' }).click();
  await office.getByRole('option', { name: 'Trees, flowers and nature' }).click();
  await office.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(office.getByRole('button', { name: 'Edit Ducks and birds' })).toHaveCount(0);
  const about = /Show the \d+ comments about Trees, flowers and nature/;
  // Comments are read again with the changed codebook, so their number rises for a moment.
  await expect(async () => {
    await visit(office, `${reports}/comments/themes`);
    const merged = await numberIn(office, 'link', about);
    await office.getByRole('link', { name: about }).click();
    await expect(office).toHaveURL(/comments\/all\?theme=/);
    await expect(table.getByRole('row')).toHaveCount(merged + 1, { timeout: SETTLES_MS });
  }).toPass({ timeout: ARRIVES_MS });

  // Opinions in context: who is dissatisfied, and about which theme.
  await visit(office, `${reports}/comments/all`);
  await office.getByRole('button', { name: 'What do those who are dissatisfied say?' }).click();
  const question = office.getByRole('option', { name: /How do you feel about Riverside Park/ });
  await question.click();
  await expect(office).toHaveURL(/where=/);
  await office.getByRole('group', { name: 'Comments by Theme' }).getByRole('button').first().click();
  await expect(office).toHaveURL(/theme=/);
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectSound(office);

  const download = office.waitForEvent('download');
  await visit(office, `${reports}/overview`);
  await office.getByRole('button', { name: 'Export', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Export CSV', exact: true }).click();
  await office.getByRole('button', { name: 'Export for staff' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('Trees, flowers and nature');
  expect(text).not.toContain('Ducks and birds');
});
