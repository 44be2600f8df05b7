import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test';
import { expectSound } from '../pages/sound';
import { visit } from '../pages/visit';

test('a new officer answers "what do people in East District say?" in three clicks, and takes the figures out', async ({
  office,
}) => {
  await visit(office, '/dashboard/overview');
  await office.getByRole('link', { name: 'Reports', exact: true }).first().click();
  await office.getByRole('link', { name: 'Library opening hours' }).click();
  await office.getByRole('button', { name: /^Only East District/ }).click();

  await expect(office.getByText(/^\d+ of 46 responses$/)).toBeVisible();
  const hours = office.getByRole('region', { name: 'How well do the opening hours suit you?' });
  await expect(hours).toContainText(/Average [1-5]\.\d of 5/);
  await expectSound(office);

  // A view is an address: of two questions against each other, without anybody's help.
  await visit(office, `${new URL(office.url()).pathname}?rows=library_district&columns=library_hours`);
  await expect(office.getByRole('table', { name: /who answered both; percent of the row/ })).toBeVisible();
  await expectSound(office);

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^library_opening_hours_responses_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('"Total Responses","46"');
  expect(text).toContain('"East District"');

  await office.getByRole('tab', { name: 'Submissions' }).click();
  await office.getByRole('button', { name: 'Exclude response 46' }).click();
  await office.getByRole('textbox', { name: 'Reason' }).fill('Sent by a colleague to try it out');
  await office.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click();
  await expect(office.getByText(/Not counted: Sent by a colleague/)).toBeVisible();
  await expectSound(office);
  await office.getByRole('button', { name: 'Count response 46 again' }).click();
  await expect(office.getByRole('button', { name: 'Exclude response 46' })).toBeVisible();

  await visit(office, '/dashboard/reports');
  await expect(office.getByRole('row', { name: /Library opening hours/ })).toBeVisible();
  await expectSound(office);
});
